import { act, render, screen, waitFor } from '@testing-library/react'
import { useRef } from 'react'
import { expect, it, vi } from 'vitest'
import { checkWords } from '#words/check'
import { reviewWords } from '#words/review'
import type { QuizQuestion } from '../../../src/core/curriculum/curriculum'
import type { ModuleInfo } from '../../../src/core/curriculum/parseManifest'
import { CheckRun } from '../../../src/screens/daily-review/CheckRun'
import { ReviewRun } from '../../../src/screens/daily-review/ReviewRun'
import { Unreadable } from '../../../src/screens/daily-review/Unreadable'
import { useCheckRun } from '../../../src/screens/daily-review/useCheckRun'
import { useHeadingFocus } from '../../../src/screens/daily-review/useHeadingFocus'
import { useReviewRun } from '../../../src/screens/daily-review/useReviewRun'
import { checksOf } from '../../../src/core/progress/checks'
import { answersTo } from '../../../src/core/progress/practice'
import type { DueToday, ReviewItem } from '../../../src/core/review/dueItems'
import { day, fresh, lesson, moduleId, question } from '../../core/progress/samples'
import { failingPuts } from '../../data/store/faultyStorage'
import { type RenderedScreen, renderScreen } from '../renderScreen'

const SAVING = moduleId('saving')
const TODAY = day('2026-11-20')
const MODULE = { id: SAVING, title: 'Saving', lessons: [] } as unknown as ModuleInfo

const asks = (id: string): QuizQuestion => ({
  id,
  type: 'multiple-choice',
  question: `${id}?`,
  options: ['No', 'Yes'],
  correct: 1,
  explanation: '',
  lessonId: lesson('saving_1'),
})
const item = (id: string): ReviewItem => ({
  kind: 'question',
  key: question(`saving-${id}`),
  moduleId: SAVING,
  question: asks(id),
  isOfQuiz: false,
})
const due = (...ids: string[]): DueToday => ({ items: ids.map(item), answered: 0 })
const button = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) })

it('ends a review of one question after that question', async () => {
  const page = await renderScreen(
    <ReviewRun due={due('p1')} items={[item('p1')]} document={fresh()} today={TODAY} notice="Some are missing" />,
  )
  await screen.findByRole('heading', { name: 'p1?' })
  expect(screen.getByText('Some are missing')).toBeTruthy()
  await page.user.keyboard('a{Enter}')
  await screen.findByRole('button', { name: new RegExp(`^${reviewWords.finish}`) })
})

function Review() {
  const run = useReviewRun(due('p1', 'p2'), fresh(), TODAY)
  return (
    <>
      <p>{run.asked === undefined ? 'end' : `${run.asked.item.key}, last: ${String(run.isLast)}`}</p>
      <p>{run.given === undefined ? 'open' : `given, ${run.given.failure ?? 'saved'}`}</p>
      <button type="button" onClick={() => run.answer(1)}>
        Answer
      </button>
      <button type="button" onClick={run.goOn}>
        On
      </button>
    </>
  )
}

it('keeps a review answer with its question and saves it once', async () => {
  const page = await renderScreen(<Review />)
  await page.user.dblClick(button('Answer'))
  await screen.findByText('given, saved')
  expect(answersTo(await page.store.progress(), question('saving-p1'))).toHaveLength(1)
  await page.user.click(button('On'))
  expect(screen.getByText('saving-p2, last: true')).toBeTruthy()
  const disk = failingPuts(Infinity)
  await page.user.click(button('Answer'))
  await screen.findByText('given, quota')
  disk.mockRestore()
  await page.user.click(button('Answer'))
  await screen.findByText('given, saved')
  await page.user.click(button('On'))
  expect(screen.getByText('end')).toBeTruthy()
})

it('goes through the questions of a self-check to its result', async () => {
  const page = await renderScreen(
    <CheckRun module={MODULE} kind="after" questions={[asks('p1'), asks('p2')]} document={fresh()} />,
  )
  await screen.findByText(checkWords.place(1, 2))
  await page.user.keyboard('a{Enter}')
  await screen.findByText(checkWords.place(2, 2))
  await page.user.keyboard('a{Enter}')
  await screen.findByText(checkWords.saved)
})

function Check() {
  const run = useCheckRun({ moduleId: SAVING, kind: 'before', questions: [asks('p1')] })
  return (
    <>
      <p>{run.asked === undefined ? `${run.right} right, ${run.saving?.kind ?? 'saving'}` : 'asked'}</p>
      <button type="button" onClick={() => run.answer(1)}>
        Answer
      </button>
      <button type="button" onClick={() => run.answer(undefined)}>
        Unknown
      </button>
      <button type="button" onClick={run.saveAgain}>
        Save again
      </button>
    </>
  )
}

const logOf = async ({ store }: RenderedScreen) =>
  answersTo(await store.progress(), question('saving-p1')).map(({ kind, chosen }) => [kind, chosen])

it('saves a self-check left while saving, and ignores a second answer', async () => {
  const page = await renderScreen(<Check />)
  const finish = vi.spyOn(page.store, 'finishCheck')
  await page.user.dblClick(button('Answer'))
  page.unmount()
  expect(finish).toHaveBeenCalledTimes(1)
  await waitFor(async () => expect((await page.store.progress()).checks?.[SAVING]).toBeTruthy())
  expect(await logOf(page)).toEqual([['check', 1]])
})

it('saves a self-check’s result and answers together, and only once', async () => {
  const page = await renderScreen(<Check />)
  const disk = failingPuts(Infinity)
  await page.user.click(button('Unknown'))
  await screen.findByText('0 right, not-saved')
  disk.mockRestore()
  expect((await page.store.progress()).checks).toBe(undefined)
  expect(await logOf(page)).toEqual([])
  await page.user.dblClick(button('Save again'))
  await screen.findByText('0 right, saved')
  await page.user.click(button('Save again'))
  expect(checksOf(await page.store.progress(), SAVING)).toMatchObject([{ kind: 'before', right: 0 }])
  expect(await logOf(page)).toEqual([['check', 'wrong']])
})

it('retries reading when online, and stops once the screen is left', async () => {
  const retry = vi.fn<() => void>()
  const page = await renderScreen(<Unreadable title="Gone" text="Not here" action="Again" onRetry={retry} />)
  act(() => void window.dispatchEvent(new Event('online')))
  await page.user.click(button('Again'))
  expect(retry).toHaveBeenCalledTimes(2)
  page.unmount()
  window.dispatchEvent(new Event('online'))
  expect(retry).toHaveBeenCalledTimes(2)
})

function Steps({ step }: { readonly step: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useHeadingFocus(heading, step)
  return (
    <h1 ref={heading} tabIndex={-1}>
      {step}
    </h1>
  )
}

it('focuses each step’s heading, the first only without another focus', () => {
  const elsewhere = document.body.appendChild(document.createElement('input'))
  elsewhere.focus()
  const { rerender } = render(<Steps step="one" />)
  expect(document.activeElement).toBe(elsewhere)
  rerender(<Steps step="two" />)
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'two' }))
  elsewhere.remove()
})
