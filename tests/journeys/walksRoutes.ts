import { siteName } from '../../src/site'
import type { ChromiumBrowser } from './drivers/chromium'
import type { Learner } from './Learner'
import type { SiteRoute } from './routesOfTheSite'
import type { PageWatch } from './watchPage'

const SIZES = [
  [1280, 800],
  [360, 740],
] as const
const MOST_SHIFT = 0.05

export interface Walker {
  readonly maya: Learner
  readonly browser: ChromiumBrowser
  readonly watch: PageWatch
}

interface Walk {
  readonly colorScheme: 'light' | 'dark'
  /** Whether axe checks the pages too. For the dark pages it is enough to check the colors. */
  readonly withAxe: boolean
  /** Whether a page is reloaded for each size, or resized as it is. */
  readonly opensAnew: boolean
}

/** Opens every route at each size and returns all faults. */
export async function walksRoutes(
  { maya, browser, watch }: Walker,
  routes: readonly SiteRoute[],
  { colorScheme, withAxe, opensAnew }: Walk,
): Promise<readonly string[]> {
  const faults: string[] = []
  await browser.page.emulateMedia({ colorScheme })
  const opens = async ({ path, title, heading }: SiteRoute, note: (fault: string) => void): Promise<void> => {
    await maya.opens(path)
    await maya.seesHeading(heading)
    await watch.rests()
    // The title is set after the first paint of the heading.
    const isTitled = `return document.title === ${JSON.stringify(`${title} · ${siteName}`)}`
    await maya.until(isTitled, 'its title', { withinMs: 5_000 }).catch((error: unknown) => note(String(error)))
    const { sum, what } = await watch.shifts()
    if (sum > MOST_SHIFT) note(`shifts by ${sum.toFixed(3)}: ${what.join(' | ')}`)
  }
  const look = async (width: number, note: (fault: string) => void): Promise<void> => {
    if (withAxe)
      for (const violation of await watch.violations(colorScheme === 'dark' ? 'ofColors' : 'all')) note(violation)
    if ((await watch.overflow()) > 0) note(`scrolls sideways`)
    if (width === 360) {
      await browser.resize(320, 640)
      if ((await watch.overflow()) > 0) note('scrolls sideways at 320 px')
    }
    for (const complaint of watch.complaints()) note(`console: ${complaint}`)
  }
  const rounds = opensAnew ? SIZES.map((size) => [size]) : [SIZES]
  for (const sizes of rounds) {
    for (const route of routes) {
      for (const [index, [width, height]] of sizes.entries()) {
        const note = (fault: string) => void faults.push(`${route.path} at ${width} px: ${fault}`)
        await browser.resize(width, height)
        if (index === 0) await opens(route, note)
        await look(width, note)
      }
    }
  }
  await browser.resize(1280, 800)
  return faults
}
