import { isJsonMap, type Json } from '../../../src/core/progress/json'

/** The class data that a server needs: the name and the credentials, but no keys. */
export interface RelayFile {
  /** `class-` and its id in hex. */
  readonly class: string
  readonly user: string
  readonly password: string
}

/** Undefined for any other text. */
export function relayFileIn(text: string): RelayFile | undefined {
  const value = parsed(text)
  if (value === undefined || !isJsonMap(value)) return undefined
  const { class: name, user, password } = value
  if (typeof name !== 'string' || !/^class-[0-9a-f]{32}$/.test(name)) return undefined
  if (typeof user !== 'string' || typeof password !== 'string' || user === '' || password === '') return undefined
  return { class: name, user, password }
}

function parsed(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json
  } catch {
    return undefined
  }
}
