import { boundAnswers } from '../../core/progress/boundAnswers'
import { awardCertificates } from '../../core/progress/certificates'
import type { ProgressDocument } from '../../core/progress/document'
import type { Syllabus } from '../../core/progress/syllabus'

/**
 * What is written after an action, an answer of a remote and a first meeting: with the certificates that are due by now, and
 * answers within their bound. Without a syllabus the next page that has one awards them.
 */
export function settled(document: ProgressDocument, syllabus: Syllabus | undefined): ProgressDocument {
  const awarded = syllabus && awardCertificates(document, syllabus)
  return boundAnswers(awarded?.kind === 'done' ? awarded.document : document)
}
