import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { checkWords as words } from '#words/check'
import { checksTakenWords } from '#words/checksTaken'
import manifest from '../../../public/data/lessons/manifest.json'
import { CheckScreen } from '../../../src/screens/daily-review/CheckScreen'
import { getSnapshot as isInProgress } from '../../../src/session/inProgress'
import { checksOf } from '../../../src/core/progress/checks'
import { answeredQuestions, answersTo } from '../../../src/core/progress/practice'
import type { OpenedLearnerStore } from '../../../src/data/store/learnerStore'
import { checkAnswers } from '../../core/progress/checkAnswers'
import { lesson, moduleId } from '../../core/progress/samples'
import { failingPuts } from '../../data/store/faultyStorage'
import { holdRead, type RenderedScreen, readPublicFile, renderScreen, type ScreenOptions } from '../renderScreen'

const SAVING = moduleId('saving')
const TITLE = manifest.modules.find(({ id }) => id === 'saving')?.title ?? ''
const LESSONS = manifest.modules.find(({ id }) => id === 'saving')?.lessons ?? []

/** Twelve cases, whose right answer is always “All”. */
async function fetchText(path: string): Promise<string> {
  const text = await readPublicFile(path)
  if (!path.endsWith('saving_quiz.json')) return text
  const practice = Array.from({ length: 12 }, (_, index) => ({
    id: `p${index}`,
    type: 'multiple-choice',
    lessonId: 'saving_1',
    question: `Case ${index}?`,
    options: ['None', 'Few', 'All'],
    correct: 2,
    explanation: '',
  }))
  return JSON.stringify({ ...JSON.parse(text), practice })
}

const open = (options: ScreenOptions = {}, path = '/learning?view=check&module=saving') =>
  renderScreen(<CheckScreen />, { fetchText, path, ...options })
const button = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) })
const checks = async ({ store }: RenderedScreen) => checksOf(await store.progress(), SAVING)

async function begin(page: RenderedScreen): Promise<void> {
  await screen.findByRole('button', { name: words.start })
  await page.user.click(button(words.start))
}

/** Answers the six questions, the first `right` of them correctly. */
async function answerSix({ user }: RenderedScreen, right: number): Promise<readonly string[]> {
  const seen: string[] = []
  for (let number = 1; number <= 6; number += 1) {
    await screen.findByText(words.place(number, 6))
    seen.push(screen.getByRole('heading', { level: 1 }).textContent)
    await user.click(screen.getByRole('radio', { name: new RegExp(`${number <= right ? 'All' : 'Few'}$`) }))
    await user.click(button(number === 6 ? words.finish : words.next))
  }
  return seen
}

const taught = async (store: OpenedLearnerStore): Promise<void> => {
  for (const { id } of LESSONS) await store.completeLesson(lesson(id))
}

describe('a self-check', () => {
  it('explains its purpose, saves at the end and shows both results', async () => {
    const page = await open()
    await screen.findByRole('heading', { name: words.heading.before(TITLE) })
    expect(screen.getByText(words.noGrade)).toBeTruthy()
    await begin(page)
    const first = await answerSix(page, 2)
    await screen.findByRole('heading', { name: words.result(2, 6) })
    await screen.findByText(words.saved)
    expect(await checks(page)).toMatchObject([{ kind: 'before', right: 2 }])
    const document = await page.store.progress()
    const given = answeredQuestions(document).flatMap((key) => answersTo(document, key))
    expect(given.map(({ kind, chosen }) => `${kind} ${chosen}`).sort()).toEqual([
      ...Array.from({ length: 4 }, () => 'check 1'),
      ...Array.from({ length: 2 }, () => 'check 2'),
    ])
    page.unmount()

    const again = await open({
      before: async (store) => {
        await store.finishCheck(SAVING, 'before', checkAnswers(2))
        await taught(store)
      },
    })
    await screen.findByRole('heading', { name: words.heading.after(TITLE) })
    await begin(again)
    const second = await answerSix(again, 1)
    await screen.findByRole('heading', { name: words.result(1, 6) })
    // A loss is shown as plainly as a gain.
    await screen.findByText(checksTakenWords.line({ before: 2, after: 1 }, 6))
    for (const question of first) expect(second).not.toContain(question)
  })

  it('counts “I don’t know” as not right, and shows no verdict between', async () => {
    const page = await open()
    await begin(page)
    for (let number = 1; number <= 6; number += 1) {
      await screen.findByText(words.place(number, 6))
      await page.advance(600)
      await page.user.click(button(words.dontKnow))
    }
    await screen.findByRole('heading', { name: words.result(0, 6) })
    await waitFor(async () => expect(await checks(page)).toMatchObject([{ right: 0 }]))
  })

  it('takes answers by keys, requires a choice, and delays an update', async () => {
    const page = await open()
    await begin(page)
    const heading = await screen.findByRole('heading', { level: 1 })
    expect(document.activeElement).toBe(heading)
    expect(isInProgress()).toBe(true)
    await page.user.keyboard('{Enter}')
    expect((await screen.findByRole('alert')).textContent).toContain(words.chooseFirst)
    await page.user.keyboard('a{Enter}')
    await screen.findByText(words.place(2, 6))
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
    page.unmount()
    expect(isInProgress()).toBe(false)
    expect(await checks(page)).toEqual([])
  })

  it('says so when saving fails, and saves on a second try', async () => {
    const page = await open()
    await begin(page)
    const disk = failingPuts(Infinity)
    await answerSix(page, 6)
    expect((await screen.findByRole('alert')).textContent).toContain(words.notSaved.quota)
    expect(screen.queryByText(words.saved)).toBeNull()
    disk.mockRestore()
    await page.user.dblClick(button(words.saveAgain))
    await screen.findByText(words.saved)
    expect(await checks(page)).toMatchObject([{ kind: 'before', right: 6 }])
  })

  it('is not offered in the middle of a module', async () => {
    await open({ before: (store) => store.completeLesson(lesson('saving_1')) })
    await screen.findByRole('heading', { name: words.nothingTitle })
  })

  it('says so when the course has no such module', async () => {
    await open({}, '/learning?view=check&module=pottery')
    await screen.findByRole('heading', { name: words.notFoundTitle })
  })
})

describe('a self-check that is not on this device', () => {
  it('waits, and opens automatically once the device is online', async () => {
    let isDown = true
    let release = (): void => undefined
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    await open({
      before: (store) => (release = holdRead(store, 'progress')),
      fetchText: (path) =>
        isDown && path.endsWith('_quiz.json') ? Promise.reject(new Error('no connection')) : fetchText(path),
    })
    release()
    await screen.findByRole('heading', { name: words.unreadableTitle })
    isDown = false
    act(() => void window.dispatchEvent(new Event('online')))
    await screen.findByRole('button', { name: words.start })
  })

  it('says that it is loading', async () => {
    let release = (): void => undefined
    await open({ before: (store) => (release = holdRead(store, 'progress')) })
    expect(screen.getByText(words.loading)).toBeTruthy()
    release()
    await screen.findByRole('button', { name: words.start })
  })
})
