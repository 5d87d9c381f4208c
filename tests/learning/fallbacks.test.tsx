import 'fake-indexeddb/auto'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { fallbackLesson } from '../../src/curriculum/fallbackLesson'
import { fallbackQuiz } from '../../src/curriculum/fallbackQuiz'
import { UnreadableLesson } from '../../src/learning/lesson/UnreadableLesson'
import { UnreadableQuiz } from '../../src/learning/quiz/UnreadableQuiz'
import { type Session, SessionProvider } from '../../src/learning/session/SessionContext'
import { moduleId } from '../progress/samples'

/** The words on the screen. */
function shown(node: ReactNode): string {
  const session = { store: { progress: () => new Promise(() => {}) } } as unknown as Session
  const page = renderToStaticMarkup(
    <MemoryRouter>
      <SessionProvider session={session}>{node}</SessionProvider>
    </MemoryRouter>,
  )
  return page.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
}
const retry = () => undefined

it('the fallback lesson shows its title, its text, its 10 minutes and its 100 points', () => {
  const page = shown(<UnreadableLesson lesson={fallbackLesson} isTextThere={false} onRetry={retry} />)
  expect(page).toContain('Lesson Content 10 min · 100 points')
  expect(page).toContain('This lesson content is currently being loaded. Please check back soon for the full content.')
})

it('a lesson without its list shows no points, because they are said where it is posted', () => {
  const page = shown(<UnreadableLesson lesson={fallbackLesson} isTextThere onRetry={retry} />)
  expect(page).not.toContain('points')
})

it('the fallback quiz shows its 5 minutes, its 100 points and its passing score of 70', () => {
  const page = shown(<UnreadableQuiz moduleId={moduleId('saving')} quiz={fallbackQuiz} onRetry={retry} />)
  expect(page).toContain('takes 5 min and earns 100 points. Pass at 70%.')
})
