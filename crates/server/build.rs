//! Builds the server anew when the page has been built anew.

fn main() {
    println!("cargo:rerun-if-changed=dist");
}
