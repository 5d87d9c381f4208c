import { mkdtempSync, rmSync } from 'node:fs'
import { type IncomingHttpHeaders, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { databaseOf, PIN_HEADER } from '../../src/classroom/protocol/relay/relayDocument'
import { encodeBase64url } from '../../src/core/progress/file/base64url'
import type { HubOptions } from '../../tools/hub/options'
import { type HubParts, startHub } from '../../tools/hub/startHub'
import { type OpenedClass, openedClass } from '../classroom/protocol/openedClass'

export interface Ask {
  readonly method?: string
  readonly target: string
  readonly headers?: Readonly<Record<string, string>>
  /** Text is sent as it is, anything else as JSON. */
  readonly body?: unknown
  /** The local address from which the request is sent. */
  readonly from?: string
}

export interface Answered {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly text: string
}

/** Sends exactly the given request: does not normalize the address, and adds only the headers that HTTP needs. */
export function ask(port: number, { method = 'GET', target, headers = {}, body, from }: Ask): Promise<Answered> {
  const text = typeof body === 'string' || body === undefined ? body : JSON.stringify(body)
  const type = body === undefined || typeof body === 'string' ? {} : { 'content-type': 'application/json' }
  return new Promise((resolve, reject) => {
    const own = { headers: { ...type, ...headers }, agent: false, ...(from !== undefined && { localAddress: from }) }
    const options = { host: '127.0.0.1', port, method, path: target, ...own }
    const sent = request(options, (response) => {
      let got = ''
      response.setEncoding('utf8').on('data', (part: string) => (got += part))
      response.on('error', reject)
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text: got }))
    })
    sent.on('error', reject)
    sent.end(text)
  })
}

export const USER = 'class'
export const PASSWORD = 'wheat-barley-oats-rye'
export const basic = (user = USER, password = PASSWORD) =>
  `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`

export interface OpenHub {
  readonly port: number
  readonly data: string
  /** The PIN that the hub shows now. */
  readonly pin: () => string
  /** Sends a request with the password of the class. */
  readonly ask: (asked: Ask) => Promise<Answered & { readonly json: Readonly<Record<string, unknown>> }>
  readonly makeClass: (opened: OpenedClass, changed?: Partial<Ask>) => Promise<Answered>
  /** Sends everything to the hub's upstream. In a test, nothing else does. */
  readonly push: () => Promise<boolean>
  /** Copies the files of its site. In a test, nothing else does. */
  readonly copySite: () => Promise<boolean>
  /** Stops the hub and keeps its folder. */
  readonly stop: () => Promise<void>
  readonly close: () => Promise<void>
}

const NO_SITE = { root: 'tests/hub', hosting: 'firebase.json' }

/**
 * Opens a hub in this process.
 * @param data a folder of an earlier hub
 */
export async function openHub(
  parts: Partial<HubParts> = {},
  options: Partial<HubOptions> = {},
  data = mkdtempSync(join(tmpdir(), 'hub-')),
): Promise<OpenHub> {
  let shown = ''
  const showPin = (pin: string) => (shown = pin)
  const about = {
    port: 0,
    data,
    tls: undefined,
    origins: [],
    hosts: [],
    siteAddress: undefined,
    upstream: undefined,
    ...options,
  }
  const hub = await startHub(about, { site: NO_SITE, showPin, address: '127.0.0.1', ...parts })
  return {
    port: hub.port,
    data,
    pin: () => shown,
    ask: async (asked) => {
      const headers = { authorization: basic(), ...asked.headers }
      const answered = await ask(hub.port, { ...asked, headers })
      return { ...answered, json: jsonIn(answered.text) }
    },
    makeClass: ({ card }, { headers = {}, ...changed } = {}) =>
      ask(hub.port, {
        method: 'PUT',
        target: `/${databaseOf(card.classId)}`,
        headers: { authorization: basic(), [PIN_HEADER]: shown, ...headers },
        body: { verifyingKey: encodeBase64url(card.verifyingKey), sealingKey: encodeBase64url(card.sealingKey) },
        ...changed,
      }),
    push: hub.push,
    copySite: hub.copySite,
    stop: hub.close,
    close: async () => {
      await hub.close()
      rmSync(data, { recursive: true, force: true })
    },
  }
}

function jsonIn(text: string): Readonly<Record<string, unknown>> {
  try {
    return JSON.parse(text) as Readonly<Record<string, unknown>>
  } catch {
    return {}
  }
}

/** Opens a hub with one class on it. */
export async function hubWithClass(parts: Partial<HubParts> = {}, options: Partial<HubOptions> = {}) {
  const hub = await openHub(parts, options)
  const opened = await openedClass()
  const made = await hub.makeClass(opened)
  if (made.status !== 201) throw new Error(`The class was not made: ${made.text}`)
  return { hub, opened, path: `/${databaseOf(opened.card.classId)}` }
}
