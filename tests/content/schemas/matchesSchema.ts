/**
 * Role: compares a value with a JSON Schema.
 * Guarantee: fails for a keyword that it doesn't know, so no rule of a schema is skipped.
 * Must not: be used for other schemas than those that `writeSchemas` writes, which use few keywords.
 */
export interface Schema {
  readonly [keyword: string]: unknown
}

type Check = (value: unknown, expected: never, schema: Schema) => readonly string[]

const of = (isRight: boolean, problem: string): readonly string[] => (isRight ? [] : [problem])
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const none: Check = () => []

const TYPES: Readonly<Record<string, (value: unknown) => boolean>> = {
  string: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  integer: Number.isInteger,
  boolean: (value) => typeof value === 'boolean',
  null: (value) => value === null,
  array: Array.isArray,
  object: isObject,
}

const FORMATS: Readonly<Record<string, (text: string) => boolean>> = {
  date: (text) => /^\d{4}-\d{2}-\d{2}$/.test(text),
  email: (text) => /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(text),
  uri: (text) => URL.canParse(text),
}

const CHECKS: Readonly<Record<string, Check>> = {
  $schema: none,
  title: none,
  description: none,
  default: none,
  type: (value, type: string) => of(TYPES[type]?.(value) ?? false, `not of type ${type}`),
  const: (value, expected: unknown) => of(value === expected, `not ${String(expected)}`),
  enum: (value, options: readonly unknown[]) => of(options.includes(value), `none of ${options.join(', ')}`),
  pattern: (value, pattern: string) =>
    of(typeof value !== 'string' || new RegExp(pattern, 'u').test(value), `not like ${pattern}`),
  format: (value, format: string) => of(FORMATS[format]?.(String(value)) ?? false, `not of format ${format}`),
  minimum: (value, least: number) => of(Number(value) >= least, `below ${least}`),
  maximum: (value, most: number) => of(Number(value) <= most, `above ${most}`),
  minItems: (value, fewest: number) =>
    of(!Array.isArray(value) || value.length >= fewest, `fewer than ${fewest} items`),
  maxItems: (value, most: number) => of(!Array.isArray(value) || value.length <= most, `more than ${most} items`),
  required: (value, names: readonly string[]) =>
    names.flatMap((name) => of(!isObject(value) || Object.hasOwn(value, name), `${name} is missing`)),
  additionalProperties: (value, allowed: boolean | Schema, { properties = {} }) =>
    Object.entries(isObject(value) ? value : {}).flatMap(([name, part]) => {
      if (Object.hasOwn(properties as object, name) || allowed === true) return []
      if (allowed === false) return [`${name} is unknown`]
      return mismatches(part, allowed).map((problem) => `${name}: ${problem}`)
    }),
  propertyNames: (value, schema: Schema) =>
    Object.keys(isObject(value) ? value : {}).flatMap((name) => mismatches(name, schema)),
  properties: (value, schemas: Readonly<Record<string, Schema>>) =>
    Object.entries(schemas).flatMap(([name, schema]) =>
      isObject(value) && Object.hasOwn(value, name)
        ? mismatches(value[name], schema).map((problem) => `${name}: ${problem}`)
        : [],
    ),
  items: (value, schema: Schema | readonly Schema[]) =>
    (Array.isArray(value) ? value : []).flatMap((item, index) =>
      mismatches(item, Array.isArray(schema) ? (schema[index] ?? {}) : (schema as Schema)).map(
        (problem) => `[${index}]: ${problem}`,
      ),
    ),
  anyOf: (value, schemas: readonly Schema[]) => {
    const all = schemas.map((schema) => mismatches(value, schema))
    return all.some((problems) => problems.length === 0) ? [] : all.flat()
  },
  oneOf: (value, schemas: readonly Schema[]) => {
    const all = schemas.map((schema) => mismatches(value, schema))
    const fits = all.filter((problems) => problems.length === 0).length
    return fits === 1 ? [] : [`fits ${fits} of ${schemas.length} forms`, ...all.flat()]
  },
}

/** Every difference, by its path. Empty if the value fits. */
export function mismatches(value: unknown, schema: Schema): readonly string[] {
  return Object.entries(schema).flatMap(([keyword, expected]) => {
    const check = CHECKS[keyword]
    if (check === undefined) throw new Error(`The keyword ${keyword} is unknown`)
    return check(value, expected as never, schema)
  })
}
