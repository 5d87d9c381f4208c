import { createServer, request } from 'node:http'

export interface BesideSite {
  readonly origin: string
  readonly close: () => Promise<void>
}

/**
 * Serves the site and, below `/class-`, a relay from one address. A built site may connect to its own address and to few
 * others.
 * @param relay the address of the relay, or a function that gives the one in the room now
 */
export async function relayBesideSite(site: string, relay: string | (() => string)): Promise<BesideSite> {
  const relayNow = typeof relay === 'string' ? () => relay : relay
  const server = createServer((asked, answer) => {
    const to = new URL(asked.url ?? '/', asked.url?.startsWith('/class-') ? relayNow() : site)
    const headers = { ...asked.headers, host: to.host }
    const sent = request(to, { method: asked.method, headers }, (told) => {
      answer.writeHead(told.statusCode ?? 502, told.headers)
      told.pipe(answer)
    })
    sent.on('error', () => answer.destroy())
    asked.pipe(sent)
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return {
    origin: `http://localhost:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
