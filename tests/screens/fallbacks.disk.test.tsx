import 'fake-indexeddb/auto'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { UnreadableGlossary } from '../../src/screens/learning-center/glossary/GlossaryView'
import { UnreadableLesson } from '../../src/screens/lesson/UnreadableLesson'
import { UnreadableQuiz } from '../../src/screens/quiz/UnreadableQuiz'
import { createReads } from '../../src/session/reads'
import { type Session, SessionProvider } from '../../src/session/SessionContext'
import { fallbackLesson, fallbackQuiz } from '../core/curriculum/withWords'
import type { Library } from '../../src/core/curriculum/createLibrary'
import type { LearnerStore } from '../../src/data/store/learnerStore'
import { createStore } from '../../src/platform/createStore'
import { moduleId } from '../core/progress/samples'

/** The visible text of an element. */
function shown(node: ReactNode): string {
  const store = {
    backup: { written: createStore(0) },
    progress: () => new Promise(() => {}),
  } as unknown as LearnerStore
  const session = { store, reads: createReads(store, {} as Library) } as Partial<Session> as Session
  const page = renderToStaticMarkup(
    <MemoryRouter>
      <SessionProvider session={session}>{node}</SessionProvider>
    </MemoryRouter>,
  )
  return page.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
}
const retry = () => undefined

it('shows the fallback lesson’s title, text, 10 minutes and 100 points', () => {
  const page = shown(
    <UnreadableLesson lesson={fallbackLesson} isTextThere={false} trouble="unreachable" onRetry={retry} />,
  )
  expect(page).toContain('Lesson Content 10 min · 100 points')
  expect(page).toContain('This lesson content is currently being loaded. Please check back soon for the full content.')
})

it('hides a lesson’s points without the lesson list', () => {
  const page = shown(<UnreadableLesson lesson={fallbackLesson} isTextThere trouble="unreachable" onRetry={retry} />)
  expect(page).not.toContain('points')
})

it('shows the fallback quiz with 5 minutes, 100 points, passing score 70', () => {
  const page = shown(
    <UnreadableQuiz
      key="quiz"
      moduleId={moduleId('saving')}
      quiz={fallbackQuiz}
      trouble="unreachable"
      onRetry={retry}
    />,
  )
  expect(page).toContain('takes 5 min and earns 100 points. The passing score is 70%.')
})

it.each([
  ['unreachable', 'It isn’t on this device yet.'],
  ['bad-answer', 'The site didn’t respond correctly.'],
  ['damaged', 'The file is damaged.'],
] as const)('shows only a message when lesson, quiz and glossary are %s', (trouble, said) => {
  const screens = [
    <UnreadableLesson key="lesson" lesson={fallbackLesson} isTextThere={false} trouble={trouble} onRetry={retry} />,
    <UnreadableQuiz key="quiz" moduleId={moduleId('saving')} quiz={fallbackQuiz} trouble={trouble} onRetry={retry} />,
    <UnreadableGlossary key="glossary" trouble={trouble} onRetry={retry} />,
  ]
  for (const screen of screens) {
    const page = shown(screen)
    expect(page).toContain(said)
    expect(page.includes('on this device')).toBe(trouble === 'unreachable')
  }
})
