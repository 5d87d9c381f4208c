import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { moduleLockWords } from '#words/moduleLock'
import { backupWords } from '#words/backup'
import { quizWords as words } from '#words/quiz'
import { QuizScreen } from '../../../src/screens/quiz/QuizScreen'
import { UnreadableQuiz } from '../../../src/screens/quiz/UnreadableQuiz'
import { getSnapshot as isInProgress } from '../../../src/session/inProgress'
import type { QuizDraft } from '../../../src/data/store/learningRows'
import { lesson, moduleId } from '../../core/progress/samples'
import { failingPuts } from '../../data/store/faultyStorage'
import {
  failRead,
  holdRead,
  type RenderedScreen,
  readPublicFile,
  renderScreen,
  type ScreenOptions,
} from '../renderScreen'
import { sampleQuiz } from './sampleQuiz'

const SAVING = moduleId('saving')
const quiz = sampleQuiz(3)
/** The button also contains the hidden text shown while saving. */
const SEE_RESULT = new RegExp(`^${words.seeResult}`)

/** Opens the quiz of the saving module, with three questions whose right answer is always “All”. */
function openQuiz(options: ScreenOptions = {}, path = '/quiz/saving') {
  const fetchText = (file: string) =>
    file.endsWith('saving_quiz.json') ? Promise.resolve(JSON.stringify(quiz)) : readPublicFile(file)
  return renderScreen(<QuizScreen />, { path, pattern: '/quiz/:moduleId', fetchText, ...options })
}

/** A draft in the middle of the quiz, with the options in authored order. */
function draft(position: number, answers: QuizDraft['answers']): QuizDraft {
  const order = Object.fromEntries(quiz.questions.map(({ id }) => [id, [0, 1, 2, 3]]))
  return { moduleId: SAVING, answers, order, position, startedAt: '2026-11-19T09:00:00.000Z' }
}

/** Opens the last question, the only one without an answer. */
const atLast: ScreenOptions = { before: (store) => store.saveQuizDraft(draft(2, { q1: 2, q2: 2 })) }

const question = (number: number) => screen.findByRole('heading', { level: 1, name: `Question ${number}?` })

async function seeResult({ user, advance }: RenderedScreen): Promise<void> {
  await advance(600)
  await user.click(screen.getByRole('button', { name: SEE_RESULT }))
}

describe('a quiz while it opens', () => {
  it('says that it is loading, then asks its first question', async () => {
    let release = (): void => undefined
    await openQuiz({ before: (store) => (release = holdRead(store, 'quizDraft')) })
    expect(screen.getByText(words.loading)).toBeTruthy()
    release()
    await question(1)
    expect(screen.queryByText(words.loading)).toBeNull()
  })

  it('says so and links to all modules when it does not exist', async () => {
    await openQuiz({}, '/quiz/pottery')
    await screen.findByRole('heading', { name: words.notFoundTitle })
    expect(screen.getByRole('link', { name: words.toLearning })).toBeTruthy()
  })

  it('shows the error screen when answers cannot be read', async () => {
    await openQuiz({ before: (store) => failRead(store, 'quizDraft') })
    await screen.findByText('Something went wrong')
  })
})

describe('a quiz that is not on this device', () => {
  it('opens automatically when the device is online again', async () => {
    let isDown = true
    const fetchText = (file: string) =>
      isDown && file.includes('_quiz') ? Promise.reject(new Error('no connection')) : readPublicFile(file)
    await openQuiz({ fetchText })
    await screen.findByText(words.fallbackTitle)
    isDown = false
    act(() => void window.dispatchEvent(new Event('online')))
    await waitFor(() => expect(screen.queryByText(words.fallbackTitle)).toBeNull())
    await screen.findByText('Question 1 of 12')
  })

  it('shows a sample that saves nothing, and retries on request', async () => {
    let asked = 0
    const fetchText = (file: string) => {
      if (!file.includes('_quiz')) return readPublicFile(file)
      asked += 1
      return Promise.reject(new Error('no connection'))
    }
    const page = await openQuiz({ fetchText })
    const finish = vi.spyOn(page.store, 'finishQuiz')
    const [option] = await screen.findAllByRole('radio')
    if (option === undefined) throw new Error('the sample has no options')
    await page.user.click(option)
    await seeResult(page)
    await screen.findByText(new RegExp(words.practice))
    expect(screen.queryByText(backupWords.saved)).toBeNull()
    expect(finish).not.toHaveBeenCalled()
    expect(await page.store.quizDraft(SAVING)).toBeUndefined()
    await page.user.click(screen.getByRole('button', { name: words.retryLoading }))
    await waitFor(() => expect(asked).toBe(2))
  })

  it('stops retrying once I have left', async () => {
    const retry = vi.fn<() => void>()
    const page = await renderScreen(
      <UnreadableQuiz moduleId={SAVING} quiz={quiz} trouble="unreachable" onRetry={retry} />,
    )
    act(() => void window.dispatchEvent(new Event('online')))
    expect(retry).toHaveBeenCalledTimes(1)
    page.unmount()
    window.dispatchEvent(new Event('online'))
    expect(retry).toHaveBeenCalledTimes(1)
  })
})

