import { createHook } from 'node:async_hooks'
import { pbkdf2Sync } from 'node:crypto'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PIN_HEADER } from '../../src/classroom/protocol/relay/relayDocument'
import { encodeBase64url } from '../../src/core/progress/file/base64url'
import { addressGroup, FailedTries, MOST_FAILED } from '../../tools/hub/access/FailedTries'
import { ITERATIONS, Passwords } from '../../tools/hub/access/passwords'
import { hubOptions } from '../../tools/hub/options'
import { statusPage } from '../../tools/hub/room/statusPage'
import { closeDatabase, openDatabase } from '../../tools/hub/store/openDatabase'
import { openedClass } from '../classroom/protocol/openedClass'
import { ask, basic, hubWithClass, openHub, type OpenHub, PASSWORD } from './openHub'

describe('the PIN', () => {
  it('creates one class and changes after that', async () => {
    const hub = await openHub()
    const pin = hub.pin()
    expect(pin).toMatch(/^\d{4} \d{4}$/)
    const [first, second] = [await openedClass(), await openedClass()]
    expect(await hub.makeClass(first)).toMatchObject({ status: 201 })
    expect(hub.pin()).not.toBe(pin)
    const spent = { authorization: basic(), [PIN_HEADER]: pin }
    expect(await hub.makeClass(second, { headers: spent })).toMatchObject({ status: 401 })
    expect(await hub.makeClass(first)).toMatchObject({ status: 412 })
    expect(await hub.makeClass(second)).toMatchObject({ status: 201 })
    await hub.close()
  })

  it('creates one of two classes requested at the same time', async () => {
    const hub = await openHub()
    const both = [await openedClass(), await openedClass()]
    const made = await Promise.all(both.map((opened) => hub.makeClass(opened)))
    expect(made.map(({ status }) => status).sort()).toEqual([201, 401])
    await hub.close()
  })

  it('can’t be guessed: too many wrong ones block the address', async () => {
    const hub = await openHub()
    const opened = await openedClass()
    const wrong = { authorization: basic(), [PIN_HEADER]: '0000 000' }
    const from = '127.0.0.7'
    for (let at = 0; at <= MOST_FAILED; at += 1) await hub.makeClass(opened, { headers: wrong, from })
    expect(await hub.makeClass(opened, { from })).toMatchObject({ status: 429 })
    // A proxy on this machine forwards requests from unknown addresses.
    const handedOn = { 'x-forwarded-for': '192.0.2.7' }
    for (let at = 0; at <= MOST_FAILED; at += 1) await hub.makeClass(opened, { headers: { ...wrong, ...handedOn } })
    expect(await hub.makeClass(opened, { headers: handedOn })).toMatchObject({ status: 429 })
    await hub.close()
  })

  it('works from other addresses and at the hub, despite wrong ones', async () => {
    const hub = await openHub()
    const [one, two] = [await openedClass(), await openedClass()]
    const wrong = { authorization: basic(), [PIN_HEADER]: '0000 000' }
    for (const from of ['127.0.0.7', '127.0.0.1']) {
      for (let at = 0; at <= MOST_FAILED; at += 1) await hub.makeClass(one, { headers: wrong, from })
    }
    expect(await hub.makeClass(one, { from: '127.0.0.8' })).toMatchObject({ status: 201 })
    expect(await hub.makeClass(two, { from: '127.0.0.1' })).toMatchObject({ status: 201 })
    await hub.close()
  })

  it('creates no class with foreign keys or a short password', async () => {
    const hub = await openHub()
    const [one, other] = [await openedClass(), await openedClass()]
    const { verifyingKey, sealingKey } = other.card
    const body = { verifyingKey: encodeBase64url(verifyingKey), sealingKey: encodeBase64url(sealingKey) }
    expect(await hub.makeClass(one, { body })).toMatchObject({ status: 403 })
    expect(await hub.makeClass(one, { body: {} })).toMatchObject({ status: 400 })
    expect(await hub.makeClass(one, { headers: { authorization: basic('class', 'short') } })).toMatchObject({
      status: 400,
    })
    expect(await hub.makeClass(one)).toMatchObject({ status: 201 })
    await hub.close()
  })
})

