import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const guide = readFileSync('docs/schools.md', 'utf8')
const templates = readdirSync('docs/schools').map((name) => `docs/schools/${name}`)
const texts = new Map(templates.map((file) => [file, readFileSync(file, 'utf8')]))
const words = readdirSync('src/words/en')
  .filter((name) => name.endsWith('.ts'))
  .map((name) => readFileSync(`src/words/en/${name}`, 'utf8'))
const scripts = Object.keys((JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object }).scripts)

const LAWYER = 'Have a lawyer read this.'

/** The brackets to fill in. A bracket before an address is a link. */
function bracketsIn(text: string): readonly string[] {
  return [...text.matchAll(/\[([^\]\n]+)\](?!\()/g)].map(([, name = '']) => name)
}

/** Names of screens and buttons are in italics. */
function screenNamesIn(text: string): readonly string[] {
  const found = [...text.matchAll(/(?<!\*)\*([^*]+)\*(?!\*)/g)]
  return found.map(([, name = '']) => name.replaceAll(/\s+/g, ' ')).filter((name) => name !== LAWYER)
}

const isScreenName = (name: string): boolean => words.some((source) => source.includes(`'${name}'`))

describe.each([...texts])('%s', (_, text) => {
  it('begins with the sentence about a lawyer', () => {
    expect(text).toMatch(new RegExp(String.raw`^# .+\n\n\*${LAWYER.replace('.', String.raw`\.`)}\*`))
  })
})

it('docs/schools.md links every template', () => {
  for (const file of templates) expect(guide).toContain(`](${file.slice('docs/'.length)})`)
})

it('docs/schools.md lists exactly the brackets of the templates', () => {
  const listed = [...guide.matchAll(/^\| \[([^\]]+)\] \| \S/gm)].map(([, name = '']) => name)
  const used = new Set([...texts.values()].flatMap(bracketsIn))
  expect(listed.toSorted()).toEqual([...used].sort())
})

describe.each([['docs/schools.md', guide], ...texts])('%s', (_, text) => {
  it('quotes only names of screens that exist', () => {
    expect(screenNamesIn(text).filter((name) => !isScreenName(name))).toEqual([])
  })

  it('quotes only npm commands that exist', () => {
    const quoted = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name)
    expect(quoted.filter((name) => !scripts.includes(name))).toEqual([])
  })
})
