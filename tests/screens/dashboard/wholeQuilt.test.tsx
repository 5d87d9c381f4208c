import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { ContinueSheet } from '../../../src/screens/dashboard/ContinueSheet'
import { awardCertificates } from '../../../src/core/progress/certificates'
import { learner, completed, sampleManifest, sampleSyllabus, tried } from '../../session/sampleCurriculum'

it('shows the complete quilt, with links to the certificate and more', () => {
  const all = sampleManifest.modules.reduce(
    (document, { id, lessons }) => tried(completed(document, ...lessons.map((lesson) => lesson.id)), id, 90),
    learner(),
  )
  const awarded = awardCertificates(all, sampleSyllabus)
  if (awarded.kind === 'refused') throw new Error(awarded.reason)
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <ContinueSheet document={awarded.document} manifest={sampleManifest} step={undefined} />
    </MemoryRouter>,
  )
  expect(html).toContain('Your quilt is complete')
  expect(html).toContain('You finished all 6 lessons and passed all 3 quizzes.')
  expect([...html.matchAll(/href="([^"]*)"/g)].map(([, address]) => address)).toEqual([
    '/achievements?view=certificate-course',
    '/tools',
    '/learning',
  ])
})
