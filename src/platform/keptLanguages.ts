/**
 * The record of the languages that this device keeps. The page writes it, and the service worker reads it. This file is
 * compiled for both. A page and a worker may come from different deployments, so a record that does not parse counts as
 * none.
 */
import { BASE } from './base'
import { storageName } from './storageName'
import { isRecord } from './workerMessages'

/** The cache of the lessons. The worker also saves there what it must remember. */
export const LESSONS_CACHE = storageName('lessons')
/** The entry of the record. Write it before the worker is registered, and when a language is chosen. */
export const LANGUAGES_PATH = `${BASE}data/languages-kept`

export interface KeptLanguages {
  /** The tag of the language in use. The worker answers the addresses of learners with its pages. */
  readonly current: string
  /** The tags of all languages that were chosen on this device. The worker keeps each of them whole. */
  readonly kept: readonly string[]
}

export function parseKeptLanguages(value: unknown): KeptLanguages | undefined {
  if (!isRecord(value)) return undefined
  const { current, kept } = value
  const isSound = typeof current === 'string' && Array.isArray(kept) && kept.every((tag) => typeof tag === 'string')
  return isSound ? { current, kept } : undefined
}
