import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { reviewWords as words } from '#words/review'
import { ReviewScreen } from '../../../src/screens/daily-review/ReviewScreen'
import { getSnapshot as isInProgress } from '../../../src/session/inProgress'
import { answersTo } from '../../../src/core/progress/practice'
import type { OpenedLearnerStore } from '../../../src/data/store/learnerStore'
import { lesson, question } from '../../core/progress/samples'
import { failingPuts } from '../../data/store/faultyStorage'
import { holdRead, type RenderedScreen, readPublicFile, renderScreen, type ScreenOptions } from '../renderScreen'

const RULE = question('rule-saving_1-1')

/** The saving module, with four questions about its first lesson. The right answer is always “All”. */
async function fetchText(path: string): Promise<string> {
  const text = await readPublicFile(path)
  if (!path.endsWith('saving_quiz.json')) return text
  const asks = (id: string) => ({
    id,
    type: 'multiple-choice',
    lessonId: 'saving_1',
    question: `${id}?`,
    options: ['None', 'Few', 'All'],
    correct: 2,
    explanation: `Because of ${id}.`,
  })
  return JSON.stringify({
    ...JSON.parse(text),
    questions: [asks('q1')],
    practice: [asks('p1')],
    rules: [{ ...asks('rule-saving_1-1'), rule: 'Move it on payday.' }],
    again: [],
    decide: [],
  })
}

/** Completes the first lesson of the saving module, on the day before the review. */
const learned = async (store: OpenedLearnerStore): Promise<void> => {
  await store.completeLesson(lesson('saving_1'))
}

/** Opens the review on the day after `before` runs. */
async function openReview({ before = learned, ...options }: ScreenOptions = {}): Promise<RenderedScreen> {
  return await renderScreen(<ReviewScreen />, {
    fetchText,
    path: '/learning?view=review',
    ...options,
    before: async (store) => {
      vi.setSystemTime(new Date('2026-11-19T09:00:00'))
      await before(store)
      vi.setSystemTime(new Date('2026-11-20T09:00:00'))
    },
  })
}

const asked = (id: string) => screen.findByRole('heading', { level: 1, name: `${id}?` })
const option = (name: string) => screen.getByRole('radio', { name: new RegExp(`${name}$`) })
const button = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) })

async function check({ user }: RenderedScreen, choice: string): Promise<void> {
  await user.click(option(choice))
  await user.click(button(words.check))
}

async function goOn({ user, advance }: RenderedScreen, name: string): Promise<void> {
  await advance(600)
  await user.click(button(name))
}

describe('the review due today', () => {
  it('asks, explains and saves each question, then shows the count', async () => {
    const page = await openReview()
    await asked(RULE)
    expect(screen.getByText(words.place(1, 2))).toBeTruthy()
    await check(page, 'All')
    await screen.findByRole('heading', { name: words.right })
    expect(screen.getByText(`Because of ${RULE}.`)).toBeTruthy()
    expect(screen.getByText('Move it on payday.')).toBeTruthy()
    expect(screen.getByText(new RegExp(`^${words.saved}`))).toBeTruthy()
    expect(answersTo(await page.store.progress(), RULE)).toMatchObject([{ kind: 'review', chosen: 2 }])
    await goOn(page, words.next)
    await asked('p1')
    await check(page, 'Few')
    await screen.findByRole('heading', { name: words.notRight })
    expect(screen.getByText(words.youChose)).toBeTruthy()
    // This is the rule of the lesson that teaches it.
    expect(screen.getByText('Move it on payday.')).toBeTruthy()
    await goOn(page, words.finish)
    await screen.findByRole('heading', { name: words.doneTitle })
    expect(screen.getByText(words.result(1, 2))).toBeTruthy()
    expect(screen.getByText(new RegExp(words.resultSaved))).toBeTruthy()
    expect(screen.getByRole('heading', { name: words.toReadAgain })).toBeTruthy()
  })

  it('explains a wrong choice of a lesson’s question, and the right one', async () => {
    const decide = {
      id: 'decide-saving_1-1',
      lessonId: 'saving_1',
      question: 'What first?',
      options: ['Wait', 'Move it'],
      correct: 1,
      why: ['It is spent by then.', 'It is safe there.'],
    }
    const page = await openReview({
      fetchText: async (path) => {
        const text = await fetchText(path)
        if (!path.endsWith('saving_quiz.json')) return text
        return JSON.stringify({ ...JSON.parse(text), practice: [], rules: [], decide: [decide] })
      },
    })
    await screen.findByRole('heading', { level: 1, name: 'What first?' })
    await check(page, 'Wait')
    await screen.findByRole('heading', { name: words.notRight })
    expect(screen.getByText('It is spent by then.')).toBeTruthy()
    expect(screen.getByText('It is safe there.')).toBeTruthy()
  })

  it('accepts “I don’t know yet” as an answer', async () => {
    const page = await openReview()
    await asked(RULE)
    await goOn(page, words.dontKnow)
    await screen.findByRole('heading', { name: words.notKnown })
    expect(screen.queryByText(words.youChose)).toBeNull()
    expect(answersTo(await page.store.progress(), RULE)).toMatchObject([{ chosen: 'wrong' }])
  })

  it('takes answers by keys alone, and ignores a held key', async () => {
    const { user, advance, store } = await openReview()
    const heading = await asked(RULE)
    expect(document.activeElement).toBe(heading)
    await user.keyboard('{Enter}')
    expect((await screen.findByRole('alert')).textContent).toContain(words.chooseFirst)
    await user.keyboard('b{Enter>3/}')
    const verdict = await screen.findByRole('heading', { name: new RegExp(`^(${words.right}|${words.notRight})$`) })
    await waitFor(() => expect(document.activeElement).toBe(verdict))
    await advance(600)
    await user.click(document.body)
    await user.keyboard('{Enter}')
    expect(document.activeElement).toBe(await asked('p1'))
    expect(answersTo(await store.progress(), RULE)).toHaveLength(1)
  })

  it('delays an update of the app until the end', async () => {
    const page = await openReview()
    await asked(RULE)
    expect(isInProgress()).toBe(true)
    page.unmount()
    expect(isInProgress()).toBe(false)
  })

  it('counts a double press as one answer', async () => {
    const page = await openReview()
    await asked(RULE)
    await page.user.click(option('All'))
    await page.user.dblClick(button(words.check))
    await screen.findByRole('heading', { name: words.right })
    await waitFor(async () => expect(answersTo(await page.store.progress(), RULE)).toHaveLength(1))
    // The second press landed on Next, which was not there when the finger came down.
    expect(screen.getByRole('heading', { name: words.right })).toBeTruthy()
  })

  it('skips a question that another tab has already answered', async () => {
    const page = await openReview()
    await asked(RULE)
    await check(page, 'All')
    await screen.findByRole('heading', { name: words.right })
    const other = await page.openOtherTab()
    await other.answerReview(question('saving-p1'), 2)
    await screen.findByRole('button', { name: new RegExp(`^${words.finish}`) })
    await goOn(page, words.finish)
    await screen.findByRole('heading', { name: words.doneTitle })
  })
})

