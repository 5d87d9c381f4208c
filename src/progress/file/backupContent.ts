/**
 * Role: what stands in a backup file once it is unpacked and unlocked.
 * Guarantee: a document that this app would not have written so is refused as a whole, never repaired in silence.
 * Must not: judge a section that it does not know.
 */
import { UNKNOWN_INSTANT } from '../calendar'
import { canonicalText } from '../json'
import { isCount } from '../ids'
import { FORMAT } from '../document'
import { isJsonMap, type Json, type JsonMap } from '../json'
import { own } from '../json'
import { parseDocument } from '../parseDocument'
import { isId, parseInstant, parseLearnerId } from '../ids'
import { type Backup, refusedAs, type Refused } from './backup'

/** Whose files these are. It outlives the name on the sign. */
const COURSE = 'prairie-ledger'
const PROGRESS = 'progress'
const LONGEST_NAME = 200

export function contentText({ name, madeAt, document, sections }: Backup): string {
  const progress = document as unknown as JsonMap
  // A sign beyond the basic plane counts twice, and is not cut in two.
  const short = Array.from(name)
    .slice(0, LONGEST_NAME / 2)
    .join('')
  return canonicalText({ course: COURSE, madeAt, name: short, sections: { ...sections, [PROGRESS]: progress } })
}

export type ReadContent = { readonly kind: 'read'; readonly backup: Backup } | Refused

export function readContent(content: JsonMap): ReadContent {
  if (own(content, 'course') !== COURSE) return refusedAs('foreign', 'course')
  const all = own(content, 'sections')
  if (all === undefined || !isJsonMap(all)) return refusedAs('damaged', 'sections')
  const [name, madeAt] = [own(content, 'name'), own(content, 'madeAt')]
  if (typeof name !== 'string' || name.length > LONGEST_NAME) return refusedAs('damaged', 'name')
  if (madeAt !== UNKNOWN_INSTANT && parseInstant(madeAt) === undefined) return refusedAs('damaged', 'madeAt')
  const strange = Object.keys(all).find((key) => !isId(key))
  if (strange !== undefined) return refusedAs('damaged', 'the name of a section')
  const { [PROGRESS]: progress, ...sections } = all
  const read = readProgress(progress)
  if (read.kind === 'refused') return read
  const backup = { name, madeAt: parseInstant(madeAt) ?? UNKNOWN_INSTANT, document: read.document, sections }
  return { kind: 'read', backup }
}

function readProgress(value: Json | undefined): { kind: 'parsed'; document: Backup['document'] } | Refused {
  if (value === undefined) return refusedAs('foreign', 'no progress')
  if (!isJsonMap(value)) return refusedAs('damaged', 'progress')
  const owner = parseLearnerId(own(value, 'owner'))
  if (owner === undefined) return refusedAs('foreign', 'owner')
  const format = own(value, 'format')
  if (isCount(format) && format > FORMAT) return refusedAs('newer', `format ${format}`)
  const parsed = parseDocument(value, owner)
  if (parsed.kind === 'unreadable') return refusedAs('damaged', parsed.reason)
  // Only parsed documents are written to files, and parsing twice changes nothing: this was written by something else.
  const isAsWritten = canonicalText(parsed.document) === canonicalText(value)
  return isAsWritten ? parsed : refusedAs('damaged', 'progress')
}
