import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launchChromium } from '../journeys/drivers/chromium'
import type { Row } from './table'
import { removeFolder, untilTrue, withServer } from './visits'

const PHONE_SLOWDOWN = 4
/** The line of a phone on a bus, as Chromium's developer tools simulate it. */
export const SLOW_LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
}

/** By then everything of the page has arrived. */
const LOADED_MS = 4000

interface Paints {
  readonly firstMs: number
  readonly largestMs: number
}

/** Reads the browser's own paint times. The largest paint is the last one reported after everything has loaded. */
const WATCH = `
  new PerformanceObserver((list) => { globalThis.largestSeen = list.getEntries().at(-1)?.startTime })
    .observe({ type: 'largest-contentful-paint', buffered: true })
`

/** Makes the same page as one file. Its styles are inlined, and it loads no script, stylesheet, font, icon or manifest. */
export function bareHtml(html: string): string {
  const bare = html
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll(/<noscript>[\s\S]*?<\/noscript>/g, '')
    .replaceAll(/<link\b[^>]*>/g, '')
    // The policy allows only the styles as they were before inlining.
    .replaceAll(/<meta http-equiv="Content-Security-Policy"[^>]*>/g, '')
    .replaceAll(/@font-face\s*\{[^}]*url\([^}]*\}/g, '')
  const asked = /<(?:img|iframe|object|embed|video|audio|source)\b|url\((?!"?(?:#|data:))/.exec(bare)
  if (asked !== null)
    throw new Error(`The bare page asks for more than itself: ${bare.slice(asked.index, asked.index + 80)}`)
  return bare
}

/**
 * Makes the same page as a browser would save it after it has loaded: its elements as they are then, and all of its styles
 * inlined.
 */
async function savedHtml(url: string): Promise<string> {
  const browser = await launchChromium()
  try {
    await browser.goto(url)
    await untilTrue(browser, `return document.querySelectorAll('link[rel="stylesheet"]').length > 0`)
    await untilTrue(browser, `return [...document.styleSheets].length > 1 && performance.now() > ${LOADED_MS}`)
    const html = await browser.evaluate(`
      for (const link of document.querySelectorAll('link[rel="stylesheet"]')) {
        const style = document.createElement('style')
        style.textContent = [...link.sheet.cssRules].map(({ cssText }) => cssText).join('')
        link.replaceWith(style)
      }
      return document.documentElement.outerHTML`)
    return bareHtml(`<!doctype html>${String(html)}`)
  } finally {
    await browser.close()
  }
}

/** Measures one visit by a browser that has never been here. */
async function paintsOf(url: string): Promise<Paints> {
  const browser = await launchChromium()
  try {
    const session = await browser.context.newCDPSession(browser.page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', SLOW_LINE)
    await session.send('Emulation.setCPUThrottlingRate', { rate: PHONE_SLOWDOWN })
    await browser.page.addInitScript(WATCH)
    await browser.page.goto(url, { waitUntil: 'load' })
    await untilTrue(browser, 'return globalThis.largestSeen !== undefined')
    return {
      firstMs: Number(
        await browser.evaluate(`return performance.getEntriesByName('first-contentful-paint')[0].startTime`),
      ),
      largestMs: Number(await browser.evaluate('return largestSeen')),
    }
  } finally {
    await browser.close()
  }
}

export async function measureFirstPaint(rounds: number): Promise<readonly Row[]> {
  const bare = mkdtempSync(join(tmpdir(), 'bare-'))
  const saved = mkdtempSync(join(tmpdir(), 'saved-'))
  writeFileSync(join(bare, 'index.html'), bareHtml(readFileSync('dist/index.html', 'utf8')))
  const ours: Paints[] = []
  const limits = { bare: [] as Paints[], saved: [] as Paints[] }
  await withServer('dist', (site) =>
    withServer(bare, (barePort) =>
      withServer(saved, async (savedPort) => {
        writeFileSync(join(saved, 'index.html'), await savedHtml(`http://localhost:${site}/`))
        for (let round = 0; round < rounds; round += 1) {
          limits.bare.push(await paintsOf(`http://localhost:${barePort}/`))
          ours.push(await paintsOf(`http://localhost:${site}/`))
          limits.saved.push(await paintsOf(`http://localhost:${savedPort}/`))
        }
      }),
    ),
  )
  for (const folder of [bare, saved]) removeFolder(folder)
  const row = (what: string, of: keyof Paints, limit: keyof typeof limits): Row => ({
    what: `First visit to /, 1.6 Mbps, 150 ms, CPU x4: ${what}, beside the ${limit} page`,
    unit: 'ms',
    ours: ours.map((one) => one[of]),
    limit: limits[limit].map((one) => one[of]),
    target: 1.2,
  })
  return [
    row('first contentful paint', 'firstMs', 'bare'),
    row('largest contentful paint', 'largestMs', 'bare'),
    row('first contentful paint', 'firstMs', 'saved'),
  ]
}
