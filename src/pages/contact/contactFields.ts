import { contactWords as words } from '#words/contact'

export const contactFieldNames = ['name', 'subject', 'message'] as const
export type ContactFieldName = (typeof contactFieldNames)[number]
export type ContactFields = Readonly<Record<ContactFieldName, string>>

/**
 * The limits in characters. Together, they keep the address for the mail program short enough. Windows passes about
 * 2,000 characters, and a non-English letter takes up to nine of them.
 */
export const contactLimits: Readonly<Record<ContactFieldName, number>> = { name: 80, subject: 120, message: 1200 }

export type ContactProblem = `${ContactFieldName}-missing` | `${ContactFieldName}-long`

export type CheckedContact =
  | { readonly kind: 'valid'; readonly fields: ContactFields }
  | { readonly kind: 'invalid'; readonly problems: Readonly<Partial<Record<ContactFieldName, ContactProblem>>> }

/** Returns the typed text, trimmed and with line breaks only in the message, or the problem with each field. */
export function checkContact(typed: ContactFields): CheckedContact {
  const fields: ContactFields = {
    name: oneLine(typed.name),
    subject: oneLine(typed.subject),
    message: printable(typed.message.replaceAll(/\r\n?/g, '\n')).trim(),
  }
  const problems: Partial<Record<ContactFieldName, ContactProblem>> = {}
  for (const name of contactFieldNames) {
    if (fields[name] === '') problems[name] = `${name}-missing`
    else if (lengthOf(fields[name]) > contactLimits[name]) problems[name] = `${name}-long`
  }
  return Object.keys(problems).length === 0 ? { kind: 'valid', fields } : { kind: 'invalid', problems }
}

/** Counts characters the way a writer would. For example, an emoji is one character. */
export function lengthOf(text: string): number {
  return Array.from(text).length
}

function oneLine(text: string): string {
  return printable(text.replaceAll(/\s+/g, ' ')).trim()
}

/** Removes control characters except the line break, and unpaired surrogates, which no address can contain. */
function printable(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cs}]/gu, (character) => (character === '\n' ? character : ''))
}

/** Returns the sentence that says how to fix the problem. */
export function problemText(problem: ContactProblem, typed: ContactFields): string {
  switch (problem) {
    case 'name-missing':
    case 'subject-missing':
    case 'message-missing':
      return words.errors[problem]
    case 'name-long':
      return words.errors[problem](contactLimits.name)
    case 'subject-long':
      return words.errors[problem](contactLimits.subject)
    case 'message-long':
      return words.errors[problem](contactLimits.message, lengthOf(typed.message.trim()) - contactLimits.message)
  }
}

/**
 * The address that opens the mail program with everything filled in (RFC 6068). Lines end in CRLF, and every character
 * that could end a part is encoded.
 * @param fields as `checkContact` returns them
 */
export function mailtoAddress(email: string, { name, subject, message }: ContactFields): string {
  const body = `${message}\n\n${name}`.replaceAll('\n', '\r\n')
  const to = encodeURIComponent(email).replaceAll('%40', '@')
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}
