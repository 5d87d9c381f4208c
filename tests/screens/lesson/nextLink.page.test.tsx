import { lessonWords as words } from '#words/lesson'
import { screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { NextLink } from '../../../src/screens/lesson/LessonNeighbours'
import { awardCertificates } from '../../../src/core/progress/certificates'
import type { ProgressDocument } from '../../../src/core/progress/document'
import { renderPart } from '../../render/renderPart'
import { learner, completed, sampleManifest, sampleSyllabus, tried } from '../../session/sampleCurriculum'

const [foundations] = sampleManifest.modules
if (foundations === undefined) throw new Error('The sample has a module.')
const begun = tried(completed(learner(), 'foundations_2'), 'foundations', 90)

function finished(): ProgressDocument {
  const awarded = awardCertificates(completed(begun, 'foundations_1'), sampleSyllabus)
  if (awarded.kind === 'refused') throw new Error(awarded.reason)
  return awarded.document
}

const link = (lessonId: string, document: ProgressDocument) => (
  <MemoryRouter>
    <NextLink module={foundations} lessonId={lessonId} document={document} />
  </MemoryRouter>
)
const way = () => [screen.getByRole('link').textContent, screen.getByRole('link').getAttribute('href')]

it('links to the next lesson, or to the quiz after the last', () => {
  const { rerender } = renderPart(link('foundations_1', begun))
  expect(way()).toEqual([words.nextLesson, '/lesson/foundations/foundations_2'])
  rerender(link('foundations_2', begun))
  expect(way()).toEqual([words.takeQuiz, '/quiz/foundations'])
})

it('links to the certificate when this lesson completed the module', () => {
  const { rerender } = renderPart(link('foundations_1', begun))
  rerender(link('foundations_1', finished()))
  expect(way()).toEqual([words.seeCertificate, '/achievements?view=certificate-foundations'])
})

it('continues through the lessons of a module finished before', () => {
  renderPart(link('foundations_1', finished()))
  expect(way()).toEqual([words.nextLesson, '/lesson/foundations/foundations_2'])
})
