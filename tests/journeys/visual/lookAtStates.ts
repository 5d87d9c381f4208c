import type { ChromiumBrowser } from '../drivers/chromium'
import type { Learner } from '../Learner'
import { watchPage } from '../watchPage'
import { lookAtPage } from './lookAtPage'

export interface StateLook {
  /** Returns the visible faults of the current state and the violations that axe finds. */
  looks(state: string): Promise<readonly string[]>
  /**
   * Returns only the axe violations in light, and of the colors in dark. It uses the smallest phone with doubled text, where
   * every word has to wrap.
   */
  axe(state: string): Promise<readonly string[]>
}

/** Prepares checks for the states of a screen that only certain presses lead to. */
export async function lookAtStates(browser: ChromiumBrowser, learner: Learner): Promise<StateLook> {
  const { page } = browser
  const watch = await watchPage(browser)
  const axe = async (state: string): Promise<readonly string[]> => {
    const faults: string[] = []
    await browser.evaluate("document.documentElement.style.fontSize = '200%'")
    await browser.resize(320, 640)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await watch.rests()
      const found = await watch.violations(colorScheme === 'light' ? 'all' : 'ofColors')
      faults.push(...found.map((violation) => `${state}, axe, ${colorScheme}: ${violation}`))
    }
    await page.emulateMedia({ colorScheme: 'light' })
    await browser.evaluate("document.documentElement.style.fontSize = ''")
    await browser.resize(1280, 800)
    return faults
  }
  return {
    axe,
    async looks(state) {
      // At the page's position after a press, the scroll-to-top button would float over other content.
      await browser.evaluate('window.scrollTo(0, 0)')
      await learner.until('return document.querySelector(\'button[aria-label="Scroll to top"]\') === null', 'the top')
      return [...(await lookAtPage(browser, state)), ...(await axe(state))]
    },
  }
}
