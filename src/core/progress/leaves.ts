/**
 * Role: decides whether a stored quiz result or a stored register is valid.
 * Guarantee: a value that passes has a valid turn, score, instant or text.
 * Must not: accept half a result (two halves could form a result that no one had), or check the length or meaning of a
 * text.
 */
import type { ProgressDocument, QuizProgress, QuizResult, Register } from './document'
import { isCount, parseInstant } from './ids'
import type { Json, JsonMap } from './json'

export type LatestResult = NonNullable<QuizProgress['latest']>

export function isScore(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= 100
}

export function isBest(value: unknown): value is QuizResult & JsonMap {
  return isResult(value)
}

export function isLatest(value: unknown): value is LatestResult & JsonMap {
  return isResult(value) && isCount(value['turn'])
}

function isResult(value: unknown): value is QuizResult & JsonMap {
  if (typeof value !== 'object' || value === null) return false
  const { score, at } = value as Readonly<Record<string, unknown>>
  return isScore(score) && (at === '' || parseInstant(at) !== undefined)
}

export type RegisterField = 'displayName' | 'photoURL'

const VALUES: { readonly [Field in RegisterField]: (value: unknown) => boolean } = {
  displayName: (value) => typeof value === 'string',
  photoURL: (value) => typeof value === 'string' || value === null,
}

export const REGISTER_FIELDS: readonly RegisterField[] = ['displayName', 'photoURL']

export function isRegister(field: RegisterField): (value: unknown) => value is Register<Json> & JsonMap {
  return (value): value is Register<Json> & JsonMap => {
    if (typeof value !== 'object' || value === null) return false
    const register = value as Readonly<Record<string, unknown>>
    return isCount(register['turn']) && VALUES[field](register['value'])
  }
}

const isDisplayName = isRegister('displayName')
const isPhoto = isRegister('photoURL')

/** The register that stores the learner's name; undefined if it is not valid. */
export function displayNameRegister({ profile }: ProgressDocument): Register<string> | undefined {
  return isDisplayName(profile.displayName) ? profile.displayName : undefined
}

/** The register that stores the learner's picture; undefined if it is not valid. */
export function photoRegister({ profile }: ProgressDocument): Register<string | null> | undefined {
  return isPhoto(profile.photoURL) ? profile.photoURL : undefined
}
