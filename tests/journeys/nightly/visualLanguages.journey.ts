import { describe, expect } from 'vitest'
import { lessonWords } from '#words/lesson'
import { site } from '../../../src/site'
import { inventedLanguages } from '../../../tools/languages/invented/inventions'
import { launchHeadlessShell } from '../drivers/chromium'
import { journeyOfFile, ofRun } from '../journey'
import { LearnerInLanguage } from '../LearnerInLanguage'
import { languagesBuild } from '../secondBuild'
import { englishLeft } from '../visual/englishLeft'
import { lookAtPage } from '../visual/lookAtPage'
import { watchPage } from '../watchPage'

const SIZES = [
  [320, 640],
  [1280, 800],
] as const
const LONG = { timeout: 600_000 }

/**
 * What the long language doesn’t show. Its added words make a name differ from the words that are seen, and its letters
 * with accents are those of another typeface, so its text at 200% is wider than that of any language.
 */
const OF_LONG = /text 200%|axe: label-content-name-mismatch/

const LETTERS = {
  // The language writes lists as English does.
  fillers: ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'and'],
  names: [site.name, 'Maya', 'English', ...inventedLanguages.map(({ language }) => language.name)],
}

/** The languages that no one speaks, of a build apart, and Spanish, which the site has. */
const LANGUAGES = [
  ...inventedLanguages.map(({ tag, language }) => ({
    tag,
    dir: language.dir,
    build: languagesBuild,
    isInvented: true,
  })),
  { tag: 'es', dir: 'ltr', build: ofRun, isInvented: false },
]

for (const { tag, dir, build, isInvented } of LANGUAGES) {
  const it = journeyOfFile(launchHeadlessShell, build).extend(
    'maya',
    { scope: 'file' },
    ({ site, browser }) => new LearnerInLanguage(browser, site.origin),
  )

  describe(`every screen in ${tag}`, () => {
    it.runIf(isInvented)('is checked for English texts, and planted ones are found', async ({ browser }) => {
      await browser.goto('about:blank')
      await browser.page.setContent(`
      <p>Two words</p><p lang="en">Marked words</p><p>Ţŵö ŵöŕðš one two</p><p>\u202ETwo <b>turned</b> words\u202C</p>
      <p>\u202ETurned\u202C and not</p><p>$1,200 on December 31, W-2, irs.gov, Maya</p><button aria-label="Close it">x</button>`)
      expect(await browser.page.evaluate(englishLeft, LETTERS)).toEqual([
        'Two words',
        'and not',
        'aria-label: Close it',
      ])
    })

    it('fits, can be read, and marks its English', LONG, async ({ browser, maya }) => {
      const watch = await watchPage(browser)
      const faults: string[] = []
      const looks = async (screen: string): Promise<void> => {
        await maya.isIn(tag)
        await maya.comesToRest()
        expect(await browser.evaluate("return document.documentElement.dir || 'ltr'"), screen).toBe(dir)
        const found = [
          ...(isInvented ? await browser.page.evaluate(englishLeft, LETTERS) : []).map(
            (text) => `${screen}, in English: ${text}`,
          ),
          ...(await lookAtPage(browser, screen, SIZES)),
          ...(await watch.violations()).map((violation) => `${screen}, axe: ${violation}`),
        ]
        faults.push(...found.filter((fault) => tag !== 'en-XA' || !OF_LONG.test(fault)))
      }
      await maya.opens(`/${tag}`)
      await maya.isIn(tag)
      // The browser prefers English, so the page offers it.
      await maya.presses('Close')
      await looks('home')
      await maya.opens('/login')
      await looks('sign-in')
      await maya.types('Maya', 'First name')
      await maya.presses('Start learning')
      await maya.isAt('/dashboard')
      await maya.opens('/lesson/insurance/insurance_1')
      await maya.presses(lessonWords.markComplete)
      await maya.sees('Undo')
      await looks('lesson')
      for (const [screen, path] of [
        ['dashboard', '/dashboard'],
        ['learning center', '/learning'],
        ['quiz', '/quiz/insurance'],
        ['achievements', '/achievements'],
        ['settings', '/profile?view=settings'],
        ['calculator', '/tools?tool=budget'],
      ] as const) {
        await maya.opens(path)
        await looks(screen)
      }
      await maya.opens('/learning?view=class')
      await maya.presses('Try a sample class')
      await looks('class')
      expect(faults).toEqual([])
    })
  })
}