describe('my answers', () => {
  it('are restored when I come back, at the same question', async () => {
    const page = await openQuiz()
    await question(1)
    await page.user.click(screen.getByRole('radio', { name: /All$/ }))
    await page.user.click(screen.getByRole('button', { name: words.next }))
    await question(2)
    const kept = await vi.waitFor(async () => {
      const found = await page.store.quizDraft(SAVING)
      expect(found).toMatchObject({ answers: { q1: 2 }, position: 1 })
      return found
    })
    page.unmount()
    const again = await openQuiz({ before: (store) => kept && store.saveQuizDraft(kept) })
    await question(2)
    expect(screen.getByText(words.answered('1'))).toBeTruthy()
    await again.user.click(screen.getByRole('button', { name: words.back }))
    await question(1)
    expect(screen.getByRole('radio', { name: /All$/ })).toHaveProperty('checked', true)
  })

  it('work on a full disk, with a note that none is saved', async () => {
    const { user } = await openQuiz()
    await question(1)
    const disk = failingPuts(Infinity)
    await user.click(screen.getByRole('radio', { name: /All$/ }))
    expect((await screen.findByRole('alert')).textContent).toContain(words.notKept.quota)
    expect(screen.queryByText(words.answersKept)).toBeNull()
    expect(screen.getByRole('radio', { name: /All$/ })).toHaveProperty('checked', true)
    disk.mockRestore()
    await user.click(screen.getByRole('radio', { name: /Some$/ }))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    expect(screen.getByText(words.answersKept)).toBeTruthy()
  })

  it('can be chosen by letter, and Enter on the question continues', async () => {
    const { user } = await openQuiz({ before: (store) => store.saveQuizDraft(draft(0, {})) })
    const heading = await question(1)
    expect(document.activeElement).toBe(heading)
    await user.keyboard('{Enter}')
    expect(screen.getByRole('heading', { level: 1 })).toBe(heading)
    await user.keyboard('c')
    expect(screen.getByRole('radio', { name: /All$/ })).toHaveProperty('checked', true)
    await user.keyboard('{Enter}')
    expect(document.activeElement).toBe(await question(2))
  })

  it('accept keys after clicking empty space, but not from a link', async () => {
    const { user } = await openQuiz({ before: (store) => store.saveQuizDraft(draft(0, {})) })
    await question(1)
    await user.click(document.body)
    expect(document.activeElement).toBe(document.body)
    await user.keyboard('{Enter}')
    await question(1)
    const link = screen.getAllByRole('link')[0]
    link?.focus()
    await user.keyboard('a')
    expect(screen.getByRole('radio', { name: /None$/ })).toHaveProperty('checked', false)
    await user.click(document.body)
    await user.keyboard('c')
    expect(screen.getByRole('radio', { name: /All$/ })).toHaveProperty('checked', true)
    await user.click(document.body)
    await user.keyboard('{Enter}')
    await question(2)
  })

  it('that are missing are named at the end, starting with the first', async () => {
    const page = await openQuiz({ before: (store) => store.saveQuizDraft(draft(2, { q3: 2 })) })
    await question(3)
    await seeResult(page)
    await question(1)
    expect(screen.getByRole('alert').textContent).toContain(words.stillOpen(['1', '2']))
    await page.user.click(screen.getByRole('radio', { name: /All$/ }))
    expect(screen.getByRole('alert').textContent).toContain(words.stillOpen(['2']))
  })
})

