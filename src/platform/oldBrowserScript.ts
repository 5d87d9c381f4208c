/** What the learner area says in place of itself. */
export interface OldBrowserWords {
  readonly title: string
  readonly text: string
  /** Of the link to the public pages. */
  readonly home: string
}

/**
 * For browsers older than src/words/oldestBrowsers.ts, in a script element of its own that every browser can parse: they
 * ignore cascade layers, and so all styles of the site. They get a plain stylesheet, and in the learner area, whose scripts
 * they may not even parse, a sentence in place of a spinner. `src/main.ts` does not begin there.
 */
export function oldBrowserScript(words?: OldBrowserWords): string {
  const say =
    words === undefined
      ? ''
      : `d.addEventListener("DOMContentLoaded",function(){function a(t,s){var e=d.createElement(t);e.textContent=s;return r.appendChild(e)}var r=d.getElementById("root");r.textContent="";a("h1",${JSON.stringify(words.title)});a("p",${JSON.stringify(words.text)});a("a",${JSON.stringify(words.home)}).href="/"});`
  return `(function(d){if(window.CSSLayerBlockRule&&window.structuredClone)return;d.documentElement.setAttribute("data-browser","old");${say}var l=d.createElement("link");l.rel='stylesheet';l.href="/plain.css";d.head.appendChild(l)})(document)`
}
