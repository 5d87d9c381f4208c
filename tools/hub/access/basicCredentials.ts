import type { Credentials } from './passwords'

const LONGEST = 600

/** User and password from an `Authorization` header. Undefined if it has none. */
export function basicCredentials(header: string | undefined): Credentials | undefined {
  const [, encoded] = /^basic ([\w+/]{1,800}={0,2})$/i.exec(header ?? '') ?? []
  if (encoded === undefined) return undefined
  const text = Buffer.from(encoded, 'base64').toString('utf8')
  const colon = text.indexOf(':')
  if (colon < 1 || text.length > LONGEST) return undefined
  return { user: text.slice(0, colon), password: text.slice(colon + 1) }
}
