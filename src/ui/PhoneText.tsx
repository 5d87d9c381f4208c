import styles from './PhoneText.module.css'

/** A text whose telephone numbers can be pressed. What is written is what is read out: the link is the number. */
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

/** A piece of a sentence: words, a number to call, or a request to send a message. `href` dials or begins the message. */
type PhonePart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'phone'; readonly text: string; readonly href: string }

/** `text HOME to 741741` */
const message = /\b[Tt]ext(?:ing)? ["“']?(?<body>[A-Z][A-Z0-9]{1,19})["”']? to (?<short>\d{5,6}|\d{3}-\d{3})\b/.source
/** Ten digits in their usual groups, with the 1 of long distance or without it. */
const whole = /(?:\+?1[-. ])?(?:\([2-9]\d{2}\) ?|[2-9]\d{2}[-. ])[2-9]\d{2}[-.]\d{4}/.source
/** `1-800-MEDICARE` */
const letters = /1-8(?:00|33|44|55|66|77|88)-(?=[\d-]{0,12}[A-Z])[A-Z\d](?:-?[A-Z\d]){6,14}/.source
/** Lines with three digits that everybody in the country can call: local help, a crisis, an emergency. */
const known = /(?:211|988|911)/.source
/** The other three-digit lines, which are also ordinary numbers: only where the sentence says to call them. */
const asked = /(?<asked>[2-8]11)/.source
const ASKS = /\b(?:[Cc]all|[Dd]ial)(?:ing|s)?(?: or text)? $/

/** What stands right before a number that is no number to call: money, more digits, the name of a form or a room. */
const NOT_AFTER =
  /(?:[\w$€£#%.,:/=+×−-]|\d |(?:[=+×−–]|[Ff]orm|[Ll]ine|[Bb]ox|[Ss]ection|[Ss]chedule|[Pp]ublication|[Rr]oom|[Pp]age|[Nn]o\.|[Tt]itle|[Cc]hapter|[Uu]nit|[Aa]pt\.?) )$/
/** Letters before a number that tell what it is: the longest of both expressions, and one more for its edge. */
const BEFORE = 24
/** What stands right after one: more digits, a unit, arithmetic. */
const notBefore =
  /(?![\w%]|[.,:/-]\d|-\w| ?[=+×÷−%]| (?:dollars|cents|points|percent|miles|hours|days|weeks|months|years|minutes|lessons|people|square)\b)/
    .source

const pattern = new RegExp(`${message}|(?:${whole}|${letters}|${known}|${asked})${notBefore}`, 'g')

/** Which keys the letters are on. */
const keys = ['ABC', 'DEF', 'GHI', 'JKL', 'MNO', 'PQRS', 'TUV', 'WXYZ']

/**
 * Finds the numbers that a sentence asks to call. US numbers only, and rather one too few than an amount that dials. A text
 * without words, such as the cell of a table, asks nothing.
 */
export function findPhones(text: string): readonly PhonePart[] {
  if (!/[A-Za-z]/.test(text)) return [{ kind: 'text', text }]
  const parts: PhonePart[] = []
  let from = 0
  const append = (until: number): void => {
    if (until > from) parts.push({ kind: 'text', text: text.slice(from, until) })
  }
  // What comes before is looked at by itself: Safari before 16.4 reads no script that looks behind in an expression.
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
  if (groups?.['body'] !== undefined) return true
  const before = input.slice(Math.max(0, index - BEFORE), index)
  return !NOT_AFTER.test(before) && (groups?.['asked'] === undefined || ASKS.test(before))
}

function hrefOf({ 0: written, groups }: RegExpMatchArray): string {
  const { body, short } = groups ?? {}
  if (body !== undefined && short !== undefined) return `sms:${digitsOf(short)}?&body=${body}`
  const digits = digitsOf(written)
  if (digits.length < 10) return `tel:${digits}`
  // A word may be longer than the number that it spells: what is too much is not dialed.
  const national = digits.startsWith('1') ? digits.slice(1, 11) : digits
  return `tel:+1${national}`
}

function digitsOf(written: string): string {
  return written
    .replaceAll(/[A-Z]/g, (letter) => String(keys.findIndex((key) => key.includes(letter)) + 2))
    .replaceAll(/\D/g, '')
}
