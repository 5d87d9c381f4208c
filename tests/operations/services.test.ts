import { createServer, type IncomingHttpHeaders } from 'node:http'
import { once } from 'node:events'
import { describe, expect, it } from 'vitest'
import { ask, ServiceRefusal, type Services, servicesOf } from '../../tools/operations/services'

const EMULATORS = { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099', FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080' }

describe('the services of an operator', () => {
  it('are the real ones when there is a token and no emulator', () => {
    expect(servicesOf('ledger', { ACCESS_TOKEN: 'secret\n' })).toEqual({
      projectId: 'ledger',
      auth: 'https://identitytoolkit.googleapis.com',
      firestore: 'https://firestore.googleapis.com',
      token: 'secret',
    })
  })

  it('are the emulators when both are set, even with a token', () => {
    expect(servicesOf('demo', { ...EMULATORS, ACCESS_TOKEN: 'secret' })).toMatchObject({
      auth: 'http://127.0.0.1:9099/identitytoolkit.googleapis.com',
      firestore: 'http://127.0.0.1:8080',
      token: 'owner',
    })
  })

  it.each(Object.keys(EMULATORS))('are none when only %s is set', (name) => {
    const one = { [name]: '127.0.0.1:9099', ACCESS_TOKEN: 'secret' }
    expect(servicesOf('ledger', one)).toMatch(/^Set both /)
  })

  it('are none without a token', () => {
    expect(servicesOf('ledger', {})).toMatch(/^Set ACCESS_TOKEN: /)
  })
})

describe('a request of an operator', () => {
  it('names the project that pays for it', async () => {
    const { headers } = await answered('secret', 200, '{}')
    expect(headers).toMatchObject({ authorization: 'Bearer secret', 'x-goog-user-project': 'ledger' })
  })

  it('shows the reason of an error, and never the token', async () => {
    const body = JSON.stringify({ error: { code: 400, message: 'USER_NOT_FOUND' } })
    const { error } = await answered('secret', 400, body)
    expect(error).toMatchObject({ status: 400, code: 'USER_NOT_FOUND' })
    expect(String(error)).toContain('/accounts')
    expect(String(error)).not.toContain('secret')
  })

  it('survives an answer that is no JSON', async () => {
    expect((await answered('secret', 502, '<h1>Bad gateway</h1>')).error).toBeInstanceOf(ServiceRefusal)
  })
})

/** Sends one request to a server that gives this answer. */
async function answered(token: string, status: number, body: string) {
  let headers: IncomingHttpHeaders = {}
  const server = createServer((request, response) => {
    headers = request.headers
    response.writeHead(status).end(body)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const place = server.address()
  const services: Services = { projectId: 'ledger', auth: '', firestore: '', token }
  const port = typeof place === 'object' && place !== null ? place.port : 0
  const error: unknown = await ask(services, `http://127.0.0.1:${port}/accounts?page=2`, {}).catch((thrown) => thrown)
  server.closeAllConnections()
  server.close()
  return { headers, error }
}
