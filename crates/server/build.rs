//! Rebuilds the server when the web page has been rebuilt.

fn main() {
    println!("cargo:rerun-if-changed=dist");
}
