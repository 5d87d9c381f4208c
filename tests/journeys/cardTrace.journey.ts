import { describe, expect } from 'vitest'
import { siteName } from '../../src/site'
import { cardText } from '../../src/classroom/protocol/card/classCard'
import { joinPath } from '../../src/words/links'
import { openedClass, tools } from '../classroom/protocol/openedClass'
import type { Browser } from './drivers/Browser'
import { threeNightly } from './engines'
import { journeyOfTest } from './journey'
import type { Learner } from './Learner'
import type { Site } from './Site'

const JOIN = '/learning?view=join'
const HOUR_MS = 3_600_000

/** Returns everything that the device stores for the site, by its place. */
const KEPT = `
  const asked = (request) => new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
  const readable = (_key, value) =>
    ArrayBuffer.isView(value) ? btoa(String.fromCharCode(...new Uint8Array(value.buffer))) : value
  const kept = {
    'the page': [location.href, document.title, document.referrer, history.state, window.name, document.cookie],
    'the history': globalThis.navigation?.entries().map(({ url }) => url) ?? [],
    localStorage: { ...localStorage },
    sessionStorage: { ...sessionStorage },
    caches: await Promise.all((await caches.keys()).map(async (name) =>
      [name, (await (await caches.open(name)).keys()).map(({ url }) => url)])),
  }
  for (const { name, version } of await indexedDB.databases()) {
    const database = await asked(indexedDB.open(name, version))
    for (const store of database.objectStoreNames)
      kept[name + '/' + store] = await asked(database.transaction(store).objectStore(store).getAll())
    database.close()
  }
  return Object.fromEntries(Object.entries(kept).map(([where, what]) => [where, JSON.stringify(what, readable)]))`

/** Makes the stored card look so much older. */
const agesBy = (ms: number) => `
  const { name } = (await indexedDB.databases()).find(({ name }) => /device/.test(name))
  const database = await new Promise((resolve, reject) => {
    const request = indexedDB.open(name)
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
  const settings = database.transaction('settings', 'readwrite').objectStore('settings')
  const aged = await new Promise((resolve) => {
    settings.getAll().onsuccess = ({ target }) => {
      const row = target.result.find(({ value }) => String(value).includes('"looks"'))
      const note = JSON.parse(row.value)
      settings.put({ ...row, value: JSON.stringify({ ...note, at: note.at - ${ms} }) })
      settings.transaction.oncomplete = () => resolve(row.key)
    }
  })
  database.close()
  return aged`

describe.each(threeNightly)('the card of a class, in $name,', (kind) => {
  const it = journeyOfTest(() => kind.launch())
  let card: string

  it.beforeEach(async () => {
    card = await cardText((await openedClass()).card, tools)
  })

  const begins = async (tablet: Learner, name: string) => {
    await tablet.types(name, 'First name')
    await tablet.presses('Start learning')
    await tablet.isAt('/dashboard')
  }
  /** Returns the places that contain any forty characters of the card. */
  const traces = async (browser: Browser, site: Site): Promise<readonly string[]> => {
    const kept = (await browser.evaluate(KEPT)) as Readonly<Record<string, string>>
    expect(kept['the page']).toContain(site.origin)
    const parts = Array.from({ length: Math.floor(card.length / 40) }, (_, at) => card.slice(at * 40, at * 40 + 40))
    const holds = (text: string) => parts.some((part) => text.includes(part))
    return [
      ...Object.keys(kept).filter((where) => holds(kept[where] ?? '')),
      ...site.requests.filter((request) => holds(request)),
    ]
  }
  const onlyInDevice = [expect.stringMatching(/device.*\/settings$/u)]

  it('leaves the browser’s traces at once, and the device after an hour', async ({
    browser,
    learner: tablet,
    site,
  }) => {
    await tablet.opens('/login')
    await begins(tablet, 'Ada')
    await tablet.opens('/profile')
    await tablet.seesHeading('Ada')
    const steps = Number(await browser.evaluate('return history.length'))
    await tablet.opens(joinPath(card))
    await tablet.isAt(JOIN)
    await tablet.seesHeading('Join this class?')
    expect(await traces(browser, site)).toEqual(onlyInDevice)
    expect(await browser.evaluate('return [location.hash, history.length]')).toEqual(['', steps + 1])
    expect(await browser.evaluate('return document.title')).toBe(`Your classes · ${siteName}`)

    // After a step away and back, no entry of the history has it.
    await tablet.goesBack()
    await tablet.isAt('/profile')
    await tablet.goesBack(-1)
    await tablet.isAt(JOIN)
    expect(await browser.evaluate('return location.hash')).toBe('')

    // Opened over the page that shows it, the link loads nothing again, and the card disappears just the same.
    await browser.evaluate(`location.href = ${JSON.stringify(joinPath(card))}`)
    await tablet.until("return location.hash === ''", 'an address without the card')
    await tablet.seesHeading('Join this class?')
    expect(await traces(browser, site)).toEqual(onlyInDevice)

    // The card survives the page for an hour.
    await browser.evaluate(agesBy(HOUR_MS - 120_000))
    await tablet.reloads()
    await tablet.seesHeading('Join this class?')
    await browser.evaluate(agesBy(120_000))
    await tablet.reloads()
    await tablet.seesHeading('Join a class')
    expect(await traces(browser, site)).toEqual([])
  })

  it('is deleted after No and does not block the login', async ({ browser, learner: tablet, site }) => {
    await tablet.opens(joinPath(card))
    await tablet.isAt(`/login?from=${encodeURIComponent(JOIN)}`)
    await tablet.seesHeading('Start learning')
    await tablet.until('return indexedDB.databases().then((all) => all.length > 0)', 'the device to keep it')
    await tablet.types('Ada', 'First name')
    await tablet.presses('Start learning')
    await tablet.isAt(JOIN)
    await tablet.seesHeading('Join this class?')
    expect(await traces(browser, site)).toEqual(onlyInDevice)
    await tablet.presses('No')
    await tablet.isAt('/dashboard')
    expect(await traces(browser, site)).toEqual([])
  })

  it('asks first who is learning on a shared tablet', async ({ browser, learner: tablet, site }) => {
    await tablet.opens('/login')
    await begins(tablet, 'Ada')
    await tablet.presses('Switch learner')
    await tablet.presses('Start learning')
    await begins(tablet, 'Ben')
    await tablet.opens(joinPath(card))
    await tablet.seesHeading('Who is learning?')
    expect(await traces(browser, site)).toEqual(onlyInDevice)
    await tablet.presses('Ada')
    await tablet.seesHeading('Join this class?')
    await tablet.until(`return document.querySelector('main input').value === 'Ada'`, 'the name of Ada')
    await tablet.presses('Join')
    await tablet.sees('Your name in this class: Ada')
    // A joined class is in the learner's own database, and no longer visible to others.
    const isOwn = (where: string) => /^learner-[^/]+\/classes$/u.test(where)
    expect((await traces(browser, site)).filter((where) => !isOwn(where))).toEqual([])
  })
})
