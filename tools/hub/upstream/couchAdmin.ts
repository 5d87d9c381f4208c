import { CLASS_DESIGN, DESIGN_ID } from './classDesign'

/**
 * Role: makes room for a class on an Apache CouchDB, as its administrator.
 * Guarantee: repeating it changes nothing but the password. Users of other owners are not changed.
 * Must not: read reports.
 */
export interface CouchAdmin {
  /** The address of the server, without user, password and trailing slash. */
  readonly url: string
  readonly authorization: string
}

/** A password for CouchDB, either as plain text or as a derived key. */
export type CouchPassword =
  | { readonly password: string }
  | {
      readonly password_scheme: 'pbkdf2'
      readonly pbkdf2_prf: 'sha256'
      readonly iterations: number
      readonly salt: string
      readonly derived_key: string
    }

export interface CouchClass {
  /** `class-` and its id in hex. */
  readonly name: string
  readonly user: string
  readonly password: CouchPassword
}

/** Splits an address that has user and password. Undefined if one of them is missing. */
export function couchAdmin(address: string): CouchAdmin | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (url === undefined || !/^https?:$/.test(url.protocol) || url.username === '' || url.password === '')
    return undefined
  const who = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`
  const path = url.pathname.replace(/\/+$/, '')
  return { url: `${url.origin}${path}`, authorization: `Basic ${Buffer.from(who).toString('base64')}` }
}

/**
 * Creates the user, the database (one shard, three copies), its members and its design document.
 *
 * @throws if the server can't be reached or rejects it
 */
export async function prepareClass(couch: CouchAdmin, { name, user, password }: CouchClass): Promise<void> {
  const userPath = `_users/${encodeURIComponent(`org.couchdb.user:${user}`)}`
  const found = await ask(couch, 'GET', userPath, [200, 404])
  const known = found.status === 200 ? ((await found.json()) as { _rev: string; class?: unknown }) : undefined
  if (known !== undefined && known.class !== name)
    throw new Error(`The user ${user} is there already, of another class.`)
  if (known === undefined || !isSame(known, password)) {
    const document = { name: user, type: 'user', roles: [], class: name, ...password }
    await ask(couch, 'PUT', userPath, [201, 202], { ...document, ...(known && { _rev: known._rev }) })
  }
  await ask(couch, 'PUT', `${name}?q=1&n=3`, [201, 202, 412])
  const security = { admins: { names: [], roles: ['_admin'] }, members: { names: [user], roles: [] } }
  await ask(couch, 'PUT', `${name}/_security`, [200], security)
  await prepareDesign(couch, name)
}

/** Installs the design document that checks the format of reports. Replaces an older one. */
async function prepareDesign(couch: CouchAdmin, name: string): Promise<void> {
  const path = `${name}/${DESIGN_ID}`
  const found = await ask(couch, 'GET', path, [200, 404])
  const known =
    found.status === 200 ? ((await found.json()) as { _rev: string; validate_doc_update?: unknown }) : undefined
  if (known?.validate_doc_update === CLASS_DESIGN.validate_doc_update) return
  await ask(couch, 'PUT', path, [201, 202], { ...CLASS_DESIGN, ...(known && { _rev: known._rev }) })
}

/** A plain-text password can't be compared, so it is written again. */
function isSame(known: object, password: CouchPassword): boolean {
  if ('password' in password) return false
  return 'derived_key' in known && known.derived_key === password.derived_key
}

async function ask(
  { url, authorization }: CouchAdmin,
  method: string,
  path: string,
  expected: readonly number[],
  body?: object,
): Promise<Response> {
  const answer = await fetch(`${url}/${path}`, {
    method,
    headers: { authorization, accept: 'application/json', 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(LONGEST_MS),
  })
  if (expected.includes(answer.status)) return answer
  throw new Error(`${method} ${path.split('?')[0]} was answered with ${answer.status}.`)
}

const LONGEST_MS = 30_000
