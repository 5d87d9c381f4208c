import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { quizWords as words } from '#words/quiz'
import { quizReviewWords as reviewWords } from '#words/quizReview'
import { QuizScreen } from '../../../src/screens/quiz/QuizScreen'
import { quizAnswersPath } from '../../../src/words/links'
import type { KeptAnswer } from '../../../src/data/store/keptAttempts'
import type { OpenedLearnerStore } from '../../../src/data/store/learnerStore'
import { moduleId } from '../../core/progress/samples'
import { failingPuts } from '../../data/store/faultyStorage'
import { readPublicFile, renderScreen, type ScreenOptions } from '../renderScreen'
import { sampleQuiz } from './sampleQuiz'

const SAVING = moduleId('saving')
const SEE_RESULT = new RegExp(`^${words.seeResult}`)

function openQuiz(options: ScreenOptions = {}, path = quizAnswersPath(SAVING)) {
  const { questions, ...rest } = sampleQuiz(3)
  const quiz = { ...rest, questions: questions.map((question) => ({ ...question, lessonId: 'saving_2' })) }
  const fetchText = (file: string) =>
    file.endsWith('saving_quiz.json') ? Promise.resolve(JSON.stringify(quiz)) : readPublicFile(file)
  return renderScreen(<QuizScreen />, { path, pattern: '/quiz/:moduleId', fetchText, ...options })
}

const all = (text: string, isRight: boolean): readonly KeptAnswer[] =>
  ['q1', 'q2', 'q3'].map((question) => ({ question, text, isRight }))
const finished = (store: OpenedLearnerStore, score: number, answers?: readonly KeptAnswer[]) =>
  store.finishQuiz({ moduleId: SAVING, score, passed: score >= 70, ...(answers && { answers }) })

afterEach(() => vi.unstubAllEnvs())

describe('the review of a finished attempt', () => {
  it('shows every answer with its reason, my choice and its lesson', async () => {
    await openQuiz({
      before: (store) =>
        finished(store, 67, [...all('All', true).slice(0, 2), { question: 'q3', text: 'None', isRight: false }]),
    })
    await screen.findByRole('heading', { level: 1, name: reviewWords.heading('67%') })
    expect(screen.getByText(`${reviewWords.facts('Nov 20', false, '2', '3')} ${words.reviewNote}`)).toBeTruthy()
    const [first, ...rest] = document.querySelectorAll('details')
    if (first === undefined) throw new Error('there is no answer')
    expect(first.open).toBe(true)
    expect(first.textContent).toContain('Question 3?')
    expect(within(first).getByText('None').tagName).toBe('S')
    expect(within(first).getByText('All').tagName).toBe('B')
    expect(first.textContent).toContain('All of it counts.')
    expect(rest).toHaveLength(2)
    const link = await within(first).findByRole('link', { name: 'Building an Emergency Fund' })
    expect(link.getAttribute('href')).toBe('/lesson/saving/saving_2')
  })

  it('names wrong choices of other attempts, even from another device', async () => {
    const answered = (chosen: number) => [
      { question: 'q1', chosen: 2, text: 'All', isRight: true },
      { question: 'q3', chosen, text: chosen === 2 ? 'All' : 'None', isRight: chosen === 2 },
    ]
    const page = await openQuiz({ before: (store) => finished(store, 33, answered(0)) })
    for (const [score, chosen] of [
      [50, 0],
      [100, 2],
    ] as const) {
      await page.advance(60_000)
      await finished(page.store, score, answered(chosen))
    }
    await screen.findByRole('heading', { level: 1, name: reviewWords.heading('100%') })
    expect(document.body.textContent).toContain(reviewWords.rightNow(1))
    const third = [...document.querySelectorAll('details')].find((it) => it.textContent.includes('Question 3?'))
    expect(third?.textContent).toContain(reviewWords.otherTimes)
    expect(third?.textContent).toContain(reviewWords.chosen(2, 'Nov 20'))
    expect(screen.getAllByText(reviewWords.otherTimes)).toHaveLength(1)
  })

  it('shows my choices in their old words when the quiz changed', async () => {
    await openQuiz({
      before: (store) =>
        finished(store, 50, [...all('Most of it', true), { question: 'q9', text: 'A', isRight: true }]),
    })
    await screen.findByRole('heading', { level: 1, name: reviewWords.heading('50%') })
    expect(screen.getAllByText(reviewWords.changed)).toHaveLength(3)
    expect(screen.getByText(reviewWords.gone(1))).toBeTruthy()
  })

  it('shows the newest attempt, with links to the others', async () => {
    const page = await openQuiz({
      before: (store) => finished(store, 0, all('None', false)),
    })
    await screen.findByRole('heading', { level: 1, name: reviewWords.heading('0%') })
    await page.advance(60_000)
    await finished(page.store, 100, all('All', true))
    await screen.findByRole('heading', { level: 1, name: reviewWords.heading('100%') })
    const attempts = within(screen.getByRole('navigation', { name: reviewWords.attempts }))
    expect(attempts.getAllByRole('link').map((link) => link.getAttribute('aria-current'))).toEqual(['true', null])
    await page.user.click(attempts.getByRole('link', { name: /0%$/, current: false }))
    await screen.findByRole('heading', { level: 1, name: reviewWords.heading('0%') })
  })

  it('says that answers from another device are not here', async () => {
    await openQuiz({ before: (store) => finished(store, 100) })
    await screen.findByRole('heading', { level: 1, name: reviewWords.noAnswers })
    expect(screen.getByText(new RegExp(reviewWords.resultStands('100%', 'Nov 20')))).toBeTruthy()
    expect(document.querySelector('details')).toBeNull()
  })

  it('shows the chosen one of several attempts at unknown times', async () => {
    const page = await openQuiz({
      before: async (store) => {
        const now = Date.now()
        vi.setSystemTime('2019-05-04T09:00:00')
        await finished(store, 0, all('None', false))
        await finished(store, 100, all('All', true))
        vi.setSystemTime(now)
      },
    })
    const attempts = within(await screen.findByRole('navigation', { name: reviewWords.attempts }))
    for (const score of ['100%', '0%']) {
      await page.user.click(attempts.getByRole('link', { name: new RegExp(` ${score}$`) }))
      await screen.findByRole('heading', { level: 1, name: reviewWords.heading(score) })
    }
  })

  it('shows no day for a result with an unknown time', async () => {
    await openQuiz({
      before: async (store) => {
        const now = Date.now()
        // The wrong clock simulates a result from the earlier site, which stored no times.
        vi.setSystemTime('2019-05-04T09:00:00')
        await finished(store, 100)
        vi.setSystemTime(now)
      },
    })
    await screen.findByRole('heading', { level: 1, name: reviewWords.noAnswers })
    expect(screen.getByText(new RegExp(`${reviewWords.resultStands('100%', undefined)}$`))).toBeTruthy()
  })

  it('uses the day of this device, not of Greenwich', async () => {
    vi.stubEnv('TZ', 'America/Chicago')
    await openQuiz({ now: '2026-11-20T19:00:00', before: (store) => finished(store, 100) })
    await screen.findByRole('heading', { level: 1, name: reviewWords.noAnswers })
    expect(screen.getByText(new RegExp(reviewWords.resultStands('100%', 'Nov 20')))).toBeTruthy()
  })

  it('links to the quiz when there is no attempt', async () => {
    await openQuiz()
    await screen.findByRole('heading', { level: 1, name: reviewWords.noAttempt })
    expect(screen.getByRole('link', { name: reviewWords.takeAgain }).getAttribute('href')).toBe('/quiz/saving')
  })

  it('says so when the address names an unknown attempt', async () => {
    await openQuiz(
      { before: (store) => finished(store, 100, all('All', true)) },
      quizAnswersPath(SAVING, '2020-01-01T00:00:00.000Z'),
    )
    await screen.findByRole('heading', { level: 1, name: reviewWords.noAnswers })
    expect(screen.getByRole('navigation', { name: reviewWords.attempts })).toBeTruthy()
  })
})