describe('the result', () => {
  it('is counted once when I press twice, with its date', async () => {
    const page = await openQuiz(atLast)
    const finish = vi.spyOn(page.store, 'finishQuiz')
    await question(3)
    await page.user.click(screen.getByRole('radio', { name: /All$/ }))
    await page.advance(600)
    await page.user.dblClick(screen.getByRole('button', { name: SEE_RESULT }))
    const heading = await screen.findByRole('heading', { name: words.passed('3', '3') })
    expect(finish).toHaveBeenCalledTimes(1)
    expect(document.activeElement).toBe(heading)
    expect(document.querySelector('time')?.dateTime).toBe('2026-11-20')
    await waitFor(async () => expect(await page.store.quizDraft(SAVING)).toBeUndefined())
  })

  it('does not appear when a double press on Next skips a question', async () => {
    const page = await openQuiz({ before: (store) => store.saveQuizDraft(draft(1, { q1: 2, q2: 2, q3: 2 })) })
    const finish = vi.spyOn(page.store, 'finishQuiz')
    await question(2)
    await page.user.click(screen.getByRole('button', { name: words.next }))
    await question(3)
    await page.user.click(screen.getByRole('button', { name: SEE_RESULT }))
    await page.advance(400)
    expect(finish).not.toHaveBeenCalled()
    await question(3)
  })

  it('on a full disk shows an error, and works after freeing space', async () => {
    const page = await openQuiz(atLast)
    await question(3)
    await page.user.click(screen.getByRole('radio', { name: /All$/ }))
    const disk = failingPuts(Infinity)
    await seeResult(page)
    expect((await screen.findByRole('alert')).textContent).toContain(words.notSaved.quota)
    expect(screen.getByRole('radio', { name: /All$/ })).toHaveProperty('checked', true)
    disk.mockRestore()
    await seeResult(page)
    await screen.findByRole('heading', { name: words.passed('3', '3') })
  })

  it('is saved when I leave while it is being saved', async () => {
    const page = await openQuiz(atLast)
    await question(3)
    await page.user.click(screen.getByRole('radio', { name: /All$/ }))
    await page.advance(600)
    fireEvent.click(screen.getByRole('button', { name: SEE_RESULT }))
    page.unmount()
    await waitFor(async () => expect((await page.store.activity(9)).map(({ kind }) => kind)).toEqual(['quiz-passed']))
  })

  it('can be followed by a new attempt from the first question', async () => {
    const page = await openQuiz({ before: (store) => store.saveQuizDraft(draft(2, { q1: 0, q2: 0, q3: 0 })) })
    await question(3)
    await seeResult(page)
    await screen.findByRole('heading', { name: words.notYet('0%', '70%') })
    await page.advance(600)
    await page.user.click(screen.getByRole('button', { name: words.tryAgain }))
    await question(1)
    expect(screen.getByText(words.answered('0'))).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('delays an update of the site until it is shown', async () => {
    const page = await openQuiz(atLast)
    await question(3)
    expect(isInProgress()).toBe(true)
    await page.user.click(screen.getByRole('radio', { name: /All$/ }))
    await seeResult(page)
    await screen.findByRole('heading', { name: words.passed('3', '3') })
    expect(isInProgress()).toBe(false)
  })
})

describe('a quiz with two forms', () => {
  const why = ['None is too few.', 'Some is too few.', 'All is right.', 'It never depends.']
  const again = quiz.questions.map((question) => ({
    ...question,
    id: `again-${question.id}`,
    question: question.question.replace('Question', 'Another question'),
  }))
  const explained = { ...quiz, questions: quiz.questions.map((question) => ({ ...question, why })), again }
  const fetchText = (file: string) =>
    file.endsWith('saving_quiz.json') ? Promise.resolve(JSON.stringify(explained)) : readPublicFile(file)

  it('explains my choices after a failed try, then asks the other form', async () => {
    const before: ScreenOptions['before'] = (store) => store.saveQuizDraft(draft(2, { q1: 2, q2: 0, q3: 1 }))
    const page = await openQuiz({ fetchText, before })
    await question(3)
    await seeResult(page)
    await screen.findByRole('heading', { name: words.notYet('33%', '70%') })
    expect(screen.getByRole('heading', { name: words.missedAnswers })).toBeTruthy()
    expect(screen.getByText('None is too few.')).toBeTruthy()
    expect(screen.getByText('Some is too few.')).toBeTruthy()
    // The right answer is told only where it was given.
    expect(screen.getAllByText('All of it counts.')).toHaveLength(1)
    expect(screen.getAllByText(words.answer)).toHaveLength(1)
    await page.advance(600)
    await page.user.click(screen.getByRole('button', { name: words.tryAgain }))
    await screen.findByRole('heading', { level: 1, name: 'Another question 1?' })
  })

  it('explains every answer after I pass', async () => {
    const before: ScreenOptions['before'] = (store) => store.saveQuizDraft(draft(2, { q1: 2, q2: 2, q3: 2 }))
    const page = await openQuiz({ fetchText, before })
    await question(3)
    await seeResult(page)
    await screen.findByRole('heading', { name: words.passed('3', '3') })
    expect(screen.getByRole('heading', { name: words.everyAnswer })).toBeTruthy()
    expect(screen.getAllByText('All of it counts.')).toHaveLength(3)
  })

  it('continues a draft in the form where it began', async () => {
    const order = Object.fromEntries(again.map(({ id }) => [id, [0, 1, 2, 3]]))
    const kept = { ...draft(1, { 'again-q1': 2 }), order }
    await openQuiz({ fetchText, before: (store) => store.saveQuizDraft(kept) })
    await screen.findByRole('heading', { level: 1, name: 'Another question 2?' })
    expect(screen.getByText(words.answered('1'))).toBeTruthy()
  })
})

describe('the quiz of a locked module', () => {
  it('focuses its first question after I unlock the module', async () => {
    const lessonsOf = (module: string, count: number) =>
      Array.from({ length: count }, (_, index) => lesson(`${module}_${index + 1}`))
    const done = [...lessonsOf('foundations', 8), ...lessonsOf('saving', 5), ...lessonsOf('insurance', 3)]
    const page = await openQuiz(
      {
        before: async (store) => {
          for (const id of done) await store.completeLesson(id)
        },
      },
      '/quiz/credit',
    )
    await screen.findByText(words.lockedQuiz)
    const pay = new RegExp(`^${moduleLockWords.openFor('800')}`)
    await page.user.click(screen.getByRole('button', { name: pay }))
    const dialog = within(await screen.findByRole('dialog'))
    await page.advance(600)
    await page.user.click(dialog.getByRole('button', { name: pay }))
    await screen.findByText(words.questionOf('1', '12'))
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  })
})
