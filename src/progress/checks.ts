/**
 * Role: the checks that a learner takes before a module and after it, on each device.
 * Guarantee: an entry is appended to by its own device alone, so the longer text is the greater, and copies join by the rule
 * for what a version does not know.
 * Must not: become a grade: nothing else of the document follows from a check.
 *
 * An entry is text of 5 characters a check, oldest first: three are the day as in `answerLog.ts`, one is when, `p` before
 * the module, `w` after it, `m` after 30 days, `n` after 90, the last is how many were right, 0 to 9.
 */
import { type ActionResult, addTo, refused } from './addTo'
import { readDay, writtenDay } from './answerLog'
import { isOutdated, type ProgressDocument } from './document'
import type { DeviceId, LocalDate, ModuleId } from './ids'
import { compareScalars, isJsonMap, type Json, own, ownEntries } from './json'

const SIGNS = { before: 'p', after: 'w', month: 'm', quarter: 'n' } as const

/** `month` is the check again after 30 days, `quarter` after 90. */
export type CheckKind = keyof typeof SIGNS

export interface Check {
  readonly kind: CheckKind
  /** Undefined where the clock stood before 2026-01-02. */
  readonly day: LocalDate | undefined
  readonly right: number
}

const LENGTH = 5
/** A device that takes a check every day for three months is far beyond any use of it. */
const MOST_OF_A_DEVICE = 100
const MOST_RIGHT = 9
const KINDS = Object.keys(SIGNS) as CheckKind[]

/** Every check of a module that can be read: by day, then device, then in the order in which it was taken. */
export function checksOf({ checks }: Pick<ProgressDocument, 'checks'>, moduleId: ModuleId): readonly Check[] {
  return entriesOf(checks, moduleId)
    .flatMap(([device, text]) => taken(text).map((written) => ({ device, written })))
    .sort((a, b) => compareScalars(a.written.slice(0, 3), b.written.slice(0, 3)) || compareScalars(a.device, b.device))
    .flatMap(({ written }): Check[] => {
      const kind = KINDS.find((one) => SIGNS[one] === written.charAt(3))
      const right = Number(written.charAt(4))
      return kind === undefined || !/^[0-9a-z]{3}.\d$/.test(written) ? [] : [{ kind, day: readDay(written), right }]
    })
}

export interface TakenCheck {
  readonly moduleId: ModuleId
  readonly kind: CheckKind
  /** How many were right, 0 to 9. */
  readonly right: number
  readonly device: DeviceId
  readonly today: LocalDate | undefined
}

/** Throws for a number of right answers that no check has: no screen can produce one. */
export function finishCheck(document: ProgressDocument, check: TakenCheck): ActionResult {
  const { moduleId, kind, right, device, today } = check
  if (!Number.isInteger(right) || right < 0 || right > MOST_RIGHT) {
    throw new RangeError(`A check has 0 to ${MOST_RIGHT} right answers, not ${String(right)}.`)
  }
  if (isOutdated(document)) return refused('outdated')
  const written = entriesOf(document.checks, moduleId).find(([id]) => id === device)?.[1] ?? ''
  // A text that was cut is filled up, never shortened: the next check begins where one is looked for.
  const before = written.padEnd(Math.ceil(written.length / LENGTH) * LENGTH, '-')
  if (before.length >= MOST_OF_A_DEVICE * LENGTH) return refused('at-limit')
  return addTo(document, {
    checks: { [moduleId]: { [device]: `${before}${writtenDay(today)}${SIGNS[kind]}${right}` } },
  })
}

/** A parsed document may hold anything in its place. */
function entriesOf(checks: unknown, moduleId: ModuleId): readonly (readonly [DeviceId, string])[] {
  const all = checks as Json | undefined
  const devices = all !== undefined && isJsonMap(all) ? own(all, moduleId) : undefined
  if (devices === undefined || !isJsonMap(devices)) return []
  return ownEntries<DeviceId, Json>(devices).flatMap(([device, text]) =>
    typeof text === 'string' ? [[device, text] as const] : [],
  )
}

function taken(text: string): string[] {
  return Array.from({ length: Math.floor(text.length / LENGTH) }, (_, index) =>
    text.slice(index * LENGTH, (index + 1) * LENGTH),
  )
}
