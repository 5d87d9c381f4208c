import type { IncomingMessage } from 'node:http'
import type { Context } from 'hono'
import type { JsonMap } from '../../../src/core/progress/json'
import { parseBoundedJson } from '../../../src/core/progress/boundedJson'
import type { HubRequests } from '../Hub'
import { badRequest, refused, type Refusal } from './refusal'

/** Bytes: an envelope of 64 kB as base64url, with its names and revisions. */
export const LARGEST_DOCUMENT = 128 * 1024
/** Bytes that servers send each other in one request. */
export const LARGEST_BULK = 8 * 1024 * 1024

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** The JSON map in the body of a request. Stops reading at the limit. */
export async function jsonBody(context: Context<HubRequests>, limit = LARGEST_BULK): Promise<JsonMap | Refusal> {
  const type = context.req.header('content-type')?.split(';')[0]?.trim()
  if (type !== undefined && type !== 'application/json')
    return refused(415, 'bad_content_type', 'Only application/json.')
  const bytes = await bytesOf(context.env.incoming, limit)
  if (bytes === undefined) return refused(413, 'too_large', 'The request is too large.')

  return parseBoundedJson(bytes, { decode: (text) => utf8.decode(text) }) ?? badRequest('invalid UTF-8 JSON')
}

/**
 * Reads an unread request body before the answer is sent. A client that is cut off while sending can't read the error,
 * and would report a lost connection.
 */
export async function readRest(request: IncomingMessage): Promise<void> {
  const { 'content-length': length = '0', 'transfer-encoding': encoding } = request.headers
  // Most requests have no body, and waiting for the end of an empty one costs a turn of the event loop.
  const isAnything = Number(length) > 0 || encoding !== undefined
  if (isAnything && !request.readableEnded && !request.destroyed) await bytesOf(request, 0)
}

/** Bytes. A client that sends more is cut off. */
const MOST_READ = 64 * 1024 * 1024

/** Reads from Node's own request, because its stream wrapper takes longer to make than to read. */
async function bytesOf(request: IncomingMessage, limit: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (Number(request.headers['content-length'] ?? 0) > MOST_READ) return undefined
  const pieces: Buffer[] = []
  let length = 0
  for await (const piece of request as AsyncIterable<Buffer>) {
    length += piece.length
    if (length > MOST_READ) return undefined
    if (length <= limit) pieces.push(piece)
    else pieces.length = 0
  }
  return length <= limit ? new Uint8Array(Buffer.concat(pieces, length)) : undefined
}
