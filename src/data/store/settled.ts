import { boundAnswers } from '../../core/progress/boundAnswers'
import { awardCertificates } from '../../core/progress/certificates'
import type { ProgressDocument } from '../../core/progress/document'
import { withPassedMarks } from '../../core/progress/passedMarks'
import type { Syllabus } from '../../core/progress/syllabus'

/**
 * Completes a document before it is written after an action, a remote's answer, or a first contact. It marks passed
 * quizzes, adds the certificates that are due and limits the number of answers. Without a syllabus, the next page that
 * has one adds the certificates.
 */
export function settled(document: ProgressDocument, syllabus: Syllabus | undefined): ProgressDocument {
  const marked = withPassedMarks(document)
  const awarded = syllabus && awardCertificates(marked, syllabus)
  return boundAnswers(awarded?.kind === 'done' ? awarded.document : marked)
}
