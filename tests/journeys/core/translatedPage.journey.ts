import { describe, expect } from 'vitest'
import { answersQuiz } from '../answersQuiz'
import { launchHeadlessShell } from '../drivers/chromium'
import { journeyOfFile } from '../journey'
import { staleWords } from '../staleWords'
import { isFresh, opensTranslated, translates } from '../translatesPage'

const it = journeyOfFile(launchHeadlessShell)

it.beforeAll(async ({ browser, learner: ana }) => {
  await translates(browser)
  await ana.opens('/login')
  await ana.types('Ana', 'First name')
  await ana.presses('Start learning')
  await ana.isAt('/dashboard')
})

describe('a page that the browser has translated', () => {
  it('is distinguished from a page with an outdated word', async ({ browser, learner: ana }) => {
    await opensTranslated(ana, browser, '/dashboard')
    expect(await browser.evaluate("return document.querySelectorAll('main font').length")).toBeGreaterThan(20)
    await isFresh(ana, browser, 'the dashboard')
    await browser.evaluate("document.querySelector('h1 font').textContent = '«An old word»'")
    expect(await browser.page.evaluate(staleWords)).toContainEqual(expect.stringContaining('“An old word” ≠'))
  })

  it('asks a quiz and shows the result', { timeout: 240_000 }, async ({ browser, learner: ana }) => {
    await opensTranslated(ana, browser, '/quiz/saving')
    await answersQuiz(ana, 'saving_quiz', 'wrong')
    await ana.seesHeading(/^Not yet/)
    await isFresh(ana, browser, 'a failed quiz')
    await ana.presses('Try again')
    await answersQuiz(ana, 'saving_quiz', 'right')
    await ana.sees('100%')
    await isFresh(ana, browser, 'a passed quiz')
  })
})
