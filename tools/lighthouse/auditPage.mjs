/** Audits one page several times as a phone on a slow network, each time in a new browser. */
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'

export const categories = /** @type {const} */ (['performance', 'accessibility', 'best-practices', 'seo'])

const chromeFlags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-dev-shm-usage',
  // Only this machine can be reached.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
]

/**
 * @typedef {object} Audited
 * @property {Readonly<Record<string, number>>} scores median of each category, 0 to 100
 * @property {readonly string[]} faults audits below their best in any run, with their explanation
 * @property {Readonly<Record<string, number>>} measures medians in milliseconds, or shares for the layout shift
 *
 * @param {string} url
 * @param {{ chromePath: string, rounds: number }} options
 * @returns {Promise<Audited>}
 */
export async function auditPage(url, { chromePath, rounds }) {
  const results = []
  let failures = 0
  while (results.length < rounds) {
    const chrome = await launch({ chromePath, chromeFlags, logLevel: 'error' })
    try {
      const result = await lighthouse(url, {
        port: chrome.port,
        logLevel: 'error',
        formFactor: 'mobile',
        throttlingMethod: 'simulate',
        onlyCategories: [...categories],
      })
      if (result === undefined) throw new Error(`Lighthouse gave nothing for ${url}`)
      const { runtimeError } = result.lhr
      if (runtimeError === undefined) results.push(result.lhr)
      // A browser sometimes has no trace, which is no fault of the page.
      else if (++failures > 2) throw new Error(`${url}: ${runtimeError.message}`)
    } finally {
      chrome.kill()
    }
  }
  const medianOf = (read) => median(results.map(read))
  const scoreOf = (category) => medianOf((lhr) => Math.round((lhr.categories[category].score ?? 0) * 100))
  const measures = {
    FCP: 'first-contentful-paint',
    LCP: 'largest-contentful-paint',
    TBT: 'total-blocking-time',
    CLS: 'cumulative-layout-shift',
  }
  return {
    scores: Object.fromEntries(categories.map((category) => [category, scoreOf(category)])),
    faults: [...new Set(results.flatMap(faultsOf))],
    measures: Object.fromEntries(
      Object.entries(measures).map(([name, id]) => [
        name,
        medianOf((lhr) => lhr.audits[id].numericValue ?? Number.NaN),
      ]),
    ),
  }
}

/** Audits with a weight that are not at their best. */
function faultsOf({ categories: all, audits }) {
  return Object.entries(all).flatMap(([category, { auditRefs }]) =>
    auditRefs
      .filter(({ weight, id }) => weight > 0 && audits[id].score !== null && audits[id].score < 0.9)
      .map(({ id }) => `${category}: ${audits[id].title}`),
  )
}

function median(values) {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
