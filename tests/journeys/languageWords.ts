import { readFileSync } from 'node:fs'
import { englishFiles } from '../../tools/languages/englishFiles'
import { inventedLanguages } from '../../tools/languages/invented/inventions'
import { inventText } from '../../tools/languages/invented/inventText'
import { englishTexts } from '../../tools/languages/read/englishTexts'
import type { LanguageFile } from '../../tools/languages/read/languageFile'

type Say = (english: string) => string

/** An English text of the site, and the same text in another language. */
interface Pair {
  readonly text: string
  readonly said: string
}

/** The texts of a translated file by their keys. */
type Translated = Readonly<Record<string, { readonly text: string }>>

const PLACEHOLDER = /\{(\w+)\}/g

const made = new Map<string, Say>()

/**
 * Says English sentences as a language of the site has them, with their values. A text that is not in the site stays as it
 * is, such as a name that a learner typed. Of two translations of one text, it says the first.
 */
export function languageWords(tag: string): Say {
  const say = made.get(tag) ?? wordsOf(pairsOf(tag))
  made.set(tag, say)
  return say
}

/** Returns the name of a language in the language itself. */
export function languageName(tag: string): string {
  if (tag === 'en') return 'English'
  const invented = inventedLanguages.find((one) => one.tag === tag)
  return invented?.language.name ?? languageFile(tag).name
}

function languageFile(tag: string): LanguageFile {
  return readJson(`languages/${tag}/language.json`) as LanguageFile
}

function pairsOf(tag: string): readonly Pair[] {
  const invented = inventedLanguages.find((one) => one.tag === tag)
  if (invented !== undefined) {
    const texts = [...englishTexts(englishFiles(), invented.language.locale).values()].flat()
    return texts.map(({ text }) => ({ text, said: inventText(text, invented) }))
  }
  const folder = `languages/${tag}`
  return [...englishTexts(englishFiles(), languageFile(tag).locale)].flatMap(([path, texts]) => {
    const translated = readJson(`${folder}/${path}`) as Translated
    return texts.map(({ key, text }) => ({ text, said: translated[key]?.text ?? text }))
  })
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'))
}

function wordsOf(pairs: readonly Pair[]): Say {
  const whole = new Map(pairs.toReversed().map(({ text, said }) => [tidy(text), said]))
  // The longest one says most of a sentence itself.
  const templates = pairs
    .filter(({ text }) => text.search(PLACEHOLDER) >= 0 && /\p{L}/u.test(text.replaceAll(PLACEHOLDER, '')))
    .toSorted((one, other) => ownLength(other) - ownLength(one))
    .map((pair) => ({ ...pair, form: formOf(pair.text) }))
  const say: Say = (english) => {
    const known = whole.get(english)
    if (known !== undefined) return tidy(known)
    for (const { text, said, form } of templates) {
      const found = form.exec(english)
      if (found === null) continue
      const names = [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name)
      const values = new Map(names.map((name, at) => [name, say(found[at + 1] ?? '')]))
      return tidy(said.replaceAll(PLACEHOLDER, (_, name: string) => values.get(name) ?? ''))
    }
    return english
  }
  return say
}

/** The length without the names of values. */
function ownLength({ text }: Pair): number {
  return text.replaceAll(PLACEHOLDER, '').length
}

/** What a text with values looks like on the screen. */
function formOf(text: string): RegExp {
  const parts = tidy(text).split(/\{\w+\}/)
  return new RegExp(
    `^${parts.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join('(.+?)')}$`,
    'u',
  )
}

function tidy(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}
