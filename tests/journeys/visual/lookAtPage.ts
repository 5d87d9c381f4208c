import { answers } from '../drivers/answers'
import type { ChromiumBrowser } from '../drivers/chromium'
import { isNightly } from '../engines'
import type { Learner } from '../Learner'
import type { SiteRoute } from '../routesOfTheSite'
import { appliedRules } from './appliedRules'
import { beyondColors } from './beyondColors'
import { brokenWords } from './brokenWords'
import { controlFaults } from './controlFaults'
import { crowdedFaults } from './crowdedFaults'
import { inFront } from './inFront'
import { layoutSignature } from './layoutSignature'
import { textFaults } from './textFaults'

/** Widths with the height of a device that has them. Each check takes the narrowest and a laptop’s, the nightly run all. */
const SIZES: readonly (readonly [width: number, height: number])[] = [
  [320, 640],
  [1280, 800],
  ...(isNightly
    ? ([
        [360, 740],
        [820, 1180],
        [1920, 1080],
      ] as const)
    : []),
]
const TEXT_SIZES = ['100%', '200%'] as const

/** A look takes seconds, or a minute on a busy machine. The limit only ends a look that hangs. */
const LIMIT_MS = 240_000

/** A browser without a screen may stop painting. The layout is made in any case. */
const settles = `
  await document.fonts.ready
  await new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve))
    setTimeout(resolve, 1000)
  })`

/**
 * Returns the visible faults of the front page in light and dark, with normal and doubled text. It checks every width unless
 * some are given. The dark page is skipped if the theme only gives other colors, or if its layout and painted boxes are the
 * same as in light. Then it is also skipped at other widths where the same style rules apply.
 */
export function lookAtPage(
  browser: ChromiumBrowser,
  screen: string,
  sizes: readonly (readonly [width: number, height: number])[] = SIZES,
): Promise<readonly string[]> {
  return answers(looksAtPage(browser, screen, sizes), `a look at ${screen}`, LIMIT_MS)
}

async function looksAtPage(
  browser: ChromiumBrowser,
  screen: string,
  sizes: readonly (readonly [width: number, height: number])[],
): Promise<readonly string[]> {
  const { page } = browser
  const faults: string[] = []
  const look = async (where: string): Promise<void> => {
    const front = await page.evaluateHandle(inFront)
    const found = [
      ...(await page.evaluate(controlFaults, front)),
      ...(await page.evaluate(crowdedFaults, front)),
      ...(await page.evaluate(textFaults, front)),
      ...(await page.evaluate(brokenWords, front)),
    ]
    await front.dispose()
    faults.push(...found.map((fault) => `${where}: ${fault}`))
  }
  const isThemed = (await page.evaluate(beyondColors)).length > 0
  for (const textSize of TEXT_SIZES) {
    const alike = new Set<string>()
    await browser.evaluate(`document.documentElement.style.fontSize = '${textSize}'`)
    for (const [width, height] of sizes) {
      await browser.resize(width, height)
      await browser.evaluate(settles)
      const where = `${screen}, ${width} px, text ${textSize}`
      await look(where)
      if (!isThemed) continue
      const rules = await page.evaluate(appliedRules)
      if (alike.has(rules)) continue
      const light = await page.evaluate(layoutSignature)
      await page.emulateMedia({ colorScheme: 'dark' })
      await browser.evaluate(settles)
      if (light === (await page.evaluate(layoutSignature))) alike.add(rules)
      else await look(`${where}, dark`)
      await page.emulateMedia({ colorScheme: 'light' })
    }
  }
  await page.emulateMedia({ colorScheme: 'light' })
  await browser.evaluate("document.documentElement.style.fontSize = ''")
  await browser.resize(1280, 800)
  return faults
}

/** Returns all visible faults of these pages, opened one after the other. */
export async function lookAtRoutes(
  browser: ChromiumBrowser,
  learner: Learner,
  routes: readonly SiteRoute[],
): Promise<readonly string[]> {
  const faults: string[] = []
  for (const { path, heading } of routes) {
    await learner.opens(path)
    await learner.seesHeading(heading)
    faults.push(...(await lookAtPage(browser, path)))
  }
  return faults
}
