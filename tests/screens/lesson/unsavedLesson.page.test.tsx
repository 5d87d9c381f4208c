import { lessonWords as words } from '#words/lesson'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createLibrary } from '../../core/curriculum/withWords'
import { UnsavedLesson } from '../../../src/screens/lesson/UnsavedLesson'
import { systemClock } from '../../../src/platform/clock'
import { readPublicFile, renderScreen } from '../renderScreen'

const opens = (lessonId: string) =>
  renderScreen(<UnsavedLesson library={createLibrary(readPublicFile)} clock={systemClock} />, {
    path: `/lesson/foundations/${lessonId}`,
    pattern: '/lesson/:moduleId/:lessonId',
  })

it('shows the lesson and a notice, without actions that need saving', async () => {
  await opens('foundations_1')
  await screen.findByRole('heading', { level: 1, name: 'Introduction to Money Management' })
  screen.getByText(words.unsavedTitle)
  expect(screen.queryByRole('button', { name: new RegExp(`^${words.markComplete}`) })).toBeNull()
})

it('says that there is no such lesson when the course lacks it', async () => {
  await opens('no_lesson')
  await screen.findByRole('heading', { level: 1, name: words.notFoundTitle })
})
