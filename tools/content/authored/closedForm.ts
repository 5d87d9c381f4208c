/**
 * Role: turns a validator of the site into the form for authors: closed, with a sentence for each field.
 * Guarantee: rejects a field that the site would ignore. Every sentence belongs to a field.
 * Must not: change the site's validator, which learners download.
 */
import * as v from 'valibot'

/**
 * Sentences by path, such as `parts[]<lines>.columns[].label`, where `<lines>` is the `type` of a part. A name without
 * a path is for all fields of this name that have no sentence of their own.
 */
type Sentences = Readonly<Record<string, string>>

/** The parts of valibot schemas that the site's validators use. */
interface Parts {
  readonly type: string
  readonly pipe?: readonly [v.GenericSchema, ...v.GenericPipeAction[]]
  readonly entries?: v.ObjectEntries
  readonly item?: v.GenericSchema
  readonly wrapped?: v.GenericSchema
  readonly key?: string
  readonly options?: readonly v.GenericSchema[]
  readonly literal?: string
}

/** @param more fields of the file that the site ignores */
export function closedForm<const Schema extends v.GenericSchema>(
  schema: Schema,
  sentences: Sentences,
  more: v.ObjectEntries = {},
): Schema {
  const used = new Set<string>()

  function close(part: v.GenericSchema, path: string): v.GenericSchema {
    const { type, pipe, entries, item, wrapped, key, options } = part as v.GenericSchema & Parts
    if (pipe !== undefined) {
      const [root, ...actions] = pipe
      return v.pipe(close(root, path), ...actions)
    }
    if (entries !== undefined) return v.strictObject({ ...(path === '' && more), ...closeEntries(entries, path) })
    if (item !== undefined) return v.array(close(item, `${path}[]`))
    if (wrapped !== undefined) {
      const inner = close(wrapped, path)
      return type === 'nullish' ? v.nullish(inner) : v.exactOptional(inner)
    }
    if (key !== undefined && options !== undefined) {
      return v.variant(key, options.map((option) => closeOption(option, key, path)) as v.VariantOptions<string>)
    }
    return part
  }

  function closeEntries(entries: v.ObjectEntries, path: string): v.ObjectEntries {
    return Object.fromEntries(
      Object.entries(entries).map(([name, entry]) => {
        const own = path === '' ? name : `${path}.${name}`
        const place = Object.hasOwn(sentences, own) ? own : name
        const sentence = sentences[place]
        if (sentence === undefined) throw new Error(`No sentence for ${own}`)
        used.add(place)
        return [name, v.pipe(close(entry as v.GenericSchema, own), v.description(sentence))]
      }),
    )
  }

  function closeOption(option: v.GenericSchema, key: string, path: string): v.GenericSchema {
    const { entries = {} } = option as v.GenericSchema & Parts
    const { literal = '' } = (entries[key] ?? {}) as Parts
    return close(option, `${path}<${literal}>`)
  }

  const closed = close(schema, '')
  const unused = Object.keys(sentences).filter((place) => !used.has(place))
  if (unused.length > 0) throw new Error(`No field for the sentences of ${unused.join(', ')}`)
  return closed as Schema
}
