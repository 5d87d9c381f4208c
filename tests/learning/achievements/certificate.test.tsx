import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Certificate } from '../../../src/learning/achievements/Certificates'
import { heldCertificates } from '../../../src/learning/session/heldCertificates'
import type { ProgressDocument } from '../../../src/progress/document'
import { learner, sampleManifest, tried } from '../session/sampleCurriculum'

function certificates(held: Readonly<Record<string, string>>, name = 'Maya Larsen'): readonly string[] {
  const document = { ...tried(learner(), 'foundations', 90), certificates: held as ProgressDocument['certificates'] }
  return heldCertificates(document, sampleManifest).map((certificate) =>
    renderToStaticMarkup(<Certificate certificate={certificate} name={name} manifest={sampleManifest} />)
      .replaceAll(/<svg.*?<\/svg>/g, '')
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  )
}

it('bears whose it is, what for, the date and the score', () => {
  expect(certificates({ foundations: '2026-11-20T12:00:00.000Z' })).toEqual([
    'Prairie Ledger Certificate of completion Maya Larsen finished all 2 lessons of Financial Foundations and passed the quiz. Date November 20, 2026 Quiz score 90%',
  ])
})

it('leaves out a date and a score that are not known', () => {
  expect(certificates({ credit: '' })).toEqual([
    'Prairie Ledger Certificate of completion Maya Larsen finished all 2 lessons of Credit and Debt and passed the quiz.',
  ])
})

it('for the course counts lessons and quizzes, and stands before all others', () => {
  const [course, newer, older, undated] = certificates({
    foundations: '2026-11-02T12:00:00.000Z',
    taxes: '2026-11-09T12:00:00.000Z',
    course: '2026-11-05T12:00:00.000Z',
    gardening: '',
  })
  expect(course).toContain('finished all 6 lessons of the course and passed all 3 quizzes. Date November 5, 2026')
  expect(newer).toContain('Taxes')
  expect(older).toContain('Financial Foundations')
  expect(undated).toContain('a module that this version of the course does not list')
})

it('writes a name as text, whatever it holds', () => {
  expect(certificates({ taxes: '' }, '<b>Maya</b> & Co')[0]).toContain('&lt;b&gt;Maya&lt;/b&gt; &amp; Co')
})
