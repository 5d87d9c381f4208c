import styles from './PhoneText.module.css'

/**
 * A text with phone numbers as links. The link text is the number as written, so screen readers read the original text.
 */
export function PhoneText({ children }: { readonly children: string }) {
  return findPhones(children).map((part, index) =>
    part.kind === 'text' ? (
      <span key={index}>{part.text}</span>
    ) : (
      <a key={index} className={styles.phone} href={part.href}>
        {part.text}
      </a>
    ),
  )
}

/**
 * A piece of a sentence: words, a number to call, or a request to send a message. `href` dials or starts the message.
 */
type PhonePart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'phone'; readonly text: string; readonly href: string }

/** `text HOME to 741741` */
const message = /\b[Tt]ext(?:ing)? ["“']?(?<body>[A-Z][A-Z0-9]{1,19})["”']? to (?<short>\d{5,6}|\d{3}-\d{3})\b/.source
/** `AYUDA to 988`, the word that reaches the crisis line in Spanish. Spanish texts say `AYUDA al 988`. */
const spanish = /\b(?<word>AYUDA) (?:to|al) (?<line>988)\b/.source
/** `text your ZIP code to 898211`: the number alone is the link, because only the learner knows the ZIP code. */
const zip = /\b\d{6}\b(?=\.)/.source
/** Ten digits in their usual groups, with or without the 1 for long distance. */
const whole = /(?:\+?1[-. ])?(?:\([2-9]\d{2}\) ?|[2-9]\d{2}[-. ])[2-9]\d{2}[-.]\d{4}/.source
/** `1-800-MEDICARE` */
const letters = /1-8(?:00|33|44|55|66|77|88)-(?=[\d-]{0,12}[A-Z])[A-Z\d](?:-?[A-Z\d]){6,14}/.source
/** Three-digit numbers that work in all of the US, for local help, a crisis or an emergency. */
const known = /(?:211|988|911)/.source
/**
 * The other three-digit numbers, which can also be ordinary numbers. They match only if the sentence tells the reader
 * to call them.
 */
const asked = /(?<asked>[2-8]11)/.source
const ASKS_ZIP = /\btext your ZIP code to $/
const ASKS = /\b(?:[Cc]all|[Dd]ial)(?:ing|s)?(?: or text)? $/

/**
 * Text right before a number that shows it isn't a phone number, such as a dollar sign, more digits, or a form or room
 * name.
 */
const NOT_AFTER =
  /(?:[\w$€£#%.,:/=+×−-]|\d |(?:[=+×−–]|[Ff]orm|[Ll]ine|[Bb]ox|[Ss]ection|[Ss]chedule|[Pp]ublication|[Rr]oom|[Pp]age|[Nn]o\.|[Tt]itle|[Cc]hapter|[Uu]nit|[Aa]pt\.?) )$/
/** How many characters before a number are checked: the longest match of both expressions, plus one for its edge. */
const BEFORE = 24
/** Text right after a number that shows it isn't a phone number, such as more digits, a unit or arithmetic. */
const notBefore =
  /(?![\w%]|[.,:/-]\d|-\w| ?[=+×÷−%]| (?:dollars|cents|points|percent|miles|hours|days|weeks|months|years|minutes|lessons|people|square)\b)/
    .source

const pattern = new RegExp(
  `${message}|${spanish}|(?:(?<byZip>${zip})|${whole}|${letters}|${known}|${asked})${notBefore}`,
  'g',
)

/** The letters of each phone key, starting at 2. */
const keys = ['ABC', 'DEF', 'GHI', 'JKL', 'MNO', 'PQRS', 'TUV', 'WXYZ']

/**
 * Finds the numbers that a sentence tells the reader to call. It finds US numbers only, and it would rather miss a
 * number than dial an amount. A text without words, such as a table cell, has none.
 */
export function findPhones(text: string): readonly PhonePart[] {
  if (!/[A-Za-z]/.test(text)) return [{ kind: 'text', text }]
  const parts: PhonePart[] = []
  let from = 0
  const append = (until: number): void => {
    if (until > from) parts.push({ kind: 'text', text: text.slice(from, until) })
  }
  // The text before a number is checked separately, because Safari before 16.4 can't parse a regular expression with
  // lookbehind.
  const search = new RegExp(pattern)
  for (let match = search.exec(text); match !== null; match = search.exec(text)) {
    if (!isToCall(match)) {
      search.lastIndex = match.index + 1
      continue
    }
    append(match.index)
    parts.push({ kind: 'phone', text: match[0], href: hrefOf(match) })
    from = match.index + match[0].length
  }
  append(text.length)
  return parts
}

function isToCall({ index, input, groups }: RegExpExecArray): boolean {
  if (groups?.['body'] !== undefined || groups?.['word'] !== undefined) return true
  const before = input.slice(Math.max(0, index - BEFORE), index)
  if (groups?.['byZip'] !== undefined) return ASKS_ZIP.test(before)
  return !NOT_AFTER.test(before) && (groups?.['asked'] === undefined || ASKS.test(before))
}

function hrefOf({ 0: written, groups }: RegExpMatchArray): string {
  const { body = groups?.['word'], short = groups?.['line'] } = groups ?? {}
  if (body !== undefined && short !== undefined) return `sms:${digitsOf(short)}?&body=${body}`
  const digits = digitsOf(written)
  if (groups?.['byZip'] !== undefined) return `sms:${digits}`
  if (digits.length < 10) return `tel:${digits}`
  // A word may be longer than the number it spells. The extra letters are not dialed.
  const national = digits.startsWith('1') ? digits.slice(1, 11) : digits
  return `tel:+1${national}`
}

function digitsOf(written: string): string {
  return written
    .replaceAll(/[A-Z]/g, (letter) => String(keys.findIndex((key) => key.includes(letter)) + 2))
    .replaceAll(/\D/g, '')
}
