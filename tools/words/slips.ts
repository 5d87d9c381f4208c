import { parseSync, Visitor } from 'vite'
import type { Literal } from './findLiterals.ts'
import type { SyntaxNode } from './outcomes.ts'

/** British forms, and verbs in -ise that American English writes with a z. `specialist` and `promise` are neither. */
const british = new RegExp(
  String.raw`\b(?:licen[c]es?|licen[c]ed|(?:col|fav|hon|hum|lab|rum|neighb|behavi|endeav|harb|sav)our\w*|cheques?|programmes?` +
    String.raw`|cent(?:re|red|res)|theatres?|(?:kilo|centi|milli)?metres?|litres?|fibres?|grey\w*|defences?|offences?|pretences?` +
    String.raw`|(?:cancel|travel|label|model|signal|total|counsel|level|fuel)l(?:ed|ing|er|ers)|judgement\w*|acknowledgement\w*` +
    String.raw`|learnt|spelt|burnt|whilst|amongst|instalments?|enrol(?:s|ment|ments)?|fulfil(?:s|ment)?|ageing|aeroplanes?` +
    String.raw`|practis(?:e|es|ed|ing)|analys(?:e|es|ed|ing)\b|catalogues?|dialogues?|maths|tyres?|kerbs?|ploughs?|moulds?` +
    String.raw`|(?:organ|real|recogn|summar|priorit|minim|maxim|optim|normal|apolog|author|categor|custom|emphas|special|standard` +
    String.raw`|util|memor|item|amort|capital|critic|equal|final|general|legal|material|mobil|monet|penal|personal|scrutin|stabil` +
    String.raw`|subsid|symbol|visual|digit|central|local|modern|neutral|public|stigmat|sympath|character|econom|jeopard|author)` +
    String.raw`is(?:e|es|ed|er|ers|ing|ation|ations|ational))\b`,
  'giu',
)

/** A quotation mark between two letters, or after a plural's s, is an apostrophe. */
const straight = /\p{L}*\p{L}'\p{L}+|\p{L}+s' (?=\p{L})/gu

/** Messages that must be exact (contract, section 7.5). */
const TO_THE_LETTER: ReadonlySet<string> = new Set([
  "We missed you yesterday! Let's get back on track!",
  "It's been a while! Ready to continue your learning journey?",
  "Welcome back! Let's restart your learning adventure!",
])

/** Deviations from printed American English: British forms and straight apostrophes. */
export function slipsOf(text: string): readonly string[] {
  if (TO_THE_LETTER.has(text)) return []
  return [
    ...[...text.matchAll(british)].map(([word]) => `“${word}” is not American spelling`),
    ...[...text.matchAll(straight)].map(([word]) => `“${word.trim()}” has a straight apostrophe`),
  ]
}

/** The slips of every text in a source file, by line. Names and comments are not checked. */
export function slipsOfSource(file: string, source: string): readonly Literal[] {
  const found: Literal[] = []
  const look = (node: SyntaxNode, text: string): void => {
    const line = source.slice(0, node.start).split('\n').length
    for (const slip of slipsOf(text)) found.push({ line, text: slip })
  }
  new Visitor({
    Literal(node) {
      if (typeof node.value === 'string') look(node, node.value)
    },
    TemplateElement: (node) => look(node, node.value.cooked ?? node.value.raw),
    JSXText: (node) => look(node, node.value),
  }).visit(parseSync(file, source).program)
  return found.sort((a, b) => a.line - b.line)
}
