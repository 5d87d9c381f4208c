import { type IncomingMessage, type RequestOptions, request as requestTo, type ServerResponse } from 'node:http'

export interface Fetched {
  readonly code: number
  readonly headers: Record<string, string | string[] | undefined>
  readonly body: Buffer
}

export function fetchFrom(options: RequestOptions, body: Buffer): Promise<Fetched> {
  return new Promise((resolve, reject) => {
    const outgoing = requestTo({ ...options, agent: false }, (incoming) => {
      bytesOf(incoming).then((bytes) => {
        // The body is complete now, regardless of how it was split.
        const { 'transfer-encoding': _pieces, 'keep-alive': _life, ...headers } = incoming.headers
        resolve({ code: incoming.statusCode ?? 502, headers, body: bytes })
      }, reject)
    })
    outgoing.once('error', reject)
    outgoing.end(body)
  })
}

/** Answers on behalf of the server. Browsers can read it from pages of other origins too. */
export function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { code, type, body }: { readonly code: number; readonly type: string; readonly body: string },
): void {
  const isPreflight = request.method === 'OPTIONS'
  response.writeHead(isPreflight ? 204 : code, {
    'access-control-allow-origin': request.headers.origin ?? '*',
    'access-control-allow-methods': 'GET, POST, PATCH, DELETE, OPTIONS',
    'access-control-allow-headers': request.headers['access-control-request-headers'] ?? '*',
    'access-control-max-age': '0',
    connection: 'close',
    ...(isPreflight ? {} : { 'content-type': `${type}; charset=utf-8` }),
  })
  response.end(isPreflight ? undefined : body)
}

export async function bytesOf(stream: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  for await (const piece of stream) pieces.push(piece)
  return Buffer.concat(pieces)
}
