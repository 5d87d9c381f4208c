import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { MisbehavingProxy } from './MisbehavingProxy'
import { isAnything, isCommit, isRead, isToken } from './ProxiedRequest'
import * as fault from './ProxyFault'

const READ = '/v1/projects/demo/databases/(default)/documents:batchGet'
const COMMIT = '/v1/projects/demo/databases/(default)/documents:commit?alt=json'

let server: Server
let proxy: MisbehavingProxy
/** The requests that reached the server: method, path and body. */
let arrived: string[]

beforeEach(async () => {
  arrived = []
  server = createServer((request, response) => {
    let body = ''
    request.on('data', (piece: Buffer) => (body += piece.toString()))
    request.on('end', () => {
      arrived.push(`${request.method} ${request.url} ${body}`)
      response.writeHead(201, { 'access-control-allow-origin': 'http://page', 'x-of-server': 'yes' })
      response.write(`${body} is `)
      response.end('here')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  proxy = await MisbehavingProxy.before(`127.0.0.1:${(server.address() as AddressInfo).port}`)
})
afterEach(async () => {
  await proxy.goesAway()
  await new Promise((resolve) => server.close(resolve))
})

const post = (path: string, body = 'it', signal?: AbortSignal) =>
  fetch(`http://${proxy.address}${path}`, {
    method: 'POST',
    body,
    headers: { origin: 'http://page' },
    ...(signal === undefined ? {} : { signal }),
  })

const isSilent = async (path: string): Promise<boolean> => {
  const answer = await post(path, 'it', AbortSignal.timeout(150)).catch((error: unknown) => error)
  return answer instanceof DOMException && answer.name === 'TimeoutError'
}

describe('a network that behaves', () => {
  it('passes a request and its answer on unchanged', async () => {
    const answer = await post(COMMIT)
    expect([answer.status, await answer.text(), answer.headers.get('x-of-server')]).toEqual([201, 'it is here', 'yes'])
    expect(answer.headers.get('access-control-allow-origin')).toBe('http://page')
    expect(arrived).toEqual([`POST ${COMMIT} it`])
  })

  it('counts requests and bytes by kind', async () => {
    await post(READ, 'four')
    await post(COMMIT, 'twelve bytes')
    await post(COMMIT, 'more')
    await post('/securetoken.googleapis.com/v1/token?key=a', '')
    await post('/identitytoolkit.googleapis.com/v1/accounts:signUp?key=a', '')
    await fetch(`http://${proxy.address}${READ}`, { method: 'OPTIONS' })
    expect(proxy.traffic.of('read')).toEqual({ requests: 1, bytesSent: 4, bytesReceived: 12 })
    expect(proxy.traffic.of('commit')).toEqual({ requests: 2, bytesSent: 16, bytesReceived: 32 })
    expect(
      ['token', 'account', 'preflight', 'other'].map((kind) => proxy.traffic.of(kind as 'token').requests),
    ).toEqual([1, 1, 1, 0])
    proxy.traffic.forget()
    expect(proxy.traffic.of('commit').requests).toBe(0)
  })
})

describe('a network that misbehaves', () => {
  it('loses a request before it arrives', async () => {
    proxy.misbehaves(fault.LOSE_REQUEST, isCommit)
    await expect(post(COMMIT)).rejects.toThrow('fetch failed')
    expect(arrived).toEqual([])
  })

  it('breaks in the middle of an answer', async () => {
    proxy.misbehaves(fault.CUT_ANSWER, isCommit)
    const answer = await post(COMMIT)
    expect(answer.status).toBe(201)
    await expect(answer.text()).rejects.toThrow('terminated')
    expect(arrived).toEqual([`POST ${COMMIT} it`])
  })

  it('loses the answer to a completed request', async () => {
    proxy.misbehaves(fault.LOSE_ANSWER, isCommit)
    await post(READ)
    await expect(post(COMMIT)).rejects.toThrow('fetch failed')
    expect(arrived).toEqual([`POST ${READ} it`, `POST ${COMMIT} it`])
  })

  it('accepts and never answers, whether or not the request is done', async () => {
    proxy.misbehaves(fault.SWALLOW, isRead)
    proxy.misbehaves(fault.SWALLOW_ANSWER, isCommit)
    expect([await isSilent(READ), await isSilent(COMMIT)]).toEqual([true, true])
    expect(arrived).toEqual([`POST ${COMMIT} it`])
  })

  it('sends a captive portal page that other origins can read', async () => {
    proxy.misbehaves(fault.CAPTIVE_PORTAL, isAnything)
    const answer = await post(READ)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    expect(answer.headers.get('access-control-allow-origin')).toBe('http://page')
    expect(await answer.text()).toContain('<h1>')
    expect(arrived).toEqual([])
  })

  it.each([
    ['403', fault.REFUSE_403, 'PERMISSION_DENIED'],
    ['429', fault.REFUSE_429, 'RESOURCE_EXHAUSTED'],
    ['503', fault.REFUSE_503, 'UNAVAILABLE'],
  ])('answers %s like the service, even after a browser’s preflight', async (code, refusal, status) => {
    proxy.misbehaves(refusal, isAnything)
    const preflight = await fetch(`http://${proxy.address}${READ}`, {
      method: 'OPTIONS',
      headers: { 'access-control-request-headers': 'authorization' },
    })
    expect([preflight.status, preflight.headers.get('access-control-allow-headers')]).toEqual([204, 'authorization'])
    const answer = await post(READ)
    expect(answer.status).toBe(Number(code))
    expect(await answer.json()).toMatchObject({ error: { code: Number(code), status } })
    expect(arrived).toEqual([])
  })

  it('is slow', async () => {
    proxy.misbehaves({ kind: 'delay', ms: 200 }, isRead)
    expect(await isSilent(READ)).toBe(true)
    // The client has given up, and the request arrives anyway.
    expect(arrived).toEqual([])
    await proxy.rests()
    expect(arrived).toHaveLength(1)
    proxy.behaves()
    proxy.misbehaves({ kind: 'delay', ms: 20 }, isRead)
    expect((await post(READ)).status).toBe(201)
  })

  it('fails only the selected requests, as often as set, in order', async () => {
    proxy.misbehaves(fault.REFUSE_429, isRead, 1)
    proxy.misbehaves(fault.REFUSE_503, (request) => isRead(request) || isToken(request), 2)
    const codes: number[] = []
    for (const path of [READ, COMMIT, READ, READ, READ]) codes.push((await post(path)).status)
    expect(codes).toEqual([429, 201, 503, 503, 201])
  })

  it('misbehaves until it is reset', async () => {
    proxy.misbehaves(fault.LOSE_REQUEST, isAnything)
    await expect(post(READ)).rejects.toThrow('fetch failed')
    proxy.behaves()
    expect((await post(READ)).status).toBe(201)
  })

  it('lets another client commit before a sent commit arrives, once', async () => {
    proxy.beforeCommit(async () => void (await post(COMMIT, 'theirs')))
    await post(READ)
    await post(COMMIT, 'ours')
    await post(COMMIT, 'ours again')
    expect(arrived.map((line) => line.split(' ').slice(2).join(' '))).toEqual(['it', 'theirs', 'ours', 'ours again'])
  })

  it('reports a request, even if it never arrives', async () => {
    proxy.misbehaves(fault.SWALLOW, isCommit)
    const met = proxy.meets(isCommit)
    await post(READ)
    const silent = isSilent(COMMIT)
    expect(await met).toEqual({ method: 'POST', path: COMMIT, kind: 'commit' })
    expect(await silent).toBe(true)
  })

  it('closes open connections, and returns on the same port', async () => {
    const { address } = proxy
    proxy.misbehaves(fault.SWALLOW, isRead)
    const held = post(READ)
    held.catch(() => undefined)
    await proxy.meets(isRead)
    await proxy.goesAway()
    await expect(held).rejects.toThrow('fetch failed')
    await expect(post(COMMIT)).rejects.toThrow('fetch failed')
    await proxy.comesBack()
    expect(proxy.address).toBe(address)
    expect((await post(COMMIT)).status).toBe(201)
  })

  it('breaks the connection when its server is gone', async () => {
    await new Promise((resolve) => server.close(resolve))
    await expect(post(READ)).rejects.toThrow('fetch failed')
    server.listen(0)
  })
})
