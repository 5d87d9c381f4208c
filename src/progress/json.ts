/**
 * Role: the values that a progress document is made of, known and unknown alike.
 * Guarantee: what is typed `Json` survives JSON, structured clone and a document database unchanged.
 * Must not: know any field of a document.
 */
export type Json = null | boolean | number | string | JsonArray | JsonMap
export type JsonArray = readonly Json[]
export interface JsonMap {
  readonly [key: string]: Json
}

export function isJsonArray(value: Json): value is JsonArray {
  return Array.isArray(value)
}

export function isJsonMap(value: Json): value is JsonMap {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
