import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { englishFiles } from '../../tools/languages/englishFiles'
import { englishTexts } from '../../tools/languages/read/englishTexts'

type Translated = Readonly<Record<string, { readonly text: string }>>

const DOCUMENTS = 'organizations/prairie-ledger/documents'
const texts = englishTexts(englishFiles(), 'en-US')

/** The names of buttons and parts of screens that a text quotes. Names of databases begin with a small letter. */
function quotedNames(text: string): readonly string[] {
  return [...text.matchAll(/“(\p{Lu}[^”]*?)\.?”/gu)].map(([, name = '']) => name)
}

function translatedFile(tag: string, path: string): Translated {
  return JSON.parse(readFileSync(`languages/${tag}/${path}`, 'utf8')) as Translated
}

describe('the names that legal documents quote', () => {
  it('are words of the screens', () => {
    const words = new Set(
      [...texts].flatMap(([path, own]) => (path.startsWith('words/') ? own : [])).map((one) => one.text),
    )
    const quoted = readdirSync(DOCUMENTS).flatMap((name) => quotedNames(readFileSync(`${DOCUMENTS}/${name}`, 'utf8')))
    expect(quoted.length).toBeGreaterThan(4)
    expect(quoted.filter((name) => !words.has(name))).toEqual([])
  })

  it.each(readdirSync('languages'))('are words of the screens in %s too', (tag) => {
    const all = [...texts.keys()].map((path) => ({ path, own: Object.values(translatedFile(tag, path)) }))
    const of = (folder: string) => all.filter(({ path }) => path.startsWith(folder)).flatMap(({ own }) => own)
    const words = new Set(of('words/').map(({ text }) => text))
    const quoted = of('documents/').flatMap(({ text }) => quotedNames(text))
    expect(quoted.length).toBeGreaterThan(4)
    expect(quoted.filter((name) => !words.has(name))).toEqual([])
  })
})
