/**
 * Role: decides which clients may use the hub, by the host name in the request and the origin of the page.
 * Guarantee: a page of another site can neither read nor write here, not even with a host name that points here.
 * Must not: know passwords.
 */
import { refused, type Refusal } from '../protocol/refusal'
import { ownAddresses, ROOM_NAME } from './ownAddresses'

export interface AccessOptions {
  /** Origins of pages that may send requests, besides the hub's own. */
  readonly origins: readonly string[]
  /** Host names of the hub, besides its addresses. */
  readonly hosts: readonly string[]
}

export interface AccessRequest {
  /** Path and query as they are in the request. */
  readonly target: string
  readonly host: string | undefined
  readonly origin: string | undefined
}

/** Undefined if the request may pass. */
export function accessRefusal(asked: AccessRequest, options: AccessOptions): Refusal | undefined {
  if (!isPlainTarget(asked.target)) return refused(400, 'bad_request', 'This is no address of the hub.')
  const host = hostIn(asked.host)
  if (host === undefined || !isOwn(host, options))
    return refused(421, 'misdirected', 'The hub does not go by this name.')
  if (asked.origin !== undefined && !isOriginAllowed(asked.origin, asked.host, options))
    return refused(403, 'forbidden', 'Pages of this origin may not ask here.')
  return undefined
}

/** Rejects another host, and a path that changes when it is normalized. */
function isPlainTarget(target: string): boolean {
  const path = target.split('?')[0] ?? ''
  if (!path.startsWith('/') || target.length > 8000) return false
  return !/\/\/|\\|\/\.{1,2}(?:\/|$)|%(?:2e|2f|5c|0[0-9a-f]|1[0-9a-f]|7f)|[^\x21-\x7e]/i.test(path)
}

/** A host without its port, in lower case. */
function hostIn(header: string | undefined): string | undefined {
  const [, host] = /^([a-z0-9.-]{1,253}|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i.exec(header ?? '') ?? []
  return host?.toLowerCase().replace(/\.$/, '')
}

function isOwn(host: string, { hosts }: AccessOptions): boolean {
  return host === 'localhost' || host === ROOM_NAME || hosts.includes(host) || ownAddresses().includes(host)
}

/** Whether the page is from the hub itself or from a configured site. */
function isOriginAllowed(origin: string, host: string | undefined, { origins }: AccessOptions): boolean {
  return origins.includes(origin) || origin === `http://${host}` || origin === `https://${host}`
}