describe('an answer that cannot be saved', () => {
  it('says so, is saved on a second try, and counts as unsaved', async () => {
    const page = await openReview()
    await asked(RULE)
    const disk = failingPuts(Infinity)
    await check(page, 'All')
    expect((await screen.findByRole('alert')).textContent).toContain(words.notSaved.quota)
    expect(screen.queryByText(new RegExp(`^${words.saved}`))).toBeNull()
    disk.mockRestore()
    await page.user.click(button(words.saveAgain))
    await screen.findByText(new RegExp(`^${words.saved}`))
    expect(answersTo(await page.store.progress(), RULE)).toHaveLength(1)
    await goOn(page, words.next)
    await asked('p1')
    const full = failingPuts(Infinity)
    await check(page, 'All')
    await screen.findByRole('alert')
    await goOn(page, words.finish)
    await screen.findByText(new RegExp(words.resultUnsaved(1)))
    full.mockRestore()
  })
})

describe('a review with nothing to ask', () => {
  it('explains itself before the first lesson', async () => {
    await openReview({ before: () => undefined })
    await screen.findByRole('heading', { name: words.nothingYetTitle })
    expect(screen.getByRole('link', { name: words.toLearning })).toBeTruthy()
  })

  it('gives the next review date on the day of the lesson', async () => {
    await renderScreen(<ReviewScreen />, { fetchText, before: learned })
    await screen.findByRole('heading', { name: words.nothingDueTitle })
    expect(screen.getByText(words.nextTomorrow)).toBeTruthy()
  })

  it('says that today is done once all questions are answered', async () => {
    await renderScreen(<ReviewScreen />, {
      fetchText,
      before: async (store) => {
        await learned(store)
        await store.answerReview(RULE, 2)
        await store.answerReview(question('saving-p1'), 2)
      },
    })
    await screen.findByRole('heading', { name: words.doneTitle })
    expect(screen.getByText(words.answeredToday(2))).toBeTruthy()
    expect(screen.getByText(/^Your next questions are due/)).toBeTruthy()
  })
})

describe('review questions that are not on this device', () => {
  it('load automatically when online, and when I press a button', async () => {
    let isDown = true
    let tries = 0
    const page = await openReview({
      fetchText: (path) => {
        if (!path.endsWith('_quiz.json') || !isDown) return fetchText(path)
        tries += 1
        return Promise.reject(new Error('no connection'))
      },
    })
    await screen.findByRole('heading', { name: words.unreadableTitle })
    expect(screen.getByText(words.unreadable.unreachable)).toBeTruthy()
    const before = tries
    await page.user.click(button(words.loadAgain))
    await waitFor(() => expect(tries).toBeGreaterThan(before))
    await screen.findByRole('heading', { name: words.unreadableTitle })
    isDown = false
    act(() => void window.dispatchEvent(new Event('online')))
    await asked(RULE)
  })

  it('of one module are named as missing, and the others are asked', async () => {
    await openReview({
      before: async (store) => {
        await learned(store)
        await store.completeLesson(lesson('foundations_1'))
      },
      fetchText: (path) =>
        path.endsWith('foundations_quiz.json') ? Promise.reject(new Error('no connection')) : fetchText(path),
    })
    await asked(RULE)
    expect(screen.getByText(words.someUnreadable)).toBeTruthy()
  })

  it('load again after the whole course could not be read', async () => {
    let isDown = true
    const page = await openReview({
      fetchText: (path) =>
        isDown && path.endsWith('manifest.json') ? Promise.reject(new Error('no connection')) : fetchText(path),
    })
    await screen.findByRole('heading', { name: words.unreadableTitle })
    isDown = false
    await page.user.click(button(words.loadAgain))
    await asked(RULE)
  })

  it('show that they are loading', async () => {
    let release = (): void => undefined
    await renderScreen(<ReviewScreen />, { fetchText, before: (store) => (release = holdRead(store, 'progress')) })
    expect(screen.getByText(words.loading)).toBeTruthy()
    release()
    await screen.findByRole('heading', { name: words.nothingYetTitle })
  })
})
