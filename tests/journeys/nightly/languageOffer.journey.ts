import { describe, expect } from 'vitest'
import { inventedLanguages } from '../../../tools/languages/invented/inventions'
import { type ChromiumOptions, launchHeadlessShell } from '../drivers/chromium'
import { journeyOfTest } from '../journey'
import { LearnerInLanguage } from '../LearnerInLanguage'
import { languagesBuild } from '../secondBuild'

const LONG = { timeout: 300_000 }
const languageOf = (tag: string) => {
  const found = inventedLanguages.find((one) => one.tag === tag)
  if (found === undefined) throw new Error(`There is no invented language ${tag}.`)
  return found.language
}
const LONG_ENGLISH = languageOf('en-XA')
const MIRRORED = languageOf('ar-XB')

const journeyWith = (options: ChromiumOptions) =>
  journeyOfTest(() => launchHeadlessShell(options), languagesBuild).extend(
    'tablet',
    ({ site, browser }) => new LearnerInLanguage(browser, site.origin),
  )

const begins = async (tablet: LearnerInLanguage, name: string): Promise<void> => {
  await tablet.types(name, 'First name')
  await tablet.presses('Start learning')
  await tablet.isAt('/dashboard')
}
/** Chooses a language in the menu of a learner. */
const chooses = async (tablet: LearnerInLanguage, learner: string, name: string): Promise<void> => {
  await tablet.pressesName(learner)
  await tablet.pressesName(name)
}
const opensAs = async (tablet: LearnerInLanguage, name: string, tag: string): Promise<void> => {
  await tablet.presses('Switch learner')
  await tablet.pressesName(name)
  await tablet.isAt('/dashboard')
  await tablet.isIn(tag)
  await tablet.sees('Start here')
}

describe('a browser with another language', () => {
  const it = journeyWith({ locale: 'ar-EG' })

  it('shows one offer and stays on the page', LONG, async ({ tablet: ana }) => {
    await ana.opens('/about')
    await ana.sees(MIRRORED.offer)
    await ana.isIn('en')
    await ana.isAt('/about')
    await ana.doesNotSee(LONG_ENGLISH.offer)
    await ana.presses('Close')
    await ana.doesNotSee(MIRRORED.offer)
    await ana.reloads()
    await ana.comesToRest()
    await ana.doesNotSee(MIRRORED.offer)
    await ana.opens('/')
    await ana.comesToRest()
    await ana.doesNotSee(MIRRORED.offer)
  })

  it('opens the same page and the learner area after the offer', LONG, async ({ tablet: ana }) => {
    await ana.opens('/about')
    await ana.presses(MIRRORED.offer)
    await ana.isAt('/ar-XB/about')
    await ana.isIn('ar-XB')
    await ana.presses('Sign In')
    await ana.isAt('/login')
    await ana.isIn('ar-XB')
    await begins(ana, 'Ana')
    await ana.sees('Start here')
  })
})

describe('a language', () => {
  const it = journeyWith({})

  it('can be chosen at home, in the menu and in Settings', LONG, async ({ browser, tablet: ana }) => {
    await ana.opens('/')
    // The menu has a link with this name too.
    await browser.click('return document.querySelector(\'main a[hreflang="en-XA"]\')')
    await ana.isAt('/en-XA')
    await ana.isIn('en-XA')
    await ana.opens('/login')
    await ana.isIn('en-XA')
    await begins(ana, 'Ana')
    await ana.isIn('en-XA')
    await chooses(ana, 'Ana', 'English')
    await ana.isIn('en')
    await ana.isAt('/dashboard')
    await ana.opens('/profile?view=settings')
    await ana.presses(`Use ${MIRRORED.name}`)
    await ana.isIn('ar-XB')
    await ana.isAt('/profile?view=settings')
    await ana.sees('In use')
  })

  it('belongs to one learner until the learner is removed', LONG, async ({ browser, tablet }) => {
    await tablet.opens('/login')
    await begins(tablet, 'Ana')
    await tablet.presses('Switch learner')
    await tablet.presses('Start learning')
    await begins(tablet, 'Ben')
    await chooses(tablet, 'Ben', MIRRORED.name)
    await tablet.isIn('ar-XB')
    await opensAs(tablet, 'Ana', 'en')
    await opensAs(tablet, 'Ben', 'ar-XB')

    const learners = (): Promise<unknown> =>
      browser.evaluate("return Object.values(JSON.parse(localStorage.getItem('ledger-language')).learners)")
    await expect.poll(learners).toEqual(['en', 'ar-XB'])
    await tablet.pressesName('Ben')
    await tablet.presses('Sign Out')
    await tablet.presses('Delete permanently')
    await tablet.sees('To keep everything, make a backup file first.')
    await tablet.types(tablet.says('yes'), 'Type yes to delete it')
    await tablet.presses('Delete permanently')
    await tablet.isAt('/ar-XB')
    await expect.poll(learners).toEqual(['en'])
  })

  it('that isn’t on the device changes nothing offline', LONG, async ({ browser, tablet: ana }) => {
    await ana.opens('/')
    await ana.sees('ready offline', { withinMs: 120_000 })
    await ana.opens('/login')
    await begins(ana, 'Ana')
    await browser.context.setOffline(true)
    await ana.opens('/learning')
    await chooses(ana, 'Ana', MIRRORED.name)
    await ana.isAt('/profile?view=settings')
    await ana.sees('Not on this device. Connect to the internet.')
    await ana.isIn('en')
    await ana.reloads()
    await ana.seesHeading('Settings')
    await ana.isIn('en')
  })
})

describe('a page without a worker', () => {
  const it = journeyWith({ blocksWorkers: true })

  it('is in the chosen language after each load', LONG, async ({ browser, tablet: ana }) => {
    await ana.opens('/ar-XB')
    await ana.opens('/login')
    await ana.isIn('ar-XB')
    await begins(ana, 'Ana')
    for (const path of ['/dashboard', '/lesson/insurance/insurance_1', '/quiz/insurance']) {
      await ana.opens(path)
      await ana.isIn('ar-XB')
      await ana.comesToRest()
      expect(await browser.evaluate('return document.documentElement.dir')).toBe('rtl')
      expect(await ana.text(), path).toContain('\u202E')
    }
    expect(await browser.evaluate('return navigator.serviceWorker?.controller ?? null')).toBe(null)
  })
})
