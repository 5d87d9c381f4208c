import { type JsonPart, readJsonSyntax } from './jsonSyntax.ts'

/** Both from 1, as editors count. */
export interface TextPlace {
  readonly line: number
  readonly column: number
}

/** Names by which checks refer to an item of a list. */
const NAMES = ['id', 'state', 'topic']

/** The line and the column of an offset. */
export function placeAt(source: string, offset: number): TextPlace {
  const before = source.slice(0, offset).split(/\r\n|\r|\n/)
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}

/** The steps of a field such as `content.sections[0].title`. */
export function stepsOf(field: string): readonly (string | number)[] {
  return [...field.matchAll(/\[(\d+)\]|[^.[\]]+/g)].map(([name, index]) => (index === undefined ? name : Number(index)))
}

/**
 * The place of a field in a file's text. A field that isn't there has the place of the part that should contain it. Text that is
 * no JSON has the place of its fault. A step may also be the id of an item, as some checks say it.
 */
export function placeOf(source: string, steps: readonly (string | number)[]): TextPlace {
  const syntax = readJsonSyntax(source)
  if (syntax.kind === 'fault') return placeAt(source, syntax.at)
  let part = syntax.root
  for (const step of steps) {
    const inner = innerPart(part, step)
    if (inner === undefined) break
    part = inner
  }
  return placeAt(source, part.at)
}

function innerPart({ fields, items }: JsonPart, step: string | number): JsonPart | undefined {
  if (typeof step === 'number') return items[step]
  return (
    fields.get(step) ?? named(items, step) ?? [...fields.values()].flatMap((list) => named(list.items, step) ?? [])[0]
  )
}

function named(items: readonly JsonPart[], name: string): JsonPart | undefined {
  return items.find(({ fields }) => NAMES.some((key) => fields.get(key)?.text === name))
}
