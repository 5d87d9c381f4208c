import { parseJson } from '../../src/core/curriculum/validate'
import { readJsonSyntax } from './places/jsonSyntax'
import type { Problem } from './problem'

/** Files that every course has. The manifest names all others. */
const SUPPORT = ['manifest.json', 'figures.json', 'glossary.json']
const CREATE = 'Create the file under this name.'

export type ReadSource =
  | { readonly kind: 'value'; readonly value: unknown }
  | { readonly kind: 'problem'; readonly problem: Problem }

/** The JSON of a file. A file that has none becomes a problem with a remedy. */
export function readSource(file: string, text: string | undefined): ReadSource {
  const report = (problem: string, todo: string): ReadSource => ({
    kind: 'problem',
    problem: { file, field: '', problem, todo },
  })
  if (text === undefined) {
    return report('no such file', SUPPORT.includes(file) ? CREATE : `${CREATE} Or remove its row from manifest.json.`)
  }
  const json = parseJson(text)
  if (json.kind === 'valid') return { kind: 'value', value: json.value }
  const syntax = readJsonSyntax(text)
  return syntax.kind === 'fault'
    ? report(`broken JSON: ${syntax.problem}`, syntax.todo)
    : report(json.reason.replace(/^file: /, ''), 'Write a JSON file that begins with { or [.')
}
