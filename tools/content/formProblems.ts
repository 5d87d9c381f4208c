/** Compares a file with the form for authors, and lists every difference with its field and a remedy. */
import * as v from 'valibot'
import { overLimit } from '../../src/core/curriculum/limits'
import { nearest } from '../organization/nearest'
import type { Problem } from './problem'

/** @param pieces see LIMITS */
export function formProblems(file: string, form: v.GenericSchema, value: unknown, pieces: number): Problem[] {
  const large = overLimit(value, pieces)
  if (large !== undefined) return [reasonAsProblem(file, form, large)]
  if (Array.isArray(value) && form.type.endsWith('object')) {
    return [
      { file, field: '', problem: 'expected Object, got Array', todo: 'Begin the file with { and end it with }.' },
    ]
  }
  return (v.safeParse(form, value).issues ?? []).map((issue) => issueAsProblem(file, form, issue))
}

/** A reason of the site's parser, `field: what is wrong`, as a problem. */
export function reasonAsProblem(file: string, form: v.GenericSchema, reason: string): Problem {
  const [, field = '', problem = reason] = /^((?:[\w$-]+|\[\d+\])(?:\.[\w$-]+|\[\d+\])*): (.*)$/s.exec(reason) ?? []
  return field === 'file' ? { file, field: '', problem } : { file, field, problem, ...belongs(form, keysOf(field)) }
}

function issueAsProblem(file: string, form: v.GenericSchema, issue: v.BaseIssue<unknown>): Problem {
  const keys = (issue.path ?? []).map(({ key }) => String(key))
  const field = fieldOf(issue)
  const name = keys.at(-1) ?? ''
  if (issue.type === 'strict_object' && issue.expected === 'never') {
    const known = partsAt(form, keys.slice(0, -1)).flatMap((part) => Object.keys(entriesOf(part)))
    const near = nearest(name, known, Math.max(1, Math.floor(name.length / 3)))
    const todo = near === undefined ? `Remove it. The fields here are: ${known.join(', ')}.` : `Did you mean "${near}"?`
    return { file, field, problem: `no field is called "${name}" here`, todo }
  }
  if (issue.expected === JSON.stringify(name)) {
    const sentence = belongs(form, keys).todo
    return { file, field, problem: 'missing', todo: `Add "${name}".${sentence === undefined ? '' : ` ${sentence}`}` }
  }
  const isOwnWords = issue.kind === 'validation' || issue.type === 'custom'
  const what = isOwnWords ? issue.message : `expected ${issue.expected ?? 'another value'}, got ${issue.received}`
  const problem = what.length > 200 ? `${what.slice(0, 199)}…` : what
  return { file, field, problem, ...belongs(form, keys) }
}

function fieldOf({ path }: v.BaseIssue<unknown>): string {
  const steps = (path ?? []).map(({ key }) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
  return steps.join('').replace(/^\./, '')
}

function keysOf(field: string): readonly string[] {
  return field.match(/[^.[\]]+/g) ?? []
}

/** What the form says about a field, as the thing to do. */
function belongs(form: v.GenericSchema, keys: readonly string[]): { readonly todo?: string } {
  const [description] = partsAt(form, keys).flatMap((part) => v.getDescription(part) ?? [])
  return description === undefined || keys.length === 0 ? {} : { todo: `What belongs here: ${description}` }
}

type Part = v.GenericSchema & {
  readonly entries?: v.ObjectEntries
  readonly item?: v.GenericSchema
  readonly wrapped?: v.GenericSchema
  readonly options?: readonly v.GenericSchema[]
  readonly pipe?: readonly (v.GenericSchema | v.GenericPipeAction)[]
}

/** The parts of the form for a field. A field of a part of a worksheet has one for each kind that has the field. */
function partsAt(form: v.GenericSchema, keys: readonly string[]): readonly v.GenericSchema[] {
  return keys.reduce<readonly v.GenericSchema[]>(
    (parts, key) => parts.flatMap((part) => (/^\d+$/.test(key) ? itemsOf(part) : (entriesOf(part)[key] ?? []))),
    [form],
  )
}

function itemsOf(part: Part): readonly v.GenericSchema[] {
  return variantsOf(part).flatMap(({ item }) => item ?? [])
}

function entriesOf(part: Part): Readonly<Record<string, v.GenericSchema[]>> {
  const all: Record<string, v.GenericSchema[]> = {}
  for (const { entries = {} } of variantsOf(part)) {
    for (const [key, entry] of Object.entries(entries)) (all[key] ??= []).push(entry)
  }
  return all
}

/** The part without what is around it: a pipe, an optional part, or a choice of parts. */
function variantsOf(part: Part): readonly Part[] {
  const inner = part.pipe?.findLast((one) => one.kind === 'schema')
  if (inner !== undefined && inner !== part && inner.type !== part.type) return variantsOf(inner)
  if (part.wrapped !== undefined) return variantsOf(part.wrapped)
  return part.type === 'variant' && part.options ? part.options.flatMap(variantsOf) : [part]
}
