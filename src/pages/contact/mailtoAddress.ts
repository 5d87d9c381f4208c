import type { ContactFields } from './contactFields'

/**
 * The address that opens the mail program with everything filled in (RFC 6068): lines end in CRLF, and every character
 * that could end a part is encoded.
 *
 * @param fields as `checkContact` returns them
 */
export function mailtoAddress(email: string, { name, subject, message }: ContactFields): string {
  const body = `${message}\n\n${name}`.replaceAll('\n', '\r\n')
  const to = encodeURIComponent(email).replaceAll('%40', '@')
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}
