import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { BUILD_MARK } from '../../sw/buildMark'
import { createRescueToken, isRescue, rescue } from '../../sw/rescue'
import { asCacheStorage, FakeCache } from './FakeCaches'
import { captivePortal, endless, offline, ORIGIN } from './lessonServer'

const ours = async () => new Response(`<meta ${BUILD_MARK}><div id="root"></div>`)
const tokenIn = (html: string): string => /name="rescue" value="([^"]+)"/.exec(html)?.[1] ?? ''

function device() {
  const kept = new Map([
    ['workbox-precache', new FakeCache()],
    ['lessons', new FakeCache()],
  ])
  const caches = asCacheStorage(kept)
  const asked: Request[] = []
  let registered = true
  /** A worker may stop and start between two pages, so its memory is lost. */
  let token = createRescueToken(ORIGIN, caches)
  const open = (address: string, fetch: (request: Request) => Promise<Response> = ours) =>
    rescue(new URL(address, ORIGIN), {
      origin: ORIGIN,
      caches,
      token,
      pause: async () => undefined,
      fetch: (request) => {
        asked.push(request)
        return fetch(request)
      },
      unregister: async () => {
        registered = false
        return true
      },
    })
  return {
    open,
    asked,
    sleeps: () => {
      token = createRescueToken(ORIGIN, caches)
    },
    question: async () => tokenIn(await (await open('/?rescue')).text()),
    isWhole: () => registered && kept.has('workbox-precache') && kept.has('lessons'),
    isEmpty: () => !registered && kept.size === 0,
  }
}

describe('the rescue', () => {
  it('asks again when the line drops the page', async () => {
    const { open, asked, question, isEmpty } = device()
    const word = await question()
    let left = 3
    const dropping = () => (left-- > 0 ? offline() : ours())
    expect((await open(`/?rescue=${word}`, dropping)).status).toBe(200)
    expect(asked).toHaveLength(4)
    expect(isEmpty()).toBe(true)
  })

  it('asks first, and a link alone changes and fetches nothing', async () => {
    const { open, asked, isWhole } = device()
    for (const address of [
      '/?rescue',
      '/?rescue=',
      '/?rescue=yes',
      '/?rescue&from=/evil',
      `/?rescue=${crypto.randomUUID()}`,
    ]) {
      const answer = await open(address)
      expect(await answer.text(), address).toContain('Download the site again?')
    }
    expect(asked).toEqual([])
    expect(isWhole()).toBe(true)
  })

  it('removes the copy after consent and a page of ours', async () => {
    const { open, question, asked, isEmpty } = device()
    const answer = await open(`/?rescue=${await question()}`)
    expect(asked.map(({ url, cache }) => [url, cache])).toEqual([[`${ORIGIN}/`, 'reload']])
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('The old copy is deleted')])
    expect(isEmpty()).toBe(true)
  })

  it('knows its token after the worker stopped', async () => {
    const { open, question, sleeps, isEmpty } = device()
    const token = await question()
    sleeps()
    await open(`/?rescue=${token}`)
    expect(isEmpty()).toBe(true)
  })

  it('accepts a token once, and only the latest one', async () => {
    const { open, question, isWhole } = device()
    const first = await question()
    const second = await question()
    expect(first).not.toBe(second)
    const refused = await (await open(`/?rescue=${first}`)).text()
    expect(refused).toContain('Please choose again')
    // A wrong token also uses up the right one.
    expect(await (await open(`/?rescue=${second}`)).text()).toContain('Please choose again')
    const token = await question()
    await open(`/?rescue=${token}`, offline)
    await open(`/?rescue=${token}`)
    expect(isWhole()).toBe(true)
  })

  it.each([
    ['without a connection', offline, 'Couldn’t connect'],
    ['behind a captive portal', captivePortal, 'Couldn’t download the site'],
    ['when another app answers', async () => new Response('<div id="root"></div>'), 'Couldn’t download the site'],
    [
      'when the server is broken',
      async () => new Response((await ours()).body, { status: 500 }),
      'Couldn’t download the site',
    ],
    [
      'when it is led elsewhere',
      async () => Object.defineProperty(await ours(), 'redirected', { value: true }),
      'Couldn’t download the site',
    ],
    ['when the page has no end', endless('text/html').answer, 'Couldn’t download the site'],
  ])('changes nothing %s, and explains it', async (_, fetch, title) => {
    const { open, question, isWhole } = device()
    const answer = await open(`/?rescue=${await question()}`, fetch)
    const text = await answer.text()
    expect([answer.status, text]).toEqual([503, expect.stringContaining(title)])
    expect(text).toMatch(/nothing was changed/i)
    expect(isWhole()).toBe(true)
  })

  it('compares a mark of the build, which no address can set', async () => {
    const { open, question, isWhole } = device()
    const stranger = async () => new Response('<meta name="generator" content="stranger">')
    const answer = await open(`/?rescue=${await question()}&from=stranger&mark=stranger`, stranger)
    expect(answer.status).toBe(503)
    expect(isWhole()).toBe(true)
  })

  it('has exactly one address', () => {
    expect(isRescue(new URL('/?rescue', ORIGIN))).toBe(true)
    expect(isRescue(new URL('/?rescue=word', ORIGIN))).toBe(true)
    expect(isRescue(new URL('/about?rescue', ORIGIN))).toBe(false)
    expect(isRescue(new URL('/', ORIGIN))).toBe(false)
  })
})

describe('the page of the rescue', () => {
  it('allows no frame, loads nothing, and submits only to this site', async () => {
    const { open } = device()
    const answer = await open('/?rescue')
    const html = await answer.text()
    const policy = answer.headers.get('content-security-policy')
    expect(policy).toMatch(
      /^default-src 'none'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; style-src 'sha256-[\w+/]{43}='$/,
    )
    expect(html).not.toMatch(/<script|<link|<img|\ssrc=|url\(|\{\{|<!--/)
  })

  it('has the colors of the site, by day and by night', () => {
    const inks = readFileSync('src/ui/inks.css', 'utf8')
    const colors = [...readFileSync('sw/rescuePage.html', 'utf8').matchAll(/--([\w-]+): (#\w{6});/g)]
    expect(colors.length).toBeGreaterThan(20)
    for (const [, name = '', color = ''] of colors) expect(inks).toContain(`--${name}: ${color};`)
  })
})