describe('the password of a class', () => {
  let hub: OpenHub
  let path: string
  beforeAll(async () => void ({ hub, path } = await hubWithClass()))
  afterAll(() => hub.close())
  const guess = (at: number) =>
    ask(hub.port, { target: path, headers: { authorization: basic('class', `guess ${at}`) } })

  it('always works, however often others have failed', async () => {
    const guesses = []
    for (let at = 0; at < MOST_FAILED + 5; at += 1) guesses.push((await guess(at)).status)
    expect(guesses.filter((status) => status === 401)).toHaveLength(MOST_FAILED)
    expect(guesses.slice(-5)).toEqual([429, 429, 429, 429, 429])
    expect(await hub.ask({ target: path })).toMatchObject({ status: 200 })
  })

  it('works after a restart despite four hundred wrong ones before', async () => {
    const given = { user: 'class', password: 'wheat-barley-oats-rye' }
    const stored = await new Passwords().store('class-1', given)
    const afterStart = new Passwords()
    let stretched = 0
    const hook = createHook({ init: (_id, type) => void (stretched += Number(type === 'PBKDF2REQUEST')) }).enable()
    const guesses = Array.from({ length: 400 }, (_, at) => ({ ...given, password: `guess ${at}` }))
    const tried = guesses.map((guess) => afterStart.isRight('class-1', guess, stored))
    expect(await afterStart.isRight('class-1', given, stored)).toBe(true)
    expect(await Promise.all(tried)).toEqual(guesses.map(() => false))
    hook.disable()
    // One in 256, plus the right one. More than twenty has a probability of 10^-15.
    expect(stretched).toBeGreaterThan(0)
    expect(stretched).toBeLessThanOrEqual(20)
  })

  it('also opens an older class, whose wrong guesses then fail fast', async () => {
    const again = await hubWithClass()
    await again.hub.stop()
    const database = openDatabase(join(again.hub.data, 'hub.sqlite'))
    const salt = Buffer.from('0'.repeat(32))
    const key = pbkdf2Sync(PASSWORD, salt, ITERATIONS, 32, 'sha256')
    database.prepare('update classes set salt = ?, stretched = ?').run(salt, key)
    closeDatabase(database)
    const started = await openHub({}, {}, again.hub.data)
    const wrong = { authorization: basic('class', 'guess') }
    expect(await ask(started.port, { target: again.path, headers: wrong })).toMatchObject({ status: 401 })
    expect(await started.ask({ target: again.path })).toMatchObject({ status: 200 })
    await started.stop()
    const looked = openDatabase(join(again.hub.data, 'hub.sqlite'))
    expect(looked.prepare('select length(salt) as signs from classes').all()).toEqual([{ signs: 40 }])
    closeDatabase(looked)
    const last = await openHub({}, {}, again.hub.data)
    expect(await ask(last.port, { target: again.path, headers: wrong })).toMatchObject({ status: 401 })
    expect(await last.ask({ target: again.path })).toMatchObject({ status: 200 })
    await last.close()
  })

  it('is stored stretched, and opens the class after a restart', async () => {
    await hub.stop()
    const again = await openHub({}, {}, hub.data)
    expect(await ask(again.port, { target: path, headers: { authorization: basic('class', 'no') } })).toMatchObject({
      status: 401,
    })
    const together = await Promise.all(Array.from({ length: 10 }, () => again.ask({ target: path })))
    expect(together.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200))
    await again.stop()
    hub = await openHub({}, {}, hub.data)
  })
})

describe('failed tries', () => {
  it('are counted for a minute, by client', () => {
    let now = 0
    const tries = new FailedTries(() => now)
    for (let at = 0; at < MOST_FAILED; at += 1) expect(tries.count('a')).toBe(false)
    expect(tries.count('a')).toBe(true)
    expect(tries.count('b')).toBe(false)
    now = 60_000
    expect(tries.count('a')).toBe(false)
  })

  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ])('%s counts as %s', (address, group) => expect(addressGroup(address)).toBe(group))
})

