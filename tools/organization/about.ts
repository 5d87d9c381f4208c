import * as v from 'valibot'

/** Editors show the text beside the field, because the files of an organization have a JSON Schema. */
export function about<Schema extends v.GenericSchema>(schema: Schema, text: string) {
  return v.pipe(schema, v.description(text))
}
