import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { QuizResultPage } from '../../../src/screens/quiz/QuizResultPage'
import type { LearnerStore } from '../../../src/data/store/learnerStore'
import { createReads } from '../../../src/session/reads'
import { type Session, SessionProvider } from '../../../src/session/SessionContext'
import { awardCertificates } from '../../../src/core/progress/certificates'
import type { ProgressDocument } from '../../../src/core/progress/document'
import { createLibrary } from '../../core/curriculum/withWords'
import { TurnableClock } from '../../fakes/TurnableClock'
import { moduleId } from '../../core/progress/samples'
import { learner, completed, sampleSyllabus, tried } from '../../session/sampleCurriculum'
import { createStore } from '../../../src/platform/createStore'
import { sampleQuiz } from './sampleQuiz'

const session = {
  clock: new TurnableClock('2026-11-20T12:00:00'),
  reads: createReads(
    { backup: { written: createStore(0) } } as unknown as LearnerStore,
    createLibrary(() => Promise.reject(new Error('No file is needed here.'))),
  ),
} as unknown as Session

function passed(document: ProgressDocument, openLessons: number, before = { wasPassed: false, wasCertified: false }) {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <SessionProvider session={session}>
        <QuizResultPage
          moduleId={moduleId('foundations')}
          title="Financial Foundations"
          quiz={sampleQuiz(2)}
          result={{ score: 100, right: 2, total: 2, passed: true, answers: [], before: document, ...before }}
          document={document}
          isSample={false}
          openLessons={openLessons}
          headingRef={{ current: null }}
          onRetry={() => undefined}
        />
      </SessionProvider>
    </MemoryRouter>,
  )
  return { html, ways: [...html.matchAll(/href="([^"]*)"/g)].map(([, address]) => address) }
}

describe('the result of a passed quiz', () => {
  it('links to the earned certificate and to the quilt', () => {
    const all = awardCertificates(
      tried(completed(learner(), 'foundations_1', 'foundations_2'), 'foundations', 100),
      sampleSyllabus,
    )
    if (all.kind === 'refused') throw new Error(all.reason)
    const { html, ways } = passed(all.document, 0)
    expect(ways).toEqual(['/achievements?view=certificate-foundations', '/dashboard#quilt'])
    expect(html).toContain('You earned the Financial Foundations certificate.')
  })

  it('shows nothing as newly earned on a later attempt', () => {
    const all = awardCertificates(
      tried(completed(learner(), 'foundations_1', 'foundations_2'), 'foundations', 100),
      sampleSyllabus,
    )
    if (all.kind === 'refused') throw new Error(all.reason)
    const { html, ways } = passed(all.document, 0, { wasPassed: true, wasCertified: true })
    expect(html).toContain('You already have the Financial Foundations certificate.')
    expect(html).not.toContain('You earned the Financial Foundations certificate')
    expect(ways).toContain('/achievements?view=certificate-foundations')
  })

  it('links to the quilt, and says why the certificate is missing', () => {
    const { html, ways } = passed(tried(completed(learner(), 'foundations_1'), 'foundations', 100), 1)
    expect(ways).toEqual(['/dashboard#quilt'])
    expect(html).toContain('Finish 1 more lesson to earn the certificate.')
  })
})
