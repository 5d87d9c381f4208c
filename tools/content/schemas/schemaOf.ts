/** Converts a form for authors to a JSON Schema, which editors read. */
import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'
import { lessonIdField, moduleIdField } from '../../../src/core/curriculum/fields'

/** The form of an id (`src/core/progress/ids.ts`), whose validator is a function. */
const ID_PATTERN = '^(?!__)[A-Za-z0-9][A-Za-z0-9_-]{0,63}$'
/** A text that is not blank. */
const VISIBLE_PATTERN = String.raw`\S`

/**
 * A rule that a schema can't express becomes a sentence of its description, so that no rule is missing without a sign.
 * An unknown kind of rule is an error.
 *
 * @param typeMode `input` for a form that fills in fields that a file leaves out
 */
export function schemaOf(form: GenericSchema, typeMode: 'input' | 'output' = 'output'): JsonSchema {
  return toJsonSchema(form, {
    typeMode,
    // Every number in a JSON file that an editor accepts is finite, and files don't change.
    ignoreActions: ['finite', 'readonly'],
    overrideSchema: ({ valibotSchema }) =>
      valibotSchema === lessonIdField || valibotSchema === moduleIdField
        ? { type: 'string', pattern: ID_PATTERN }
        : undefined,
    overrideAction: ({ valibotAction, jsonSchema }) => {
      const { description = '' } = jsonSchema
      // The library has added the text itself.
      if (valibotAction.type === 'description') return undefined
      if (valibotAction.type !== 'check') return undefined
      const message = textOf(valibotAction, 'message')
      return message === 'empty text'
        ? { ...jsonSchema, pattern: VISIBLE_PATTERN }
        : { ...jsonSchema, description: joined(description, `Checked as well: ${message}.`) }
    },
  })
}

function textOf(action: object, key: string): string {
  const text: unknown = Reflect.get(action, key)
  if (typeof text !== 'string') throw new Error(`A rule without a ${key}`)
  return text
}

function joined(...sentences: readonly string[]): string {
  return sentences.filter((sentence) => sentence !== '').join(' ')
}
