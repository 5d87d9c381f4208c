/**
 * Role: what makes a stored register valid, and the fields that are registers.
 * Guarantee: a register that passes has a turn and a value of its field's type.
 * Must not: judge a text's length or meaning; that is the screen's affair.
 */
import { isCount } from './count'
import type { ProgressDocument, Register } from './document'
import type { Json, JsonMap } from './json'

export type RegisterField = keyof ProgressDocument['profile']

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

/** The name's register if it can be trusted. */
export function displayNameRegister({ profile }: ProgressDocument): Register<string> | undefined {
  return isDisplayName(profile.displayName) ? profile.displayName : undefined
}

/** The picture's register if it can be trusted. */
export function photoRegister({ profile }: ProgressDocument): Register<string | null> | undefined {
  return isPhoto(profile.photoURL) ? profile.photoURL : undefined
}
