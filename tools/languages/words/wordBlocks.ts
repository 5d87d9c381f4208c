import { furtherForms } from '../../organization/sentences/furtherForms.ts'
import { readSentences, type Sentence } from '../../organization/sentences/readSentences.ts'
import { hasLetters } from '../blocks/walkTexts.ts'
import { englishText } from './englishText.ts'

/** A sentence of the interface to translate. */
export interface WordBlock {
  readonly key: string
  /** The English text, with its values as `{count}`. */
  readonly text: string
  readonly sentence: Sentence
  /** Whether a translation may leave it out: it has signs only, such as `{count}%`, or is a form for millions. */
  readonly isOptional: boolean
}

const PLACEHOLDER = /\{\w+\}/g
/** The counts of the site. */
const COUNTS = Array.from({ length: 201 }, (_, count) => count)
/** A name that the code compares, or an address. */
const CODE = /^(?:[a-z]+(?:-[A-Za-z]+)+|https?:\S+)$/

/**
 * The sentences of an area that a language has. A plural has the forms of that language. The English of a form that
 * English lacks is `other`.
 *
 * @param locale the locale of the language, whose rules say which forms a plural has
 */
export function wordBlocks(area: string, source: string, locale: string): readonly WordBlock[] {
  const rules = new Intl.PluralRules(locale)
  const forms = new Set<string>(rules.resolvedOptions().pluralCategories)
  const used = new Set<string>(['other', ...COUNTS.map((count) => rules.select(count))])
  return readSentences(area, source)
    .flatMap((sentence) => [sentence, ...furtherForms(sentence)])
    .filter(({ plural }) => plural === undefined || forms.has(plural))
    .flatMap((sentence) => {
      const text = englishText(source, sentence)
      if (CODE.test(text)) return []
      const isUsed = sentence.plural === undefined || used.has(sentence.plural)
      return [
        { key: sentence.key, text, sentence, isOptional: !isUsed || !hasLetters(text.replaceAll(PLACEHOLDER, '')) },
      ]
    })
}
