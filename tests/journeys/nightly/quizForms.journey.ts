import { readFileSync } from 'node:fs'
import { describe, expect } from 'vitest'
import { answersQuiz } from '../answersQuiz'
import { launchHeadlessShell } from '../drivers/chromium'
import { journeyOfFile } from '../journey'
import { lookAtPage } from '../visual/lookAtPage'
import { lookAtStates } from '../visual/lookAtStates'

const it = journeyOfFile(launchHeadlessShell)
const read = (file: string) => JSON.parse(readFileSync(`public/data/lessons/${file}.json`, 'utf8'))
const [missed] = read('saving_quiz').questions
const { decide } = read('saving_2').content.sections.find(({ decide: asked }: { decide?: object }) => asked)

describe('a quiz that I fail', () => {
  it('explains my choices, then asks other questions, offline', {
    timeout: 400_000,
  }, async ({ learner: maya, site }) => {
    await maya.opens('/login')
    await maya.types('Maya', 'First name')
    await maya.presses('Start learning')
    await maya.isAt('/dashboard')
    await maya.sees('Ready offline', { withinMs: 120_000 })
    await site.goesAway()

    await maya.opens('/lesson/saving/saving_2')
    await maya.sees('What would you do?')
    await maya.chooses(decide.options[(decide.correct + 1) % decide.options.length])
    await maya.sees(decide.why[(decide.correct + 1) % decide.options.length])
    await maya.chooses(decide.options[decide.correct])
    await maya.sees(decide.why[decide.correct])

    await maya.opens('/quiz/saving')
    await answersQuiz(maya, 'saving_quiz', 'wrong')
    await maya.sees('Questions you missed')
    await maya.sees(missed.why[(missed.correct + 1) % missed.options.length])
    await maya.doesNotSee(missed.explanation)
    await maya.presses('Try again')
    await maya.doesNotSee(missed.question)
    await answersQuiz(maya, 'saving_quiz', 'right')
    await maya.sees('Every answer, explained')
    await site.comesBack()
  })

  it('can be read at any size, in both themes', { timeout: 300_000 }, async ({ browser, learner: maya }) => {
    await maya.opens('/quiz/foundations')
    await answersQuiz(maya, 'foundations_quiz', 'wrong')
    await maya.sees('Questions you missed')
    const { axe } = await lookAtStates(browser, maya)
    expect([...(await lookAtPage(browser, 'quiz, missed')), ...(await axe('quiz, missed'))]).toEqual([])
  })
})
