import { parseSync } from 'vite'
import { furtherForms } from '../../organization/sentences/furtherForms.ts'
import { bare, type Node, nodeAt, nodesAt } from '../../organization/sentences/nodes.ts'
import { readSentences, type Sentence } from '../../organization/sentences/readSentences.ts'
import { hasLetters } from '../blocks/walkTexts.ts'

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

/** The English text of a sentence, with its values as `{count}`. */
function englishText(source: string, { start, end, values }: Sentence): string {
  let code = ''
  let at = start
  for (const [name, span] of [...values].sort(([, one], [, other]) => one.start - other.start)) {
    code += `${source.slice(at, span.start)}$${name}`
    at = span.end
  }
  code += source.slice(at, end)
  const { program } = parseSync('sentence.ts', `(${code})`)
  const [statement] = nodesAt(program as unknown as Node, 'body')
  const expression = statement && nodeAt(statement, 'expression')
  return expression === undefined ? '' : written(bare(expression))
}

function written(node: Node): string {
  switch (node.type) {
    case 'Literal':
      return String(node['value'])
    case 'Identifier':
      return `{${String(node['name']).slice(1)}}`
    case 'TemplateLiteral': {
      const expressions = nodesAt(node, 'expressions')
      const quasis = nodesAt(node, 'quasis').map(({ value }) => (value as { readonly cooked: string }).cooked)
      return quasis
        .map((text, at) => text + (expressions[at] === undefined ? '' : written(bare(expressions[at]))))
        .join('')
    }
    default:
      return ['left', 'right']
        .map((side) => nodeAt(node, side))
        .map((part) => part && written(bare(part)))
        .join('')
  }
}
