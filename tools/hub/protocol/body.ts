import type { Context } from 'hono'
import type { JsonMap } from '../../../src/progress/json'
import { parseBoundedJson } from '../../../src/progress/boundedJson'
import { badRequest, refused, type Refusal } from './refusal'

/** Bytes: an envelope of 64 kB as base64url, with its names and revisions. */
export const LARGEST_DOCUMENT = 128 * 1024
/** Bytes: what servers send each other at once. */
export const LARGEST_BULK = 8 * 1024 * 1024

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** The map of JSON that a request brings. Reads no further than it may. */
export async function jsonBody(context: Context, limit = LARGEST_BULK): Promise<JsonMap | Refusal> {
  const type = context.req.header('content-type')?.split(';')[0]?.trim()
  if (type !== undefined && type !== 'application/json')
    return refused(415, 'bad_content_type', 'Only application/json.')
  const bytes = await bytesOf(context.req.raw, limit)
  if (bytes === undefined) return refused(413, 'too_large', 'The request is too large.')
  return parseBoundedJson(bytes, { decode: (text) => utf8.decode(text) }) ?? badRequest('invalid UTF-8 JSON')
}

async function bytesOf(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) return undefined
  const pieces: Uint8Array[] = []
  let length = 0
  const reader = (request.body as ReadableStream<Uint8Array> | null)?.getReader()
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined }
    if (done || value === undefined) return new Uint8Array(Buffer.concat(pieces, length))
    length += value.length
    if (length > limit) {
      void reader?.cancel().catch(() => undefined)
      return undefined
    }
    pieces.push(value)
  }
}
