import { screen } from '@testing-library/react'
import { beforeAll, vi } from 'vitest'
import { ClassBookPages } from '../../../../src/classroom/screens/teacher/ClassBookPages'
import type { ClassPage } from '../../../../src/words/places'
import type { HandIn, MemoryBook } from '../../../fakes/MemoryTaughtClasses'
import { type RenderedScreen, renderScreen } from '../../../screens/renderScreen'
import { memberId, senderHash } from '../../protocol/bookSamples'

export const ADA: HandIn = { name: 'Ada', lessons: ['foundations_1', 'foundations_2'] }

/** Loads the separate script of each page first, so that no test waits for it. */
export const loadsPages = (): void =>
  beforeAll(async () => {
    await Promise.all([
      import('../../../../src/classroom/screens/teacher/card/CardPage'),
      import('../../../../src/classroom/screens/teacher/collect/CollectPage'),
      import('../../../../src/classroom/screens/teacher/grid/GridPage'),
      import('../../../../src/classroom/screens/teacher/keep/KeepPage'),
      import('../../../../src/classroom/screens/teacher/learner/LearnerPage'),
      import('../../../../src/classroom/screens/teacher/plan/PlanPage'),
      import('../../../../src/classroom/screens/teacher/today/TodayPage'),
    ])
  })

interface Pressed {
  readonly onLock: () => void
  readonly onClosed: () => void
}

export async function showsPage(
  book: MemoryBook,
  page: ClassPage,
  of: string | null = null,
): Promise<RenderedScreen & Pressed> {
  const pressed = { onLock: vi.fn<() => void>(), onClosed: vi.fn<() => void>() }
  const shown = await renderScreen(<ClassBookPages book={book} isMadeUp={false} page={page} of={of} {...pressed} />)
  return { ...shown, ...pressed }
}

/** Adds a learner whom the teacher has let in. */
export async function isIn(book: MemoryBook, said: HandIn): Promise<void> {
  await book.collect(handIn(said), 'light')
  await book.decide([{ sender: senderHash(said.device ?? said.name), member: memberId(said.name), isLetIn: true }])
}

export async function presses(page: RenderedScreen, name: string): Promise<void> {
  const button = await screen.findByRole('button', { name: new RegExp(`^${name}`) })
  await page.advance(600)
  await page.user.click(button)
}
