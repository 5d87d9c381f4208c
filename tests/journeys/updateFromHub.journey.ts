import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cardText } from '../../src/classroom/protocol/card/classCard'
import { ROOM_NAME } from '../../tools/hub/access/ownAddresses'
import { DEFAULT_PORT } from '../../tools/hub/options'
import { tools } from '../classroom/protocol/openedClass'
import { hubWithClass, type OpenHub, PASSWORD, USER } from '../hub/openHub'
import type { Browser } from './drivers/Browser'
import { launchHeadlessShell } from './drivers/chromium'
import { Learner } from './Learner'
import { secondBuild } from './secondBuild'
import { Site } from './Site'

/** The address that a site names in its policy unless it is built for others. */
const RELAY = `http://${ROOM_NAME}:${DEFAULT_PORT}`

/** What a device fetches of a new version even if the hub has all of its files. */
const LISTS_AND_CODE = /^\/(?:sw\.js|assets\/(?:list-[\w-]+\.json|worker-[\w-]+\.js))$/

describe('a new version for a class with a hub', () => {
  let site: Site
  let hub: OpenHub
  let browser: Browser
  let ada: Learner
  let link: string

  beforeAll(async () => {
    site = await Site.starts(process.env['SITE_ROOT'] ?? 'dist')
    const made = await hubWithClass({}, { siteAddress: `${site.origin}/`, origins: [site.origin] })
    hub = made.hub
    const relays = [{ name: 'couchdb', address: RELAY, user: USER, password: PASSWORD }] as const
    link = `/learning?view=join#${await cardText({ ...made.opened.card, relays }, tools)}`
    browser = await launchHeadlessShell({ neighbor: { name: ROOM_NAME, port: hub.port } })
    ada = new Learner(browser, site.origin)
  })
  afterAll(async () => {
    await browser?.close()
    await hub?.close()
    await site?.goesAway()
  })

  it('comes from the hub, and only its lists from the site', { timeout: 600_000 }, async () => {
    const next = await secondBuild()
    await ada.opens('/login')
    await ada.types('Ada', 'First name')
    await ada.presses('Start learning')
    await ada.isAt('/dashboard')
    await ada.sees('Ready offline', { withinMs: 120_000 })
    await ada.opens(link)
    await ada.presses('Join')
    await ada.sees('On the relay. Your teacher’s phone hasn’t confirmed it yet.')

    await site.deploys(next)
    // The hub's connection from before the deployment is closed.
    await expect.poll(() => hub.copySite(), { timeout: 60_000 }).toBe(true)
    site.requests.length = 0
    await ada.opens('/dashboard')
    await browser.evaluate('await (await navigator.serviceWorker.ready).update()')
    await ada.sees('A new version is ready', { withinMs: 120_000 })
    const paths = site.requests.map((line) => line.split(' ')[0] ?? '')
    expect(paths.filter((path) => !LISTS_AND_CODE.test(path))).toEqual([])
    expect(paths).toContain('/sw.js')

    await site.goesAway()
    await ada.presses('Update now')
    await ada.until('return (await navigator.serviceWorker.ready).waiting === null', 'the new version to run')
    await ada.sees('Ada')
    await ada.opens('/lesson/foundations/foundations_2')
    await ada.sees('Mark complete')
  })
})
