import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lessonWords } from '#words/lesson'
import { cardText } from '../../src/classroom/protocol/card/classCard'
import { ROOM_NAME } from '../../tools/hub/access/ownAddresses'
import { DEFAULT_PORT } from '../../tools/hub/options'
import { tools } from '../classroom/protocol/openedClass'
import { hubWithClass, type OpenHub, PASSWORD, USER } from '../hub/openHub'
import { ShapedLine } from '../network/ShapedLine'
import type { Browser } from './drivers/Browser'
import { launchHeadlessShell } from './drivers/chromium'
import { isNightly } from './engines'
import { PatientLearner } from './PatientLearner'
import { secondBuild } from './secondBuild'
import { Site } from './Site'

/** The address that a site names in its policy unless it is built for others. */
const RELAY = `http://${ROOM_NAME}:${DEFAULT_PORT}`

/** What a device fetches of a new version even if the hub has all of its files. */
const LISTS_AND_CODE = /^\/(?:sw\.js|assets\/(?:list-[\w-]+\.json|worker-[\w-]+\.js))$/

const LOOKS_FOR_UPDATE = `
  const registration = await navigator.serviceWorker.ready
  await registration.update()
  return (registration.installing ?? registration.waiting) !== null`
const LINE = { latencyMs: 20, bytesPerSecond: 1_000_000, loss: 0 } as const
/** The shares of requests that the internet and the room lose. */
const LOSSES = isNightly
  ? ([
      [0, 0],
      [0.5, 0],
      [0.5, 0.5],
    ] as const)
  : ([[0, 0]] as const)

describe.each(LOSSES)('a new version with a hub, losses %d and %d', (internet, room) => {
  let site: Site
  let hub: OpenHub
  /** To the site, and to the hub. */
  let lines: readonly [ShapedLine, ShapedLine]
  let browser: Browser
  let ada: PatientLearner
  let link: string

  beforeAll(async () => {
    site = await Site.starts(process.env['SITE_ROOT'] ?? 'dist')
    const line = await ShapedLine.before(site.port, LINE)
    const made = await hubWithClass({}, { siteAddress: `${site.origin}/`, origins: [line.origin] })
    hub = made.hub
    lines = [line, await ShapedLine.before(hub.port, LINE)]
    const relays = [{ name: 'couchdb', address: RELAY, user: USER, password: PASSWORD }] as const
    link = `/learning?view=join#${await cardText({ ...made.opened.card, relays }, tools)}`
    browser = await launchHeadlessShell({ neighbor: { name: ROOM_NAME, port: lines[1].port } })
    ada = new PatientLearner(browser, line.origin)
  })
  afterAll(async () => {
    await browser?.close()
    for (const line of lines ?? []) await line.goesAway()
    await hub?.close()
    await site?.goesAway()
  })

  it('comes from the hub, and only its lists from the site', { timeout: 600_000 }, async () => {
    const next = await secondBuild()
    await ada.startsLearning('Ada')
    await ada.sees('Ready offline', { withinMs: 120_000 })
    await ada.opens(link)
    await ada.presses('Join')
    await ada.sees('On the relay. Your teacher’s phone hasn’t confirmed it yet.')

    await site.deploys(next)
    // The hub's connection from before the deployment is closed.
    await expect.poll(() => hub.copySite(), { timeout: 60_000 }).toBe(true)
    site.requests.length = 0
    lines[0].becomes({ loss: internet })
    lines[1].becomes({ loss: room })
    await ada.opens('/dashboard')
    await ada.until(LOOKS_FOR_UPDATE, 'a newer version')
    await ada.sees('A new version is ready', { withinMs: 300_000 })
    const paths = site.requests.map((line) => line.split(' ')[0] ?? '')
    // After a loss in the room, the site itself sends the rest.
    expect(paths.filter((path) => room === 0 && !LISTS_AND_CODE.test(path))).toEqual([])
    expect(lines[1].requests.some((path) => path.startsWith('/files/'))).toBe(true)
    expect(paths).toContain('/sw.js')

    await lines[0].goesAway()
    await ada.presses('Update now')
    await ada.until('return (await navigator.serviceWorker.ready).waiting === null', 'the new version to run')
    await ada.sees('Ada')
    await ada.opens('/lesson/foundations/foundations_2')
    await ada.sees(lessonWords.markComplete)
  })
})
