/**
 * Role: the self-checks that a learner takes before and after a module, on each device, and their results.
 * Guarantee: only the device that owns an entry appends to it, so the longer text sorts as the greater. Copies join by
 * the rule for unknown fields.
 * Must not: become a grade. A self-check gives no points, no active day and no quiz result.
 *
 * An entry is text with 5 characters for each self-check, oldest first. Three characters are the day as in
 * `answerLog.ts`. One is the kind: `p` before the module, `w` after it, `m` after 30 days, `n` after 90 days. The last
 * character is the number of right answers, 0 to 9.
 */
import { type ActionResult, addTo, refusedAction } from './addTo'
import { readDay, writtenDay } from './answerLog'
import { isOutdated, type ProgressDocument } from './document'
import type { DeviceId, LocalDate, ModuleId } from './ids'
import { compareScalars, isJsonMap, type Json, own, ownEntries } from './json'
import { type CheckedAnswer, withAnswers } from './practice'

const SIGNS = { before: 'p', after: 'w', month: 'm', quarter: 'n' } as const

/** `month` is the self-check repeated after 30 days, `quarter` after 90. */
export type CheckKind = keyof typeof SIGNS

export interface Check {
  readonly kind: CheckKind
  /** Undefined if the clock was before 2026-01-02. */
  readonly day: LocalDate | undefined
  readonly right: number
}

const LENGTH = 5
/** The limit for one device. It allows a self-check every day for three months, far more than normal use. */
const MOST_OF_A_DEVICE = 100
const MOST_RIGHT = 9
const KINDS = Object.keys(SIGNS) as CheckKind[]

/** All readable self-checks for a module, sorted by day, then by device, then in the order taken. */
export function checksOf({ checks }: Pick<ProgressDocument, 'checks'>, moduleId: ModuleId): readonly Check[] {
  return entriesOf(checks, moduleId)
    .flatMap(([device, text]) => taken(text).map((written) => ({ device, written })))
    .sort((a, b) => compareScalars(a.written.slice(0, 3), b.written.slice(0, 3)) || compareScalars(a.device, b.device))
    .flatMap(({ written }) => readCheck(written) ?? [])
}

/** The readable self-checks in an entry, in its order. */
export function readChecks(entry: string): readonly Check[] {
  return taken(entry).flatMap((written) => readCheck(written) ?? [])
}

/** The 5 characters of a self-check. */
export function writtenCheck({ kind, day, right }: Check): string {
  return `${writtenDay(day)}${SIGNS[kind]}${right}`
}

function readCheck(written: string): Check | undefined {
  const kind = KINDS.find((one) => SIGNS[one] === written.charAt(3))
  if (kind === undefined || !/^[0-9a-z]{3}.\d$/.test(written)) return undefined
  return { kind, day: readDay(written), right: Number(written.charAt(4)) }
}

export interface TakenCheck {
  readonly moduleId: ModuleId
  readonly kind: CheckKind
  readonly answers: readonly CheckAnswer[]
  readonly device: DeviceId
  readonly today: LocalDate | undefined
}

export interface CheckAnswer extends CheckedAnswer {
  readonly isRight: boolean
}

/**
 * Stores the number of right answers, and each answer in its log. Throws if there are more right answers than a
 * self-check has questions, which no screen can produce.
 */
export function finishCheck(document: ProgressDocument, check: TakenCheck): ActionResult {
  const { moduleId, kind, answers, device, today } = check
  const right = answers.filter(({ isRight }) => isRight).length
  if (right > MOST_RIGHT) throw new RangeError(`A check has 0 to ${MOST_RIGHT} right answers, not ${right}.`)
  if (isOutdated(document)) return refusedAction('outdated')
  const written = entriesOf(document.checks, moduleId).find(([id]) => id === device)?.[1] ?? ''
  // Truncated text is padded, never shortened, so that the next self-check begins at a multiple of `LENGTH`.
  const before = written.padEnd(Math.ceil(written.length / LENGTH) * LENGTH, '-')
  const practice = withAnswers(document, answers, { kind: 'check', moduleId, device, today })
  if (before.length >= MOST_OF_A_DEVICE * LENGTH || practice === undefined) return refusedAction('at-limit')
  return addTo(document, {
    checks: { [moduleId]: { [device]: before + writtenCheck({ kind, day: today, right }) } },
    ...(Object.keys(practice).length > 0 && { practice }),
  })
}

/** The readable entries of a module. A parsed document may contain anything in this field. */
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