describe('the link to my last answers', () => {
  it('is under the first question until I have answered something', async () => {
    const page = await openQuiz({ before: (store) => finished(store, 100, all('All', true)) }, '/quiz/saving')
    const link = await screen.findByRole('link', { name: reviewWords.lastAnswers })
    expect(link.getAttribute('href')).toBe(quizAnswersPath(SAVING))
    await page.user.click(screen.getByRole('radio', { name: /All$/ }))
    await waitFor(() => expect(screen.queryByRole('link', { name: reviewWords.lastAnswers })).toBeNull())
  })

  it('is not there before the first finished attempt', async () => {
    await openQuiz({}, '/quiz/saving')
    await screen.findByRole('heading', { level: 1, name: 'Question 1?' })
    expect(screen.queryByRole('link', { name: reviewWords.lastAnswers })).toBeNull()
  })

  it('leads to my real choices, once I finish', async () => {
    const order = { q1: [3, 2, 1, 0], q2: [0, 1, 2, 3], q3: [1, 0, 3, 2] }
    const draft = { moduleId: SAVING, answers: { q1: 2, q2: 0, q3: 3 }, order, position: 2, startedAt: '' }
    const page = await openQuiz({ before: (store) => store.saveQuizDraft(draft) }, '/quiz/saving')
    await screen.findByRole('heading', { level: 1, name: 'Question 3?' })
    const disk = failingPuts(Infinity)
    await page.advance(600)
    await page.user.click(screen.getByRole('button', { name: SEE_RESULT }))
    await screen.findByRole('alert')
    expect(await page.store.kept.items('attempts')).toEqual([])
    disk.mockRestore()
    await page.advance(600)
    await page.user.click(screen.getByRole('button', { name: SEE_RESULT }))
    await screen.findByRole('heading', { name: words.notYet('33%', '70%') })
    expect((await page.store.kept.items('attempts')).map(({ value }) => value)).toMatchObject([
      {
        score: 33,
        answers: [
          { question: 'q1', text: 'All', isRight: true },
          { question: 'q2', text: 'None', isRight: false },
          { question: 'q3', text: 'It depends', isRight: false },
        ],
      },
    ])
  })
})
