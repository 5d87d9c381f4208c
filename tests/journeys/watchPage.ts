import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { ChromiumBrowser } from './drivers/chromium'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
/** All that axe is asked for, and of it what other colors of the same page may break. */
export const AXE_RULES = {
  all: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  ofColors: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
} as const

/** Counts what moved from the first paint on, but for what a press or a key has moved. */
const COUNT_SHIFTS = `
  globalThis.shifted = { sum: 0, what: [] }
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries()) {
      if (hadRecentInput) continue
      shifted.sum += value
      for (const { node } of sources) {
        const element = node?.nodeType === 1 ? node : node?.parentElement
        shifted.what.push(value.toFixed(3) + ' ' + (element?.outerHTML ?? 'something gone').slice(0, 120))
      }
    }
  }).observe({ type: 'layout-shift', buffered: true })`

/** Nothing was changed, nothing is fetched and no picture is missing for a moment. */
const IS_QUIET = `
  await document.fonts.ready
  const deadline = performance.now() + 3000
  let last = performance.now()
  const observer = new MutationObserver(() => { last = performance.now() })
  observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
  while (performance.now() - last < 60 && performance.now() < deadline) await new Promise((done) => setTimeout(done, 20))
  observer.disconnect()`

/** What measures its own width hears of a new one a frame later, on a busy machine some frames. */
const OVERFLOW = `
  const { documentElement: page } = document
  const overflow = () => page.scrollWidth - page.clientWidth
  for (let frame = 0; frame < 60 && overflow() > 0; frame += 1) await new Promise((done) => requestAnimationFrame(done))
  return overflow()`

/** A page that is always longer than its window would never come to an end. */
const MOST_LOOKS = 3

export interface PageWatch {
  /** What the console said since it was asked last: errors and warnings, and errors that nobody caught. */
  complaints(): readonly string[]
  /** Waits until the page has come to rest. */
  rests(): Promise<void>
  /** The sum of layout shifts since the page was opened, and what moved. */
  shifts(): Promise<{ readonly sum: number; readonly what: readonly string[] }>
  /** What axe finds, in words; of a page that it knows in another theme the colors are enough. */
  violations(rules?: keyof typeof AXE_RULES): Promise<readonly string[]>
  /** By how many pixels the page can be scrolled sideways, once it has taken its width. */
  overflow(): Promise<number>
}

/** Listens to everything that goes wrong in the page of a browser, over all that it opens. */
export async function watchPage({ context, page, evaluate }: ChromiumBrowser): Promise<PageWatch> {
  let heard: string[] = []
  const line = await context.newCDPSession(page)
  /** Gives the page another height, and none to the browser's window: Chromium works for seconds on one as high as a lesson. */
  const givesHeight = (width: number, height: number) =>
    line.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile: false })
  /** What Playwright has set counts again, for pages to come too; what it takes for unchanged it would not set. */
  const takesHeightBack = async (width: number, height: number) => {
    await line.send('Emulation.clearDeviceMetricsOverride')
    for (const more of [1, 0]) await page.setViewportSize({ width, height: height + more })
  }
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') heard.push(message.text())
    // The browser says what a policy refused in other ways too, by its own judgement of how bad it is.
    else if (/Content Security Policy|TrustedType|Trusted Type/i.test(message.text())) heard.push(message.text())
  })
  page.on('pageerror', (error) => heard.push(String(error)))
  await page.addInitScript(COUNT_SHIFTS)
  return {
    complaints() {
      const complaints = heard
      heard = []
      return complaints
    },
    rests: async () => void (await evaluate(IS_QUIET)),
    shifts: () => evaluate('return globalThis.shifted') as ReturnType<PageWatch['shifts']>,
    async violations(rules = 'all') {
      // The whole page in view: what stays at the foot of a window would cover a part of whatever is behind it. What a
      // page brings only where its end comes near makes it longer once more.
      const { width, height } = page.viewportSize() ?? { width: 1280, height: 800 }
      for (let [inView, look] = [0, 0]; look < MOST_LOOKS; look += 1) {
        const whole = Math.max(height, (await evaluate('return document.documentElement.scrollHeight')) as number)
        if (whole <= inView) break
        inView = whole
        await givesHeight(width, inView)
        await evaluate(IS_QUIET)
      }
      if ((await evaluate('return globalThis.axe === undefined')) === true) await page.evaluate(axe)
      const found = await evaluate(`
        const { violations } = await axe.run(document, {
          runOnly: ${JSON.stringify(AXE_RULES[rules])}, resultTypes: ['violations'], iframes: false, preload: false,
        })
        return violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ html }) => html.slice(0, 160)).join(' | '))`)
      await takesHeightBack(width, height)
      return found as readonly string[]
    },
    overflow: () => evaluate(OVERFLOW) as Promise<number>,
  }
}
