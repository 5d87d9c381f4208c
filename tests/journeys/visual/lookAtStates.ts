import type { ChromiumBrowser } from '../drivers/chromium'
import type { Learner } from '../Learner'
import { watchPage } from '../watchPage'
import { lookAtPage } from './lookAtPage'

/** Two phones, a tablet and a laptop: a state changes a part of a screen that is looked at at every width. */
const SIZES = [
  [320, 640],
  [360, 740],
  [820, 1180],
  [1280, 800],
] as const

export interface StateLook {
  /** What a person would complain about in the state in front, and what axe finds in it. */
  looks(state: string): Promise<readonly string[]>
  /** Only what axe finds, light, and dark of the colors, on the smallest phone with doubled text: there every word has to wrap. */
  axe(state: string): Promise<readonly string[]>
}

/** For the states of a screen that only some presses lead to. */
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
      // Where the page stands after a press, the button to its top would float over whatever is below it.
      await browser.evaluate('window.scrollTo(0, 0)')
      await learner.until('return document.querySelector(\'button[aria-label="Scroll to top"]\') === null', 'the top')
      return [...(await lookAtPage(browser, state, SIZES)), ...(await axe(state))]
    },
  }
}
