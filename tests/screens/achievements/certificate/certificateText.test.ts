import { expect, it } from 'vitest'
import { certificateSaid, certificateText } from '../../../../src/screens/achievements/certificate/certificateText'
import { heldCertificates } from '../../../../src/session/heldCertificates'
import type { ProgressDocument } from '../../../../src/core/progress/document'
import { site } from '../../../../src/site'
import { learner, sampleManifest, tried } from '../../../session/sampleCurriculum'

const initials = site.name.replaceAll(/(\w)\w*\s*/g, '$1')

function said(
  held: Readonly<Record<string, string>>,
  document = tried(learner(), 'foundations', 90),
): readonly string[] {
  const certificates = held as ProgressDocument['certificates']
  return heldCertificates({ ...document, certificates }, sampleManifest).map((certificate) =>
    certificateSaid(certificateText(certificate, 'Maya Larsen', sampleManifest)),
  )
}

it('names the learner, subject, date, score and number', () => {
  expect(said({ foundations: '2026-11-20T12:00:00.000Z' })).toEqual([
    `${site.name}. Certificate of completion. Maya Larsen finished all 2 lessons of Financial Foundations and passed the quiz. Date: November 20, 2026. Quiz score: 90%. Certificate: ${initials}-FOU-CHRP-4EHA.`,
  ])
})

it('leaves out an unknown date and score', () => {
  expect(said({ credit: '' })[0]).toMatch(
    new RegExp(
      `^${site.name}\\. .* finished all 2 lessons of Credit and Debt and passed the quiz\\. Certificate: ${initials}-CRE-[^ ]{9}\\.$`,
    ),
  )
})

it('lists the course certificate first, with its lessons and quizzes', () => {
  const [course, newer, older, undated] = said({
    foundations: '2026-11-02T12:00:00.000Z',
    taxes: '2026-11-09T12:00:00.000Z',
    course: '2026-11-05T12:00:00.000Z',
    gardening: '',
  })
  expect(course).toContain(
    'finished all 6 lessons of the course and passed all 3 quizzes. Date: November 5, 2026. Cert',
  )
  expect(course).toContain(`${initials}-ALL-`)
  expect(newer).toContain('Taxes')
  expect(older).toContain('Financial Foundations')
  expect(undated).toContain('a module from another version of the course')
  expect(undated).toContain('Certificate: PL-GAR-')
})

it('keeps the block of a module that left the course', () => {
  const look = { icon: 'insurance', color: 'teal' }
  const manifest = { modules: sampleManifest.modules.map((module) => ({ ...module, ...look })) }
  const certificates = { credit: '', saving: '' } as ProgressDocument['certificates']
  const blocks = heldCertificates({ ...learner(), certificates }, manifest).map(
    (certificate) => certificateText(certificate, 'Maya Larsen', manifest).block,
  )
  expect(blocks).toEqual([expect.objectContaining(look), { icon: 'saving', color: 'saving' }])
})

it('shows the mean best score once every quiz has one', () => {
  const all = tried(tried(tried(learner(), 'foundations', 100), 'credit', 90), 'taxes', 71)
  expect(said({ course: '' }, all)[0]).toContain('Average quiz score: 87%.')
})
