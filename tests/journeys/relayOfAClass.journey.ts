import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openHub, type OpenHub } from '../hub/openHub'
import { ownCertificate } from '../hub/ownCertificate'
import { linkOfCard, opensClass } from './classFiles'
import type { Browser } from './drivers/Browser'
import { launchHeadlessShell } from './drivers/chromium'
import { freePort } from './freePort'
import { Learner } from './Learner'

const LONG = { timeout: 600_000 }

/** Without TLS, a browser gives a page with a local name no worker and no cryptography. */
const NAME = 'hub.school.test'

describe.each([
  ['of this very device, without a certificate', false],
  ['by its name, with a certificate of its own', true],
])('a class with a small computer in its room, %s', (_, isSecure) => {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'))
  let hub: OpenHub
  let origin: string
  let isThere = true
  let browsers: Browser[]
  let teacher: Learner
  let ada: Learner

  beforeAll(async () => {
    const site = { root: process.env['SITE_ROOT'] ?? 'dist', hosting: 'firebase.json' }
    const tls = isSecure ? ownCertificate(NAME, folder) : undefined
    hub = await openHub({ site }, { port: freePort(), tls, hosts: [NAME] })
    origin = isSecure ? `https://${NAME}:${hub.port}` : `http://localhost:${hub.port}`
    const launch = () => launchHeadlessShell(tls === undefined ? {} : { trusted: { name: NAME, keyHash: tls.keyHash } })
    browsers = [await launch(), await launch()]
    const [one, two] = browsers.map((browser) => new Learner(browser, origin))
    if (one === undefined || two === undefined) throw new Error('Two browsers were expected.')
    ;[teacher, ada] = [one, two]
  })
  afterAll(async () => {
    for (const browser of browsers ?? []) await browser.close()
    if (isThere) await hub?.close()
    rmSync(folder, { recursive: true })
  })

  const begins = async (who: Learner, name: string) => {
    await who.opens('/')
    await who.sees('ready offline', { withinMs: 120_000 })
    await who.opens('/login')
    await who.types(name, 'First name')
    await who.presses('Start learning')
    await who.isAt('/dashboard')
  }
  const fetches = async (sentence: string) => {
    await teacher.presses('Collect from the relay')
    await teacher.sees(sentence)
  }

  it('hands in automatically, and the teacher collects it', LONG, async () => {
    await begins(teacher, 'Hale')
    await teacher.opens('/learning?view=class')
    await opensClass(teacher)
    await teacher.presses('Advanced: use a relay')
    // The site rejects an address that it was not built for, without connecting to it.
    await teacher.types('http://192.168.4.1:8484', 'Relay address')
    await teacher.types('11112222', 'PIN shown by the relay')
    await teacher.presses('Add this relay to the class card')
    await teacher.sees('This site can’t connect to that address.')
    await teacher.types(origin, 'Relay address')
    await teacher.presses('Add this relay to the class card')
    await teacher.sees('The relay didn’t accept the PIN.')
    await teacher.types(hub.pin(), 'PIN shown by the relay')
    await teacher.presses('Add this relay to the class card')
    await teacher.sees('The relay is added.')
    await teacher.until("return document.querySelector('input[readonly]') !== null", 'the link of the card')
    const link = await linkOfCard(teacher.browser)

    await begins(ada, 'Ada')
    await ada.opens(new URL(link).pathname + new URL(link).search + new URL(link).hash)
    await ada.sees('your report is sent automatically')
    await ada.presses('Join')
    await ada.sees('Your name in this class: Ada')
    await ada.sees('On the relay. Your teacher’s phone hasn’t confirmed it yet.')

    await teacher.presses('Collect')
    await teacher.seesHeading('Collect')
    // Both the button and the timer ask the relay. Whichever comes first, the report is there.
    await teacher.presses('Collect from the relay')
    await teacher.sees('It’s Ada’s')
    await teacher.sees('Relay checked today, ')
    await teacher.presses('It’s Ada’s')
    await fetches('The relay has no new reports.')
    // The proof comes with the next exchange, without digits.
    await ada.presses('Hand in over the network')
    await ada.sees('Your teacher has it, and it counts in the class.')

    // The emptied relay has another password. The earlier card opens nothing and says so.
    await teacher.presses('Class card')
    await teacher.seesHeading('Class card')
    await teacher.presses('Advanced: use a relay')
    await teacher.presses('If the relay is full, or a stranger has the class card')
    await teacher.types(hub.pin(), 'PIN shown by the relay')
    await teacher.presses('Reset the relay')
    await teacher.sees('The relay is empty and has a new password.')
    await ada.presses('Hand in over the network')
    await ada.sees('The relay didn’t accept this class card.')
    await teacher.presses('Collect')
    await teacher.seesHeading('Collect')

    // The relay is away. No report is lost, and none is shown as arrived.
    await hub.close()
    isThere = false
    await ada.presses('Hand in over the network')
    await ada.sees('The relay didn’t answer. Nothing was lost.')
    await fetches('The relay didn’t answer.')
    expect(await teacher.text()).toContain('1 of 1 handed in')
    // The complete site came from that computer and stays.
    await ada.opens('/dashboard')
    await ada.sees('Ada')
  })
})
