import type { LanguageFile } from '../read/languageFile.ts'
import type { Invention } from './inventText.ts'

/** A language that no one speaks. Tests use it to find what a real language would break. */
export interface InventedLanguage extends Invention {
  readonly tag: string
  readonly language: LanguageFile
}

/** Letters with accents, in the order of the alphabet. */
const ACCENTS = 'åƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ'
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
const ACCENTED = new Map(Array.from(LETTERS + LETTERS.toUpperCase(), (letter, at) => [letter, ACCENTS[at] ?? letter]))
const FILLER = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
/** Texts of other languages are up to so many times as long as the English. */
const GROWTH = 1.4

/** Every letter has an accent, and texts are as long as those of a long language: “Ĥéļļö one”. */
const long: InventedLanguage = {
  tag: 'en-XA',
  language: {
    name: 'Ļöñĝ Éñĝļîšĥ',
    dir: 'ltr',
    locale: 'en-US',
    state: 'published',
    offer: 'Ţĥîš šîţé îš åļšö îñ ļöñĝ Éñĝļîšĥ.',
  },
  words: (words) => Array.from(words, (letter) => ACCENTED.get(letter) ?? letter).join(''),
  line: (line, english) => {
    if (!/\p{L}/u.test(line)) return line
    const text = line.trimEnd()
    let added = ''
    for (let at = 0; text.length + added.length < english.trimEnd().length * GROWTH; at += 1) {
      added += ` ${FILLER[at % FILLER.length] ?? ''}`
    }
    return text + added + line.slice(text.length)
  },
}

const RIGHT_TO_LEFT = '\u202E'
const END = '\u202C'

/** Words run from right to left, as the pseudo-locale of ICU makes them. */
const mirrored: InventedLanguage = {
  tag: 'ar-XB',
  language: {
    name: `${RIGHT_TO_LEFT}Mirrored English${END}`,
    dir: 'rtl',
    locale: 'ar-u-nu-latn',
    state: 'published',
    offer: `${RIGHT_TO_LEFT}This site is also in mirrored English.${END}`,
  },
  words: (words) => `${RIGHT_TO_LEFT}${words}${END}`,
  line: (line) => line,
}

export const inventedLanguages: readonly InventedLanguage[] = [long, mirrored]
