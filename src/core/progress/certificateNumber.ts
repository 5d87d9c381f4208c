/**
 * Role: the short number that distinguishes certificates.
 * Guarantee: the same learner and certificate have the same number on every device. The 40 bits of a hash do not reveal
 * the learner.
 * Must not: be used as a secret or a signature, because anyone with the site can write any number.
 */
import { hashOf } from './hashText'
import type { CertificateId, LearnerId } from './ids'

/** Crockford's base 32. It omits letters that look like a digit or another letter. */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const BITS_PER_DIGIT = 5
const DIGITS_PER_GROUP = 4

/** The number of a certificate, in the form `3K8T-6W2D`. */
export function certificateNumber(owner: LearnerId, certificate: CertificateId): string {
  const text = `${certificate}\n${owner}`
  const group = (seed: number): string => {
    const hash = hashOf(text, seed)
    return Array.from({ length: DIGITS_PER_GROUP }, (_, at) => DIGITS[(hash >>> (at * BITS_PER_DIGIT)) & 31]).join('')
  }
  return `${group(0x9747b28c)}-${group(0x5bd1e995)}`
}
