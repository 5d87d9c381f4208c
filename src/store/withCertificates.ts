import { awardCertificates } from '../progress/certificates'
import type { ProgressDocument } from '../progress/document'
import type { Syllabus } from '../progress/syllabus'

/** With the certificates that are due by now; without a syllabus the next page that has one awards them. */
export function withCertificates(document: ProgressDocument, syllabus: Syllabus | undefined): ProgressDocument {
  const awarded = syllabus && awardCertificates(document, syllabus)
  return awarded?.kind === 'done' ? awarded.document : document
}
