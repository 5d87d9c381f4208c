import { placeAt, placeOf } from '../../content/places/placeOf.ts'
import { readJsonSyntax } from '../../content/places/jsonSyntax.ts'
import type { Entry } from '../compose/translation.ts'

/** A translation file as it is on the disk. */
export interface SourceFile {
  /** Its path for messages. */
  readonly name: string
  readonly json: string
}

export interface ReadEntries {
  readonly entries: ReadonlyMap<string, Entry>
  /** One line for each mistake, with its place. */
  readonly faults: readonly string[]
}

/** Reads the entries of a translation file. A wrong entry is a fault, and the others are read. */
export function readEntries(source: SourceFile): ReadEntries {
  const syntax = readJsonSyntax(source.json)
  if (syntax.kind === 'fault') {
    const { line, column } = placeAt(source.json, syntax.at)
    return none(`${source.name}:${line}:${column}  broken JSON: ${syntax.problem}. ${syntax.todo}`)
  }
  const value: unknown = JSON.parse(source.json)
  if (!isObject(value)) return none(`${source.name}:1:1  has no texts by key. Write an object.`)
  const entries = new Map<string, Entry>()
  const faults: string[] = []
  for (const [key, entry] of Object.entries(value)) {
    if (key === '$schema') continue
    if (isEntry(entry)) entries.set(key, entry)
    else faults.push(faultAt(source, key, 'is no entry. Write { "of": "…", "text": "…" }.'))
  }
  return { entries, faults }
}

/** `file:line:column  “key” problem`. The place is that of the text, or of the entry. */
export function faultAt({ name, json }: SourceFile, key: string, problem: string): string {
  const { line, column } = placeOf(json, [key, 'text'])
  return `${name}:${line}:${column}  “${key}” ${problem}`
}

function none(fault: string): ReadEntries {
  return { entries: new Map(), faults: [fault] }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isEntry(value: unknown): value is Entry {
  return isObject(value) && typeof value['of'] === 'string' && typeof value['text'] === 'string'
}
