import { englishFiles } from '../../tools/languages/englishFiles'
import { inventedLanguages } from '../../tools/languages/invented/inventions'
import { inventText } from '../../tools/languages/invented/inventText'
import { englishTexts } from '../../tools/languages/read/englishTexts'

type Say = (english: string) => string

const PLACEHOLDER = /\{(\w+)\}/g

const made = new Map<string, Say>()

/**
 * Says English sentences as an invented language has them, with their values. A text that is not in the site stays as it
 * is, such as a name that a learner typed.
 */
export function inventedWords(tag: string): Say {
  const say = made.get(tag) ?? wordsOf(tag)
  made.set(tag, say)
  return say
}

function wordsOf(tag: string): Say {
  const invented = inventedLanguages.find((one) => one.tag === tag)
  if (invented === undefined) throw new Error(`There is no invented language ${tag}.`)
  const texts = [...englishTexts(englishFiles(), invented.language.locale).values()].flat().map(({ text }) => text)
  const whole = new Map(texts.map((text) => [tidy(text), text]))
  // The longest one says most of a sentence itself.
  const templates = texts
    .filter((text) => text.search(PLACEHOLDER) >= 0 && /\p{L}/u.test(text.replaceAll(PLACEHOLDER, '')))
    .toSorted((one, other) => other.length - one.length)
    .map((text) => ({ text, form: formOf(text) }))
  const say: Say = (english) => {
    const known = whole.get(english)
    if (known !== undefined) return tidy(inventText(known, invented))
    for (const { text, form } of templates) {
      const found = form.exec(english)
      if (found === null) continue
      const names = [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name)
      const values = new Map(names.map((name, at) => [name, say(found[at + 1] ?? '')]))
      return tidy(inventText(text, invented).replaceAll(PLACEHOLDER, (_, name: string) => values.get(name) ?? ''))
    }
    return english
  }
  return say
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
