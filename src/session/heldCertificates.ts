import { entryWords as words } from '#words/entries'
import type { Manifest, ModuleInfo } from '../core/curriculum/parseManifest'
import { localDateOf } from '../core/progress/calendar'
import { certificateDate, COURSE_CERTIFICATE, earnedCertificates } from '../core/progress/certificates'
import type { ProgressDocument } from '../core/progress/document'
import type { LocalDate } from '../core/progress/ids'
import { certificateNumber } from '../core/progress/certificateNumber'
import { bestResult } from '../core/progress/quizzes'

export interface HeldCertificate {
  readonly id: string
  readonly kind: 'course' | 'module'
  /** Undefined for the course, and for a module that the curriculum does not list. */
  readonly module: ModuleInfo | undefined
  readonly title: string
  /** Undefined when unknown. */
  readonly day: LocalDate | undefined
  /** The percentage from the best attempt at the module's quiz. For the course, it is the mean of all modules. */
  readonly score: number | undefined
  /** Unique to this certificate, for example `3K8T-6W2D`. */
  readonly number: string
}

/**
 * The learner's certificates. The course certificate is first, then the newest ones, and certificates without a date
 * are last.
 */
export function heldCertificates(document: ProgressDocument, manifest: Manifest): readonly HeldCertificate[] {
  return earnedCertificates(document)
    .map((id): HeldCertificate => {
      const isCourse = id === COURSE_CERTIFICATE
      const module = isCourse ? undefined : manifest.modules.find((other) => (other.id as string) === id)
      const at = certificateDate(document, id)
      return {
        id,
        kind: isCourse ? 'course' : 'module',
        module,
        title: isCourse ? words.courseCertificate : (module?.title ?? words.unlistedEntry),
        day: at === undefined ? undefined : localDateOf(new Date(at)),
        score: isCourse ? meanScore(document, manifest) : module && bestResult(document, module.id)?.score,
        number: certificateNumber(document.owner, id),
      }
    })
    .sort((a, b) => compare(rank(b), rank(a)))
}

/** Undefined if a quiz has no result, for example when its module was added later. */
function meanScore(document: ProgressDocument, { modules }: Manifest): number | undefined {
  const scores = modules.map(({ id }) => bestResult(document, id)?.score).filter((score) => score !== undefined)
  if (scores.length === 0 || scores.length < modules.length) return undefined
  return scores.reduce((sum, score) => sum + score, 0) / scores.length
}

function rank({ kind, day }: HeldCertificate): string {
  return kind === 'course' ? '9' : (day ?? '')
}

function compare(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
