import { describe, expect } from 'vitest'
import { answersQuiz } from './answersQuiz'
import { launchHeadlessShell } from './drivers/chromium'
import { journeyOfFile } from './journey'
import { lookAtPage } from './visual/lookAtPage'
import { lookAtStates } from './visual/lookAtStates'

const it = journeyOfFile(launchHeadlessShell)

describe('a quiz that I have finished', () => {
  it('reopens offline with every answer, from my ledger and the quiz', {
    timeout: 400_000,
  }, async ({ learner: maya, site }) => {
    await maya.opens('/login')
    await maya.types('Maya', 'First name')
    await maya.presses('Start learning')
    await maya.isAt('/dashboard')
    await maya.sees('Ready offline', { withinMs: 60_000 })
    await maya.opens('/quiz/saving')
    await answersQuiz(maya, 'saving_quiz', 'wrong')
    await maya.seesHeading(/^Not yet/)
    await site.goesAway()

    await maya.opens('/dashboard')
    await maya.presses('Quiz: Saving and Emergency Funds')
    await maya.seesHeading('Your answers: 0%')
    await maya.sees('0 of 12 right, not passed yet.')
    await maya.sees('Taught in Building an Emergency Fund')
    await maya.presses('Building an Emergency Fund')
    await maya.isAt('/lesson/saving/saving_2')

    await maya.opens('/quiz/saving')
    await maya.presses('See your last answers')
    await maya.isAt('/quiz/saving?view=answers')
    await maya.seesHeading('Your answers: 0%')
    await site.comesBack()
  })

  it('can be read at any size, in both themes', { timeout: 300_000 }, async ({ browser, learner: maya }) => {
    await maya.opens('/quiz/saving?view=answers')
    await maya.seesHeading('Your answers: 0%')
    const { axe } = await lookAtStates(browser, maya)
    expect([...(await lookAtPage(browser, 'quiz, answers')), ...(await axe('quiz, answers'))]).toEqual([])
  })
})
