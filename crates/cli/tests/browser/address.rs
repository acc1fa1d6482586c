//! Another program may use the address of the page one day. The service worker keeps the page, but must not claim the
//! address.

use std::io::{BufRead, BufReader, Write};
use std::net::{TcpListener, TcpStream};

use thirtyfour::error::WebDriverResult;

use crate::page::{Page, Size, run_as_usual};

/// What another program answers for a path: status, content type and text.
type Answers = fn(&str) -> (&'static str, &'static str, &'static str);

const HTML: &str = "text/html";
const OTHER_PAGE: (&str, &str, &str) = ("200 OK", HTML, "<p id='other'>Another program</p>");

/// Whether nothing of the worker is left: no registration and no cache.
const IS_GONE: &str = "const done = arguments[arguments.length - 1];
    Promise.all([navigator.serviceWorker.getRegistrations(), caches.keys()])
        .then(([workers, kept]) => done(workers.length === 0 && kept.length === 0));";

/// Whether the page came from the worker.
const IS_KEPT: &str = "return performance.getEntriesByType('navigation')[0].workerStart > 0;";

/// Starts another program at the address of the page, which runs until the tests end.
fn start_another(page: &Page, answers: Answers) {
    let address = page.address().trim_start_matches("http://").trim_end_matches('/');
    let listener = TcpListener::bind(address).expect("the address is free");
    std::thread::spawn(move || {
        for stream in listener.incoming().flatten() {
            // A browser may open connections before it needs them, so no connection may block the others.
            std::thread::spawn(move || answer(&stream, answers));
        }
    });
}

fn answer(mut stream: &TcpStream, answers: Answers) -> Option<()> {
    let mut lines = BufReader::new(stream).lines().map_while(Result::ok);
    let path = lines.next()?.split(' ').nth(1)?.to_string();
    lines.find(|line| line.is_empty())?;
    let (status, kind, text) = answers(&path);
    let length = text.len();
    write!(
        stream,
        "HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {length}\r\nConnection: close\r\n\r\n{text}"
    )
    .ok()
}

/// Lets the worker store the page, then stops the server and loads the stored page.
async fn keep_and_stop(page: &Page) -> WebDriverResult<()> {
    page.wait_for_service_worker().await?;
    page.reload().await?;
    assert!(page.script::<bool>(IS_KEPT).await?);
    page.stop_server();
    // A missing server is no reason for the worker to give up.
    page.reload().await
}

#[test]
fn another_program_at_the_address_shows_its_own_page() {
    let programs: [Answers; 3] = [
        // A program with one page and nothing else.
        |path| if path == "/" { OTHER_PAGE } else { ("404 Not Found", HTML, "nothing here") },
        // A program that shows its page for every path.
        |_| OTHER_PAGE,
        // A program with its own service worker.
        |path| {
            if path == "/sw.js" { ("200 OK", "text/javascript", "// Another worker.") } else { OTHER_PAGE }
        },
    ];
    for program in programs {
        run_as_usual(Size::Tablet, async |page| {
            keep_and_stop(page).await?;
            start_another(page, program);
            page.go_to("").await?;
            assert_eq!(page.text("#other").await?, "Another program");
            page.wait_until(async |page| page.script_async(IS_GONE).await).await?;
            page.go_to("icon.svg").await?;
            assert!(!page.exists("svg").await?, "nothing of the page is shown any more");
            Ok(())
        });
    }
}

#[test]
fn a_server_that_is_away_for_a_while_is_waited_for() {
    run_as_usual(Size::Tablet, async |page| {
        keep_and_stop(page).await?;
        start_another(page, |_| ("503 Service Unavailable", HTML, "back soon"));
        page.reload().await?;
        assert!(!page.script_async::<bool>(IS_GONE).await?);
        page.start_game().await?;
        page.play_a_while().await
    });
}

#[test]
fn the_worker_answers_for_its_own_paths_alone() {
    run_as_usual(Size::Tablet, async |page| {
        page.wait_for_service_worker().await?;
        page.reload().await?;
        page.go_to("index.html").await?;
        page.wait_for("#new-game").await?;
        page.go_to("nothing").await?;
        assert_eq!(page.text("body").await?, "there is no such file");
        // The missing file is the only error that the browser logs.
        let errors = page.errors().await?;
        assert!(errors.iter().all(|error| error.contains("404")), "{errors:#?}");
        page.go_to("").await?;
        page.wait_for("#new-game").await?;
        assert!(page.script::<bool>(IS_KEPT).await?, "the page is still stored");
        Ok(())
    });
}
