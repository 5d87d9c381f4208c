import { createStore } from '../../../src/platform/createStore'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { LearningCenterScreen } from '../../../src/learning/learning-center/LearningCenterScreen'
import type { LearnerStore } from '../../../src/store/learnerStore'
import { createReads } from '../../../src/learning/session/reads'
import { type Session, SessionProvider } from '../../../src/learning/session/SessionContext'
import { createLibrary } from '../../curriculum/withWords'
import { learner } from '../session/sampleCurriculum'

it('says that there is no review, with a way on, and is not the catalog in disguise', () => {
  const store = {
    progress: () => Promise.resolve(learner()),
    backup: { written: createStore(0) },
  } as unknown as LearnerStore
  const session = {
    reads: createReads(
      store,
      createLibrary(() => Promise.reject(new Error('No file is needed here.'))),
    ),
    store,
  } as unknown as Session
  const html = renderToStaticMarkup(
    <MemoryRouter initialEntries={['/learning?view=review']}>
      <SessionProvider session={session}>
        <LearningCenterScreen />
      </SessionProvider>
    </MemoryRouter>,
  )
  expect(html).toMatch(/<h1[^>]*>No review here<\/h1>/)
  expect(html).toContain('href="/learning"')
  expect(html).not.toContain('Search every lesson')
})
