/**
 * Role: the self-checks and the state that a learner agreed to hand in besides progress.
 * Guarantee: only a learner's yes puts them into a report. They are the first self-check of each kind, without answers.
 * Must not: trust a value from a stranger's device, or reject a report because of it.
 */
import { type Check, type CheckKind, checksOf, readChecks, writtenCheck } from '../../../core/progress/checks'
import type { ProgressDocument } from '../../../core/progress/document'
import type { ModuleId } from '../../../core/progress/ids'
import { isJsonMap, type Json, type JsonMap, own, ownEntries, ownKeys } from '../../../core/progress/json'

/** A state of the United States, two capital letters. */
export type StateCode = string & { readonly __brand: 'StateCode' }

export interface SharedOutcomes {
  /** The first self-check of each kind, in the order of their days. */
  readonly checks: Readonly<Record<ModuleId, readonly Check[]>>
  /** Undefined if the learner chose no state. */
  readonly state: StateCode | undefined
}

/** More modules than any course has. */
const MOST_MODULES = 100
const STATE = /^[A-Z]{2}$/
const ORDER: readonly CheckKind[] = ['before', 'after', 'month', 'quarter']

/** @param place the value of the learner's setting, a state or anything else */
export function sharedOutcomes(document: ProgressDocument, place: unknown): SharedOutcomes {
  const { checks } = document as { readonly checks?: Json }
  const modules = checks !== undefined && isJsonMap(checks) ? (ownKeys(checks) as ModuleId[]) : []
  return {
    checks: Object.fromEntries(modules.map((id) => [id, firstOfEachKind(checksOf(document, id))])),
    state: parseState(place),
  }
}

/** The fields of a report. */
export function writeShared({ checks, state }: SharedOutcomes): JsonMap {
  const written = ownEntries(checks).map(([id, taken]) => [id, taken.map(writtenCheck).join('')] as const)
  return { checks: Object.fromEntries(written), ...(state !== undefined && { state }) }
}

/** Reads the fields of a report. Undefined if the learner didn't agree. */
export function parseShared(report: JsonMap): SharedOutcomes | undefined {
  const checks = own(report, 'checks')
  if (checks === undefined || !isJsonMap(checks)) return undefined
  const read = ownEntries<ModuleId, Json>(checks as Readonly<Record<ModuleId, Json>>)
    .slice(0, MOST_MODULES)
    .flatMap(([id, text]) => (typeof text === 'string' ? [[id, firstOfEachKind(readChecks(text))] as const] : []))
  return { checks: Object.fromEntries(read), state: parseState(own(report, 'state')) }
}

/** Joins the outcomes from a learner's devices, newest last. Undefined if no device shares them. */
export function joinShared(all: readonly (SharedOutcomes | undefined)[]): SharedOutcomes | undefined {
  const given = all.filter((shared) => shared !== undefined)
  if (given.length === 0) return undefined
  const modules = new Set(given.flatMap(({ checks }) => ownKeys(checks)))
  const checksIn = (id: ModuleId): readonly Check[] => given.flatMap(({ checks }) => own(checks, id) ?? [])
  return {
    checks: Object.fromEntries([...modules].map((id) => [id, firstOfEachKind(checksIn(id))])),
    state: given.reduce<StateCode | undefined>((before, { state }) => state ?? before, undefined),
  }
}

/** A self-check without a day comes from a wrong clock, so one with a day is preferred. */
function firstOfEachKind(checks: readonly Check[]): readonly Check[] {
  const order = ({ day, kind, right }: Check): string => `${day ?? '~'}${ORDER.indexOf(kind)}${right}`
  const sorted = [...checks].sort((a, b) => (order(a) < order(b) ? -1 : order(a) > order(b) ? 1 : 0))
  const kinds = new Set<CheckKind>()
  return sorted.filter(({ kind }) => !kinds.has(kind) && kinds.add(kind))
}

function parseState(value: unknown): StateCode | undefined {
  return typeof value === 'string' && STATE.test(value) ? (value as StateCode) : undefined
}
