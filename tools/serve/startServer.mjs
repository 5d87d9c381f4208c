/** A static web server without dependencies that behaves like the real hosting, as firebase.json describes it. */
import { createServer } from 'node:http'
import { answerOfSites } from './answerOfSites.mjs'
import { readHosting } from './hosting.mjs'
import { sitesByFolder } from './sitesByFolder.mjs'

const TRIES = 20

/**
 * Faults that a journey can set for a path. `fail` breaks the connection. `captive-portal` answers every address with a
 * sign-in page and status 200, like the Wi-Fi of a hotel.
 *
 * @typedef {'fail' | 'captive-portal' | undefined} Fault
 */

/**
 * Serves a site until closed, in the folder that it was built for. Takes the next free port when the wanted one is in use; port 0 means any.
 *
 * @param {object} options
 * @param {string} options.root
 * @param {readonly string[]} [options.beside] more sites on the same origin, built for other folders
 * @param {number} options.port
 * @param {string} [options.host] the interface to listen on, by default this machine only
 * @param {(path: string) => Fault} [options.fault]
 * @param {(request: import('node:http').IncomingMessage) => void} [options.heard] called for every request before it is
 * answered
 * @param {number} [options.quality] of the compression
 * @returns {Promise<{ port: number, url: string, close: () => Promise<void> }>}
 */
export async function startServer({
  root,
  beside = [],
  port,
  host = '127.0.0.1',
  fault = () => undefined,
  heard = () => undefined,
  quality,
}) {
  const hosting = readHosting(new URL('../../firebase.json', import.meta.url))
  const sites = sitesByFolder([root, ...beside], quality)
  const server = createServer((request, response) => void handle(request, response))

  /** @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response */
  async function handle(request, response) {
    heard(request)
    const target = request.url ?? '/'
    const wrong = fault(target.split('?')[0] ?? '/')
    if (wrong === 'fail') return request.socket.destroy()
    if (wrong === 'captive-portal') return signIn(response)
    try {
      const method = request.method ?? 'GET'
      const asked = { method, target, headers: request.headers }
      const { status, headers, body } = await answerOfSites(asked, hosting, sites)
      response.writeHead(status, headers)
      response.end(method === 'HEAD' ? undefined : body)
    } catch (error) {
      console.error(error)
      if (!response.headersSent) response.writeHead(500)
      response.end()
    }
  }

  const taken = await listen(server, port, host)
  return {
    port: taken,
    url: `http://localhost:${taken}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** @param {import('node:http').ServerResponse} response */
function signIn(response) {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
  response.end('<!doctype html><title>Wi-Fi</title><h1>Sign in to the Wi-Fi</h1>')
}

/** @param {import('node:http').Server} server @param {number} port @param {string} host @returns {Promise<number>} */
async function listen(server, port, host) {
  for (let attempt = 0; ; attempt += 1) {
    const wanted = port === 0 ? 0 : port + attempt
    try {
      await new Promise((resolve, reject) => {
        server.once('error', reject)
        server.listen(wanted, host, () => {
          server.off('error', reject)
          resolve(undefined)
        })
      })
      const address = server.address()
      return typeof address === 'object' && address !== null ? address.port : wanted
    } catch (error) {
      if (error?.code !== 'EADDRINUSE' || port === 0 || attempt >= TRIES) throw error
    }
  }
}
