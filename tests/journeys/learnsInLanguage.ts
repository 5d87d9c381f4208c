import insurance from '../../public/data/lessons/insurance_quiz.json'
import manifest from '../../public/data/lessons/manifest.json'
import { describe, expect } from 'vitest'
import { lessonWords } from '#words/lesson'
import { linkOfCard, opensClass } from './classFiles'
import type { Browser } from './drivers/Browser'
import type { ChromiumBrowser } from './drivers/chromium'
import { threeNightly } from './engines'
import { choosesFiles, keepFiles, lastFile } from './filesOfPage'
import { type Build, journeyOfFile } from './journey'
import { languageName } from './languageWords'
import { Learner } from './Learner'
import { LearnerInLanguage } from './LearnerInLanguage'

const QUIZ = '/quiz/insurance'
const SHEET = '/lesson/foundations/foundations_3#sheet'
const { questions } = insurance
const half = questions.length / 2
const lessons = manifest.modules.find(({ id }) => id === 'insurance')?.lessons ?? []
const LONG = { timeout: 300_000 }

/**
 * A learner’s whole journey in one language, with a stay in English in the middle of a quiz.
 *
 * @param build the folder of the site
 */
export function learnsInLanguage(tag: string, build: Build): void {
  for (const kind of threeNightly) {
    const it = journeyOfFile(() => kind.launch(), build).extend(
      'maya',
      { scope: 'file' },
      ({ site, browser }) => new LearnerInLanguage(browser, site.origin),
    )

    describe(`the site in ${tag}, in ${kind.name}`, () => {
      const answers = async (maya: LearnerInLanguage, from: number, to: number): Promise<void> => {
        for (const [index, { question, options, correct }] of [...questions.entries()].slice(from, to)) {
          await maya.sees(tidy(question))
          await maya.chooses(tidy(options[correct] ?? ''))
          await maya.presses(index === questions.length - 1 ? 'See the result' : 'Next')
        }
      }
      /** Chooses another language in the menu, and stays on the page. */
      const switchesTo = async (maya: LearnerInLanguage, language: string): Promise<void> => {
        await maya.pressesName('Maya')
        await maya.pressesName(languageName(language))
        await maya.isIn(language)
      }
      const hasSheet = (maya: LearnerInLanguage): Promise<void> =>
        maya.until(
          `return [...document.querySelectorAll('label')]
          .find((label) => label.textContent === ${JSON.stringify(maya.says('Take-home pay'))})?.control?.value === '2480'`,
          'the pay that was typed',
        )

      it('is ready offline after its first page', LONG, async ({ maya, site }) => {
        await maya.opens(`/${tag}`)
        await maya.isIn(tag)
        await maya.seesHeading('Money lessons that work offline.')
        await maya.sees('ready offline', { withinMs: 120_000 })
        await site.goesAway()
        await maya.opens('/login')
        await maya.isIn(tag)
        await maya.types('Maya', 'First name')
        await maya.presses('Start learning')
        await maya.isAt('/dashboard')
      })

      it('teaches offline, and saves a worksheet', LONG, async ({ maya }) => {
        for (const [index, { id, title }] of lessons.entries()) {
          await maya.opens(`/lesson/insurance/${id}`)
          await maya.isIn(tag)
          await maya.seesHeading(title)
          await maya.presses(lessonWords.markComplete)
          await maya.sees(
            `Done. ${lessons.slice(0, index + 1).reduce((sum, { points }) => sum + points, 0)} points earned so far.`,
          )
        }
        await maya.opens(SHEET)
        await maya.types('2480', 'Take-home pay')
        await maya.comesToRest()
        await maya.reloads()
        await hasSheet(maya)
      })

      it('keeps the answers of a quiz through a switch to English', LONG, async ({ maya, site }) => {
        await maya.opens(QUIZ)
        await answers(maya, 0, half)
        await maya.sees(`Question ${half + 1} of ${questions.length}`)
        await maya.comesToRest()
        // English isn’t on this device yet.
        await maya.opens('/profile?view=settings')
        await maya.presses('Use English')
        await maya.sees('English isn’t on this device. Connect to the internet, then choose the language again.')
        await maya.isIn(tag)

        await site.comesBack()
        await maya.opens(QUIZ)
        await maya.sees(`Question ${half + 1} of ${questions.length}`)
        await switchesTo(maya, 'en')
        await maya.isAt(QUIZ)
        await maya.presses('Back')
        await maya.sees(`Question ${half} of ${questions.length}`)
        const { options = [], correct = 0 } = questions[half - 1] ?? {}
        await maya.until(
          `return [...document.querySelectorAll('main fieldset label')]
            .find(({ control }) => control?.checked)?.innerText.includes(${JSON.stringify(tidy(options[correct] ?? ''))}) === true`,
          'the answer that was chosen in the other language',
        )
        await maya.presses('Next')
        await answers(maya, half, questions.length)
        await maya.seesHeading(`You passed. ${questions.length} of ${questions.length} right.`)
        await maya.opens(SHEET)
        await hasSheet(maya)
      })

      it('shows the certificate and the review after the switch back', LONG, async ({ browser, maya }) => {
        await switchesTo(maya, tag)
        await hasSheet(maya)
        await maya.opens('/achievements')
        await maya.presses('Print or share it')
        await maya.seesHeading('You finished Insurance and Protecting What You Have')
        if (isChromium(browser)) expect(await printedSheets(browser, maya)).toEqual(['/MediaBox [0 0 792 612]'])
        await maya.opens('/learning?view=review')
        await maya.seesHeading('Nothing is due today')
      })

      it('hands in to a teacher who reads English', LONG, async ({ browser, maya, site }) => {
        const other: Browser = await kind.launch()
        try {
          const teacher = new Learner(other, site.origin)
          await teacher.opens('/login')
          await teacher.types('Hale', 'First name')
          await teacher.presses('Start learning')
          await teacher.isAt('/dashboard')
          await teacher.opens('/learning')
          await teacher.presses('Teaching a group?')
          await opensClass(teacher)
          const link = await linkOfCard(other)

          await maya.opens(link.slice(site.origin.length))
          await maya.isIn(tag)
          await maya.seesHeading('Join this class?')
          await maya.sees('Lessons, quizzes and certificates, with dates, scores and tries')
          await maya.presses('Join')
          await maya.seesHeading('Period 3')
          await keepFiles(browser)
          await maya.presses('Hand in as a file')
          await maya.until('return globalThis.handedOver.length > 0', 'a file to hand in')
          const report = await lastFile(browser)

          await teacher.presses('Collect')
          await teacher.seesHeading('Collect')
          await choosesFiles(other, 'Choose report files', [report])
          await teacher.sees('1 report collected.')
          await teacher.presses('It’s Maya’s')
          await teacher.presses('Grid')
          await teacher.presses('Maya, Insurance and Protecting What You Have')
          await teacher.sees(`${lessons.length} of ${lessons.length} lessons`)
          expect(await other.evaluate('return document.documentElement.lang')).toBe('en')
        } finally {
          await other.close()
        }
      })
    })
  }
}

/** Prints a certificate, and returns the size of each sheet in points. */
async function printedSheets(browser: ChromiumBrowser, maya: LearnerInLanguage): Promise<readonly string[] | null> {
  await browser.evaluate('window.print = () => undefined')
  await maya.presses('Print or save as PDF')
  const pdf = (await browser.page.pdf({ preferCSSPageSize: true })).toString('latin1')
  await maya.until('return document.documentElement.dataset.printing === undefined', 'a page without a printed sheet')
  return pdf.match(/\/MediaBox\s*\[[^\]]*\]/g)
}

function isChromium(browser: Browser): browser is ChromiumBrowser {
  return browser.name === 'chromium'
}

/** A learner sees a space that doesn’t break like any other. */
function tidy(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}
