/**
 * Reads the hosting section of firebase.json, so that the local server and the real one have one source. Of its pattern
 * language it supports only the used part: `**`, `*` and `regex`.
 */
import { readFileSync } from 'node:fs'

/**
 * @typedef {object} Hosting
 * @property {(path: string) => Record<string, string>} headersFor every header of a path; of two rules the later wins
 * @property {(path: string) => string | undefined} rewriteOf the file that answers a path which names no file
 * @property {boolean} cleanUrls pages are served without `.html`
 * @property {(path: string) => string} cleanPathOf the canonical address of a path, to which other forms redirect
 */

/** @param {URL | string} file @returns {Hosting} */
export function readHosting(file) {
  const { hosting } = JSON.parse(readFileSync(file, 'utf8'))
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
    rewriteOf: (path) => rewrites.find((rule) => rule.matches(path))?.destination,
  }
}

/** @param {{ source?: string, regex?: string }} rule @returns {(path: string) => boolean} */
function matcherOf({ source, regex }) {
  const pattern = new RegExp(regex ?? `^${globToRegex(source ?? '')}$`)
  return (path) => pattern.test(path)
}

/** @param {string} glob */
function globToRegex(glob) {
  const escaped = glob.replace(/[.+?^${}()|[\]\\]/g, '\\$&')
  return escaped.replace(/\*\*|\*/g, (stars) => (stars === '**' ? '.*' : '[^/]*'))
}
