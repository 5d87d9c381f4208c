import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { LANGUAGE_MODULES } from '../../tools/languages/withoutLanguages'

const list = (...folders: string[]): readonly string[] =>
  execFileSync('git', ['ls-files', ...folders], { encoding: 'utf8' })
    .trim()
    .split('\n')
const files = list().map((file) => `/${file}`)

/** A regular expression as it is written, if it is over a path of our sources. */
const LITERAL = /(?<=[=(,:?\n]\s*)\/(?=[^\n]*\bs(?:rc|w)\\\/)(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/[gimuy]*/g
/** The innermost group with choices. */
const CHOICES = /\(\?:([^()]*\|[^()]*)\)|\(\?:([^()|]*)\)/

/** Returns one pattern for each choice in a pattern. */
function choicesOf(pattern: string): readonly string[] {
  const found = CHOICES.exec(pattern)
  if (found === null) return pattern.includes('|') && !pattern.includes('(') ? pattern.split('|') : [pattern]
  const rest = pattern.slice(found.index + found[0].length)
  const repeat = /^[?*+]/.test(rest) ? rest.slice(0, 1) : ''
  return (found[1] ?? found[2] ?? '').split('|').flatMap((choice) => {
    const part = repeat === '' ? choice : `(${choice})${repeat}`
    return choicesOf(pattern.slice(0, found.index) + part + rest.slice(repeat.length))
  })
}

/** The parts of the patterns in a source that match no file. */
function matchingNothing(source: string): readonly string[] {
  return [...source.matchAll(LITERAL)].flatMap(([literal]) => {
    const body = literal.slice(1, literal.lastIndexOf('/'))
    return choicesOf(body).filter((choice) => {
      // A pattern with a quote is over the text of an import.
      if (!/\bs(?:rc|w)\\\//.test(choice) || choice.includes("'")) return false
      const pattern = new RegExp(choice.replace(/\\\?\w+\$$/, '$'))
      return !files.some((file) => pattern.test(file) || pattern.test(file.slice(1)))
    })
  })
}

describe('a pattern over the paths of our modules', () => {
  it('matches a module with each of its choices', () => {
    const sources = [...list('tools'), 'vite.config.ts'].filter((file) => /\.(?:ts|mjs)$/.test(file))
    const found = sources.map((file) => [file, readFileSync(file, 'utf8')] as const)
    expect(found.flatMap(([, source]) => source.match(LITERAL) ?? []).length).toBeGreaterThan(20)
    expect(found.flatMap(([file, source]) => matchingNothing(source).map((choice) => `${file}: ${choice}`))).toEqual([])
  })

  it('takes the imports of modules for languages that exist', () => {
    const modules = new Set(files.map((file) => file.replace(/^.*\/|\.tsx?$/g, '')))
    expect(LANGUAGE_MODULES.filter((name) => !modules.has(name))).toEqual([])
  })

  it.each([
    [String.raw`const A = /\/src\/screens\/(?:login|nowhere)\//`, [String.raw`\/src\/screens\/nowhere\/`]],
    [
      String.raw`const A = /\/src\/(?:main|core\/(?:progress|nothing)\/\w+)\.ts$/`,
      [String.raw`\/src\/core\/nothing\/\w+\.ts$`],
    ],
    [String.raw`const A = /\/src\/core\/(?:progress\/)?\w+\.ts$/`, []],
  ])('is found in “%s” without: %j', (source, missing) => {
    expect(matchingNothing(source)).toEqual(missing)
  })
})
