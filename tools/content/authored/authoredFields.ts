/** Parts of the forms for authors that several files share. */
import * as v from 'valibot'

/** The schema with a sentence for the author. Editors show it as a tooltip, and problems repeat it. */
export function said<const Schema extends v.GenericSchema>(schema: Schema, description: string) {
  return v.pipe(schema, v.description<v.InferOutput<Schema>, string>(description))
}

export const text = v.pipe(
  v.string(),
  v.check((value) => value.trim() !== '', 'empty text'),
)
export const texts = v.array(text)
export const amount = v.pipe(v.number(), v.finite('not a finite number'))
export const points = v.pipe(v.number(), v.integer('not a whole number'))

/** Names the schema of the file for editors. The build leaves it out of the files that it serves. */
export const schemaAddress = {
  $schema: v.optional(
    said(
      text,
      'The JSON Schema of this file, for editors. It is not part of the content, and the site never serves it.',
    ),
  ),
}

export const minutes = said(text, 'The time it takes, such as "15 min". The manifest has the same text.')
export const lessonId = said(text, 'The id of a lesson in the manifest, such as "credit_1".')
