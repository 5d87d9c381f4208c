import { lessonWords } from '#words/lesson'
import { answersQuiz } from '../../tests/journeys/answersQuiz'
import type { ChromiumBrowser } from '../../tests/journeys/drivers/chromium'
import type { Learner } from '../../tests/journeys/Learner'

/**
 * The lessons that Maya completes on five evenings in a row, so that her progress looks real. The last evening is
 * today's.
 */
const days: readonly (readonly [date: string, lessons: readonly string[]])[] = [
  ['2026-11-09', ['foundations_1', 'foundations_2']],
  ['2026-11-10', ['foundations_3', 'foundations_4', 'saving_1']],
  ['2026-11-11', ['foundations_5']],
  ['2026-11-12', ['foundations_6', 'foundations_7', 'foundations_8']],
  ['2026-11-13', ['saving_2']],
]

export const firstDay = '2026-11-09'

export async function setsDay(browser: ChromiumBrowser, date: string): Promise<void> {
  await browser.page.clock.setFixedTime(new Date(`${date}T18:30:00-06:00`))
}

export async function learnsForAWeek(browser: ChromiumBrowser, maya: Learner): Promise<void> {
  for (const [date, lessons] of days) {
    await setsDay(browser, date)
    for (const lesson of lessons) {
      await maya.opens(`/lesson/${lesson.replace(/_\d+$/, '')}/${lesson}`)
      await maya.presses(lessonWords.markComplete)
      await maya.sees('Undo')
    }
    if (lessons.includes('foundations_8')) {
      await maya.opens('/quiz/foundations')
      await answersQuiz(maya, 'foundations_quiz', 'right')
      await maya.seesHeading(/^You passed/)
    }
  }
}
