//! The description of the paths, as OpenAPI and as a page for people.

use serde_json::Value;

/// The description.
pub(crate) const DOCUMENT: &str = include_str!("openapi.json");

/// The description as a page.
pub(crate) fn page() -> String {
    let document: Value = serde_json::from_str(DOCUMENT).unwrap_or_default();
    let text = |value: &Value| value.as_str().unwrap_or_default().to_string();
    let mut rows = String::new();
    for (path, methods) in document["paths"].as_object().into_iter().flatten() {
        for (method, about) in methods.as_object().into_iter().flatten() {
            let (method, summary) = (method.to_uppercase(), text(&about["summary"]));
            rows.push_str(&format!("<dt><code>{method} {path}</code></dt><dd>{summary}</dd>\n"));
        }
    }
    let (title, about) = (text(&document["info"]["title"]), text(&document["info"]["description"]));
    format!(
        "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><title>{title}</title></head>\n<body>\n\
         <h1>{title}</h1>\n<p>{about}</p>\n<dl>\n{rows}</dl>\n\
         <p>The same as <a href=\"/api/openapi.json\">OpenAPI</a>.</p>\n</body></html>\n"
    )
}

#[cfg(test)]
mod tests {
    use super::super::api::routes;
    use super::*;

    #[test]
    fn every_path_is_described_and_none_more() {
        let document: Value = serde_json::from_str(DOCUMENT).expect("JSON");
        let paths = document["paths"].as_object().expect("paths");
        let described = |(path, methods): (&String, &Value)| {
            let methods = methods.as_object().expect("methods");
            methods.keys().map(|method| (method.clone(), path.clone())).collect::<Vec<_>>()
        };
        let mut described: Vec<(String, String)> = paths.iter().flat_map(described).collect();
        let mut answered: Vec<(String, String)> =
            routes().into_iter().map(|(method, path)| (method.to_string(), path.to_string())).collect();
        described.sort();
        answered.sort();
        assert_eq!(described, answered);
    }

    #[test]
    fn the_page_has_every_path() {
        let page = page();
        for path in ["POST /api/tables<", "GET /api/tables/{code}/socket", "GET /metrics"] {
            assert!(page.contains(path), "{path}");
        }
    }
}
