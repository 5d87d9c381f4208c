import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { ChromiumBrowser } from './drivers/chromium'
import { sameNames } from './sameNames'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
/** All axe rules that are checked, and those that other colors of the same page may break. */
export const AXE_RULES = {
  all: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  ofColors: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
} as const

/** Counts shifts from the first paint on, except for those after a press or a key. */
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

/** Is true when the page has not changed for a moment, fetches nothing and misses no picture. */
const IS_QUIET = `
  await document.fonts.ready
  const deadline = performance.now() + 3000
  let last = performance.now()
  const observer = new MutationObserver(() => { last = performance.now() })
  observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
  while (performance.now() - last < 60 && performance.now() < deadline) await new Promise((done) => setTimeout(done, 20))
  observer.disconnect()`

/** An element that measures its own width is notified of a new one a frame later, or some frames on a busy machine. */
const OVERFLOW = `
  const { documentElement: page } = document
  const overflow = () => page.scrollWidth - page.clientWidth
  for (let frame = 0; frame < 60 && overflow() > 0; frame += 1) await new Promise((done) => requestAnimationFrame(done))
  return overflow()`

/** A page that is always longer than its window would never end. */
const MOST_LOOKS = 3

export interface PageWatch {
  /** Returns the console's errors and warnings since the last call, and uncaught errors. */
  complaints(): readonly string[]
  /** Waits until the page is quiet. */
  rests(): Promise<void>
  /** Returns the sum of layout shifts since the page was opened, and the elements that moved. */
  shifts(): Promise<{ readonly sum: number; readonly what: readonly string[] }>
  /**
   * Returns the axe violations and the names that several buttons share, in words. A page that was checked in another theme
   * needs only the color rules.
   */
  violations(rules?: keyof typeof AXE_RULES): Promise<readonly string[]>
  /** Returns the pixels by which the page can be scrolled sideways, after its layout has settled. */
  overflow(): Promise<number>
}

/** Listens to every error in the page of a browser, on all pages that it opens. */
export async function watchPage({ context, page, evaluate }: ChromiumBrowser): Promise<PageWatch> {
  let heard: string[] = []
  const line = await context.newCDPSession(page)
  /**
   * Changes the height of the page but not of the browser's window, because Chromium works for seconds on a window as high as a
   * lesson.
   */
  const givesHeight = (width: number, height: number) =>
    line.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile: false })
  /**
   * Restores the size that Playwright has set, also for later pages. Playwright itself would skip a size that it believes to be
   * unchanged.
   */
  const takesHeightBack = async (width: number, height: number) => {
    await line.send('Emulation.clearDeviceMetricsOverride')
    for (const more of [1, 0]) await page.setViewportSize({ width, height: height + more })
  }
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') heard.push(message.text())
    // The browser also reports policy violations in other ways, by its own severity.
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
      // Shows the complete page, because a bar at the foot of a window would cover the content behind it. A page that loads
      // more near its end gets longer again.
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
      return [...(found as readonly string[]), ...(rules === 'all' ? await sameNames({ evaluate }) : [])]
    },
    overflow: () => evaluate(OVERFLOW) as Promise<number>,
  }
}
