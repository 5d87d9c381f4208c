import { X509Certificate } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { get } from 'node:https'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openHub, type OpenHub } from './openHub'
import { ownCertificate } from './ownCertificate'

const NAME = 'hub.school.test'

describe('a hub with a certificate', () => {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'))
  const tls = ownCertificate(NAME, folder)
  const certificate = readFileSync(tls.certificate)
  let hub: OpenHub
  beforeAll(async () => {
    hub = await openHub({}, { tls, hosts: [NAME] })
  })
  afterAll(async () => {
    await hub.close()
    rmSync(folder, { recursive: true })
  })

  const status = (asked: { readonly ca?: Buffer; readonly servername?: string }) =>
    new Promise<number | string | undefined>((resolve) => {
      const headers = { host: `${NAME}:${hub.port}` }
      const options = { host: '127.0.0.1', port: hub.port, path: '/_hub', headers, agent: false, ...asked }
      get(options, (response) => resolve(response.resume().statusCode)).on(
        'error',
        (error: Error & { code?: string }) => resolve(error.code),
      )
    })

  it('signs one for its own name', () => {
    const read = new X509Certificate(certificate)
    expect(read.checkHost(NAME)).toBe(NAME)
    expect(read.checkHost('elsewhere.test')).toBeUndefined()
    expect(read.verify(read.publicKey)).toBe(true)
  })

  it('answers only clients that trust it, under that name', async () => {
    expect(await status({ ca: certificate, servername: NAME })).toBe(200)
    expect(await status({ ca: certificate, servername: 'elsewhere.test' })).toBe('ERR_TLS_CERT_ALTNAME_INVALID')
    expect(await status({ servername: NAME })).toBe('DEPTH_ZERO_SELF_SIGNED_CERT')
  })

  it('does not answer a client without TLS', async () => {
    const socket = connect(hub.port, '127.0.0.1')
    let said = ''
    socket.on('data', (part) => (said += part.toString('latin1'))).on('error', () => undefined)
    socket.write(`GET /_hub HTTP/1.1\r\nHost: ${NAME}:${hub.port}\r\n\r\n`)
    await once(socket, 'close')
    expect(said).not.toContain('HTTP/1.1 200')
  })
})
