/**
 * Role: the certificates that a learner holds (contract, section 5.3).
 * Guarantee: once earned, a certificate stays, also when lessons are undone later.
 * Must not: decide who earns one; see awardCertificates.
 */
import type { ProgressDocument } from './document'
import type { CertificateId, Instant, ModuleId } from './ids'
import { own, ownKeys } from './own'
import { parseInstant } from './parseIds'

/** The certificate for the whole curriculum. */
export const COURSE_CERTIFICATE = 'course' as CertificateId

/** A module's certificate bears the module's id. */
export function certificateOf(moduleId: ModuleId): CertificateId {
  return moduleId as string as CertificateId
}

/** Sorted: the `certificates` of the user profile (contract, section 3.1). */
export function earnedCertificates(document: ProgressDocument): CertificateId[] {
  return ownKeys(document.certificates).sort()
}

/** When it was first earned; undefined when that is unknown, or when it was not earned. */
export function certificateDate(document: ProgressDocument, certificateId: CertificateId): Instant | undefined {
  return parseInstant(own(document.certificates, certificateId))
}
