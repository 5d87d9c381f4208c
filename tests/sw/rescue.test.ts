import { describe, expect, it } from 'vitest'
import { isRescue, rescue } from '../../sw/rescue'
import { asCacheStorage, FakeCache } from './FakeCaches'
import { captivePortal, offline, ORIGIN } from './lessonServer'

function device() {
  const caches = new Map([
    ['workbox-precache', new FakeCache()],
    ['lessons', new FakeCache()],
  ])
  let registered = true
  const tools = {
    origin: ORIGIN,
    caches: asCacheStorage(caches),
    unregister: async () => {
      registered = false
      return true
    },
  }
  return { caches, tools, isRegistered: () => registered }
}

describe('the rescue', () => {
  it.each([
    ['without a connection', offline],
    ['behind a captive portal', captivePortal],
    ['when the server is broken', async () => new Response('id="root"', { status: 500 })],
  ])('changes nothing %s, and says so', async (_, fetch) => {
    const { caches, tools, isRegistered } = device()
    const answer = await rescue({ ...tools, fetch })
    expect(await answer.text()).toContain('nothing was changed')
    expect(caches.size).toBe(2)
    expect(isRegistered()).toBe(true)
  })

  it('removes the copy once the network brought a page of ours', async () => {
    const { caches, tools, isRegistered } = device()
    const asked: Request[] = []
    const fetch = async (request: Request) => {
      asked.push(request)
      return new Response('<div id="root"></div>')
    }
    const answer = await rescue({ ...tools, fetch })
    expect(asked.map(({ url, cache }) => [url, cache])).toEqual([[`${ORIGIN}/`, 'reload']])
    expect(answer.status).toBe(200)
    expect(caches.size).toBe(0)
    expect(isRegistered()).toBe(false)
  })

  it('is at one address only', () => {
    expect(isRescue(new URL('/?rescue', ORIGIN))).toBe(true)
    expect(isRescue(new URL('/about?rescue', ORIGIN))).toBe(false)
    expect(isRescue(new URL('/', ORIGIN))).toBe(false)
  })
})