describe('options', () => {
  it('have their defaults, and use the site that the build knows', () => {
    const site = 'https://ledger.example.org'
    expect(hubOptions([], site)).toEqual({
      port: 8484,
      data: '.hub',
      tls: undefined,
      origins: [site],
      hosts: [],
      siteAddress: undefined,
      upstream: undefined,
    })
    const given = ['--certificate', 'c', '--key', 'k', '--origin', 'http://localhost:1', '--host', 'Hub.example']
    expect(hubOptions(given, undefined)).toMatchObject({
      tls: { certificate: 'c', key: 'k' },
      origins: ['http://localhost:1'],
      hosts: ['hub.example'],
    })
  })

  it('let the pages of the copied site in', () => {
    expect(hubOptions(['--site', 'https://ledger.example.org/learn'], undefined)).toMatchObject({
      origins: ['https://ledger.example.org'],
      siteAddress: 'https://ledger.example.org/learn/',
    })
  })

  it('take the upstream from the environment, unless it is given', () => {
    const env = { HUB_UPSTREAM: 'http://admin:secret@couch.example.org' }
    const own = ['--upstream', 'https://admin:other@own.example.org']
    expect(hubOptions([], undefined, env)).toMatchObject({ upstream: { url: 'http://couch.example.org' } })
    expect(hubOptions(own, undefined, env)).toMatchObject({ upstream: { url: 'https://own.example.org' } })
    expect(hubOptions([], undefined, { HUB_UPSTREAM: '' })).toMatchObject({ upstream: undefined })
    expect(hubOptions([], undefined, { HUB_UPSTREAM: 'couch.example.org' })).toMatch(/HUB_UPSTREAM/)
  })

  it.each([
    [['--port', 'x'], /--port/],
    [['--port', '99999'], /--port/],
    [['--key', 'k'], /go together/],
    [['--origin', 'ledger.example.org'], /--origin/],
    [['--origin', 'https://a.example/path'], /--origin/],
    [['--upstream', 'https://couch.example.org'], /--upstream/],
    [['--site', 'ledger.example.org'], /--site/],
    [['--site', 'http://ledger.example.org'], /--site/],
    [['--site', 'https://ledger.example.org/?from=here'], /--site/],
    [['--colour', 'red'], /colour/],
  ])('%j is rejected with a message', (given, sentence) => {
    expect(hubOptions(given, undefined)).toMatch(sentence)
  })
})

describe('the status page of the hub', () => {
  it('shows how many reports arrived and when, but no names', async () => {
    const { hub, path } = await hubWithClass()
    const page = await ask(hub.port, { target: '/_hub' })
    expect(page.text).toMatch(/Class 1<\/td><td>0<\/td><td>not since/)
    expect(page.text).not.toContain(path.slice('/class-'.length))
    expect(page.text).not.toContain(hub.pin())
    await hub.close()
  })

  it('says nothing about an upstream while it has no class', () => {
    const upstream = { sinceLast: 0 }
    expect(statusPage({ classes: [], free: 1, upstream, site: undefined })).not.toContain('upstream')
    const classes = [{ senders: 300, sinceLast: undefined }]
    expect(statusPage({ classes, free: 1, upstream, site: undefined })).toContain(
      'at the upstream: less than a minute ago',
    )
    expect(statusPage({ classes, free: 1, upstream, site: undefined })).toContain('<td>300, full</td>')
  })

  it('says how many files of the site it has', () => {
    const none = { classes: [], free: 1, upstream: undefined }
    expect(statusPage({ ...none, site: undefined })).not.toContain('Files of the site')
    expect(statusPage({ ...none, site: { done: 3, total: 398, sinceLast: undefined } })).toContain('3 of 398')
  })

  it('uses elapsed time, not the clock', () => {
    const classes = [59_000, 60_000, 180_000, undefined].map((sinceLast) => ({ senders: 27, sinceLast }))
    const page = statusPage({ classes, free: 12_340_000_000, upstream: undefined, site: undefined })
    expect(page).toContain('12.3 GB')
    expect(page.match(/less than a minute ago|\d minutes? ago|not since/g)).toEqual([
      'less than a minute ago',
      '1 minute ago',
      '3 minutes ago',
      'not since',
    ])
  })
})
