/**
 * Reads the hosting section of firebase.json, so that the local server and the real one have one source. Of its pattern
 * language it supports only the used part: `**`, `*` and `regex`.
 */
import { readFileSync } from 'node:fs'

/**
 * @typedef {object} Hosting
 * @property {(path: string) => Record<string, string>} headersFor every header of a path; of two rules the later wins
 * @property {(path: string) => boolean} isLeftOut the site has no such file, because it is for other hosts
 * @property {(path: string) => string | undefined} rewriteOf the file that answers a path which names no file
 * @property {boolean} cleanUrls pages are served without `.html`
 * @property {(path: string) => string} cleanPathOf the canonical address of a path, to which other forms redirect
 */

/** @param {URL | string} file @returns {Hosting} */
export function readHosting(file) {
  const { hosting } = JSON.parse(readFileSync(file, 'utf8'))
  const leftOut = new Set((hosting.ignore ?? []).map((name) => `/${name}`))
  const rules = hosting.headers.map((rule) => ({ matches: matcherOf(rule), headers: rule.headers }))
  const rewrites = hosting.rewrites.map((rule) => ({ matches: matcherOf(rule), destination: rule.destination }))
  return {
    cleanUrls: hosting.cleanUrls === true,
    cleanPathOf: (path) => {
      const page =
        hosting.cleanUrls === true ? path.replace(/(^|\/)index(?:\.html)?$/, '$1').replace(/\.html$/, '') : path
      return hosting.trailingSlash === false && page.length > 1 ? page.replace(/\/+$/, '') : page
    },
    headersFor: (path) =>
      Object.fromEntries(
        rules
          .filter((rule) => rule.matches(path))
          .flatMap((rule) => rule.headers)
          .map(({ key, value }) => [key.toLowerCase(), value]),
      ),
    isLeftOut: (path) => leftOut.has(path),
    rewriteOf: (path) => rewrites.find((rule) => rule.matches(path))?.destination,
  }
}

/** @param {{ source?: string, regex?: string }} rule @returns {(path: string) => boolean} */
function matcherOf(rule) {
  const pattern = new RegExp(patternOf(rule))
  return (path) => pattern.test(path)
}

/** @param {{ source?: string, regex?: string }} rule @returns {string} a regular expression for a whole path */
export function patternOf({ source, regex }) {
  return regex ?? `^${globToRegex(source ?? '')}$`
}

/** @param {string} glob */
function globToRegex(glob) {
  const escaped = glob.replace(/[.+?^${}()|[\]\\]/g, '\\$&')
  return escaped.replace(/\*\*|\*/g, (stars) => (stars === '**' ? '.*' : '[^/]*'))
}
