/** The text that the learner area shows in old browsers. */
export interface OldBrowserWords {
  readonly title: string
  readonly text: string
  /** The label of the link to the public pages. */
  readonly home: string
}

/**
 * A script for browsers older than those in src/words/oldestBrowsers.ts, in a separate element that every browser can
 * parse. These browsers ignore cascade layers, and so all of the site's styles. They get a plain stylesheet. In the
 * learner area, whose scripts they may not parse, they get a sentence instead of a spinner. In these browsers,
 * `src/main.ts` stops.
 */
export function oldBrowserScript(base: string, words?: OldBrowserWords): string {
  const say =
    words === undefined
      ? ''
      : `d.addEventListener("DOMContentLoaded",function(){function a(t,s){var e=d.createElement(t);e.textContent=s;return r.appendChild(e)}var r=d.getElementById("root");r.textContent="";a("h1",${JSON.stringify(words.title)});a("p",${JSON.stringify(words.text)});a("a",${JSON.stringify(words.home)}).href="${base}"});`
  return `(function(d){if(window.CSSLayerBlockRule&&window.structuredClone)return;d.documentElement.setAttribute("data-browser","old");${say}var l=d.createElement("link");l.rel='stylesheet';l.href="${base}plain.css";d.head.appendChild(l)})(document)`
}
