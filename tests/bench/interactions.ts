import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lessonWords } from '#words/lesson'
import type { ChromiumBrowser } from '../journeys/drivers/chromium'
import { type Press, press, showWholePage, slowed } from './presses'
import type { Row } from './table'
import { asLearner, removeFolder, withServer } from './visits'

const PHONE_SLOWDOWN = 4
const AT_MOST_MS = 100
/** After a second a person loses the thought, and a phone's disk takes a part of that second. */
const DONE_AT_MOST_MS = 500
const LESSON = '/lesson/foundations/foundations_1'
const QUIZ = '/quiz/foundations'
export const MARK_COMPLETE = `[...document.querySelectorAll('button')].find((button) => button.textContent.includes(${JSON.stringify(lessonWords.markComplete)}))`
/** An expression in the page that is true when the lesson is complete and on the disk. */
export const DONE = `[...document.querySelectorAll('button')].some((button) => button.textContent.includes('Undo'))`
export const OPEN_ANSWER = `document.querySelector('fieldset input[type="radio"]:not(:checked)').closest('label')`
/** The link to the next lesson, which is at the end of the text. */
const NEXT_LESSON = `document.querySelector('main nav a[href$="/foundations_2"]')`
/** An expression in the page that is true when the text of the next lesson is on the page. */
const NEXT_TEXT = `document.querySelector('main h1')?.textContent !== titleBefore && document.querySelector('main article section p') !== null`

/** Makes a page that only changes a word. It shows how long this machine takes for a press under its current load. */
export function barePage(): string {
  const root = mkdtempSync(join(tmpdir(), 'bare-'))
  const press = `<!doctype html><title>Bare</title><button onclick="this.textContent = 'Done'">Mark complete</button>`
  writeFileSync(join(root, 'index.html'), press)
  return root
}

const onPhone = (browser: ChromiumBrowser, target: string, seen?: string): Promise<Press> =>
  slowed(browser, PHONE_SLOWDOWN, () => press(browser, target, seen))

export async function measureInteractions(rounds: number): Promise<readonly Row[]> {
  const profile = mkdtempSync(join(tmpdir(), 'bench-'))
  const root = barePage()
  const complete: Press[] = []
  const next: Press[] = []
  const answer: number[] = []
  const limit: number[] = []
  await withServer(root, (bare) =>
    withServer('dist', (port) =>
      asLearner(profile, `http://localhost:${port}`, async (learner, browser) => {
        await showWholePage(browser)
        for (let round = 0; round < rounds; round += 1) {
          await browser.goto(`http://localhost:${bare}/`)
          await learner.comesToRest()
          limit.push((await onPhone(browser, MARK_COMPLETE)).paintMs)
          await learner.opens(LESSON)
          await learner.sees(lessonWords.markComplete)
          await learner.comesToRest()
          complete.push(await onPhone(browser, MARK_COMPLETE, DONE))
          await learner.presses('Undo')
          await learner.sees(lessonWords.markComplete)
          await browser.evaluate(`
            globalThis.titleBefore = document.querySelector('main h1').textContent
            ${NEXT_LESSON}.scrollIntoView({ block: 'center' })`)
          await learner.comesToRest()
          next.push(await onPhone(browser, NEXT_LESSON, NEXT_TEXT))
          await learner.opens(QUIZ)
          await learner.sees('Question 1 of')
          await learner.comesToRest()
          answer.push((await onPhone(browser, OPEN_ANSWER)).paintMs)
        }
      }),
    ),
  )
  for (const folder of [profile, root]) removeFolder(folder)
  const row = (what: string, ours: readonly number[], atMost = AT_MOST_MS): Row => ({
    what: `${what}, CPU x4, beside a bare button's next paint`,
    unit: 'ms',
    ours,
    limit,
    atMost,
  })
  return [
    row(
      'Mark complete to the next paint',
      complete.map(({ paintMs }) => paintMs),
    ),
    row(
      'Mark complete to Done, durable and painted',
      complete.map(({ seenMs }) => seenMs),
      DONE_AT_MOST_MS,
    ),
    row(
      'Next lesson to its first paragraph, painted',
      next.map(({ seenMs }) => seenMs),
    ),
    row('A quiz answer to the next paint', answer),
  ]
}
