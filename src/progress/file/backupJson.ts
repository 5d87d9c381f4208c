/**
 * Role: the first border of everything in a backup file: JSON that can be held and kept.
 * Guarantee: what passes is a map of bounded depth, with finite numbers and no key that a map would swallow.
 * Must not: know a field.
 */
import { isJsonMap, type Json, type JsonMap } from '../json'
import type { BackupTools } from './backup'
import { isDeeperThan } from './nesting'

/** A document goes to 16 and lies at depth 2. */
const DEEPEST = 64

/** Undefined for what is no such map. */
export function parseBackupJson(bytes: Uint8Array<ArrayBuffer>, tools: BackupTools): JsonMap | undefined {
  try {
    const text = tools.decode(bytes)
    if (isDeeperThan(text, DEEPEST)) return undefined
    const value = JSON.parse(text) as Json
    return isJsonMap(value) && isSound(value) ? value : undefined
  } catch {
    return undefined
  }
}

function isSound(value: Json): boolean {
  if (typeof value === 'number') return Number.isFinite(value)
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([key, item]) => key !== '__proto__' && isSound(item))
}
