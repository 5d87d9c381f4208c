import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { LessonScreen } from '../../../src/screens/lesson/LessonScreen'
import type { OpenedLearnerStore } from '../../../src/data/store/learnerStore'
import { renderScreen } from '../renderScreen'

const placeOf = async (store: OpenedLearnerStore) => (await store.lessonPlaces())[0]
const steps = () => screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)

describe('the steps of a lesson', () => {
  it('follow ticks of another tab, and keep ticks made here', async () => {
    const { user, store, openOtherTab } = await renderScreen(<LessonScreen />, {
      path: '/lesson/foundations/foundations_1',
      pattern: '/lesson/:moduleId/:lessonId',
    })
    await screen.findByRole('checkbox', { name: /^List your values/ })
    await user.click(screen.getByRole('checkbox', { name: /^List your values/ }))
    await waitFor(async () => expect((await placeOf(store))?.stepsDone).toEqual([1]))
    const [place] = await store.lessonPlaces()
    if (place === undefined) throw new Error('no place is kept')
    const other = await openOtherTab()
    await act(() => other.saveLessonPlace(place, [{ index: 2, isDone: true }]))
    await waitFor(() => expect(steps()).toEqual([false, true, true, false]))
    await act(() => other.saveLessonPlace(place, [{ index: 1, isDone: false }]))
    await waitFor(() => expect(steps()).toEqual([false, false, true, false]))
  })
})
