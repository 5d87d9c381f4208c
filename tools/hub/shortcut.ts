/**
 * Role: the short way of what a class asks when it comes back at once: one document, read or written.
 * Guarantee: only what would be let in anyway goes here; everything else goes on as it came, to where it is refused.
 * Must not: refuse anybody by itself, or answer for what is not on the disk.
 */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { type DoorOptions, refusalOfNames } from './door/door'
import type { Hub } from './Hub'
import { allowed } from './hubApp'
import type { Answered } from './protocol/answer'
import { jsonIn, LARGEST_DOCUMENT } from './protocol/body'
import { documentRead, type DocumentRequest, documentWritten } from './protocol/documentAnswer'

const DOCUMENT = /^\/(class-[0-9a-f]{32})\/([0-9a-f]{64}|plan|door)(?:\?([\w=&-]*))?$/

/** @param whole the way of everything else */
export function withShortcut(hub: Hub, door: DoorOptions, whole: RequestListener): RequestListener {
  return (request, response) => {
    const asked = isLetIn(hub, door, request)
    if (asked === undefined) return whole(request, response)
    void answer(hub, asked, request).then(
      (answered) => send(request, response, answered),
      (error: unknown) => {
        // Who has gone gets nothing.
        if (request.destroyed) return
        console.error(error)
        send(request, response, FAILED)
      },
    )
  }
}

/** Undefined for whom the whole way is. */
function isLetIn(hub: Hub, door: DoorOptions, { method, url = '', headers }: IncomingMessage) {
  const [, className, id, query = ''] = DOCUMENT.exec(url) ?? []
  if (className === undefined || id === undefined) return undefined
  const isWrite = method === 'PUT' && headers['content-type'] === 'application/json'
  if (method !== 'GET' && !(isWrite && Number(headers['content-length']) <= LARGEST_DOCUMENT)) return undefined
  if (refusalOfNames({ host: headers.host, origin: headers.origin }, door) !== undefined) return undefined
  const stored = hub.store.classNamed(className)
  if (stored === undefined || !hub.passwords.isAsBefore(className, headers.authorization, stored)) return undefined
  return { className, id, query: query === '' ? {} : Object.fromEntries(new URLSearchParams(query)) }
}

async function answer(hub: Hub, asked: DocumentRequest, request: IncomingMessage): Promise<Answered> {
  const answered =
    request.method === 'GET'
      ? documentRead(hub, asked, request.headers.accept ?? '')
      : await documentWritten(hub, asked, jsonIn(await bodyOf(request)))
  // Of what was read too.
  await hub.commits.readable()
  return answered
}

/** All of it: who sends it has said how long it is, and Node holds them to it. */
function bodyOf(request: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = []
    request.on('data', (piece: Buffer) => pieces.push(piece))
    request.on('end', () => resolve(new Uint8Array(Buffer.concat(pieces))))
    request.on('error', reject)
  })
}

function send({ headers }: IncomingMessage, response: ServerResponse, { status, headers: own, text }: Answered): void {
  response.writeHead(status, { ...own, ...allowed(headers.origin), 'content-length': Buffer.byteLength(text) })
  response.end(text)
}

const FAILED: Answered = {
  status: 500,
  headers: { 'content-type': 'application/json' },
  text: '{"error":"internal_server_error","reason":"The hub could not do this."}',
}
