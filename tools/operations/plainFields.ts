export type StoredFields = Readonly<Record<string, unknown>>

/** One field of Firestore’s REST API: an object with one key, which names the type. */
interface RestValue {
  readonly integerValue?: string
  readonly mapValue?: { readonly fields?: StoredFields }
  readonly arrayValue?: { readonly values?: readonly RestValue[] }
}

/** Returns fields of Firestore’s REST API as plain JSON. Times are text, and bytes are text in base64. */
export function plainFields(fields: StoredFields): StoredFields {
  const entries = Object.entries(fields).map(([name, value]) => [name, plainValue(value as RestValue)])
  return Object.fromEntries(entries)
}

function plainValue(value: RestValue): unknown {
  if (value.mapValue !== undefined) return plainFields(value.mapValue.fields ?? {})
  if (value.arrayValue !== undefined) return (value.arrayValue.values ?? []).map(plainValue)
  if (value.integerValue !== undefined) return Number(value.integerValue)
  return Object.values(value)[0]
}
