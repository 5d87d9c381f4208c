import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { cameraWords } from '#words/camera'
import { classCollectWords as words } from '#words/classCollect'
import { classRelayWords } from '#words/classRelay'
import { classWaitingWords } from '#words/classWaiting'
import { type Bytes, joinBytes, uintBytes } from '../../../src/classroom/protocol/bytes'
import type { ClassCard } from '../../../src/classroom/protocol/card/classCard'
import { senderHashOf } from '../../../src/classroom/protocol/card/classId'
import { decodeEnvelope, MAGIC } from '../../../src/classroom/protocol/envelope/envelope'
import { MOST_ENVELOPES } from '../../../src/classroom/protocol/file/envelopeFile'
import { blockBytesFor } from '../../../src/classroom/protocol/light/frame'
import { LightFrames } from '../../../src/classroom/protocol/light/LightFrames'
import { databaseOf } from '../../../src/classroom/protocol/relay/relayDocument'
import { classroomTools as tools } from '../../../src/platform/classroomTools'
import { signsOfVersion } from '../../../src/platform/qrCode'
import { emptyDocument } from '../../../src/core/progress/document'
import { encodeBase64url } from '../../../src/core/progress/file/base64url'
import { reportOf } from '../../classroom/classRoom'
import { hostileEnvelopes } from '../../classroom/book/hostileEnvelopes'
import { learnerSigner } from '../../classroom/protocol/openedClass'
import { learned } from '../../classroom/protocol/reportSamples'
import { startPouchServer } from '../../hub/pouch'
import { JOINED, learner } from '../../core/progress/samples'
import { cardOf, linkOfCard, opensClass } from '../classFiles'
import type { Browser } from '../drivers/Browser'
import { launchChromium, launchHeadlessShell } from '../drivers/chromium'
import { type Look, PICTURE, PICTURES_A_SECOND, writeCameraFile } from '../fakeCamera'
import { choosesFiles } from '../filesOfPage'
import { Learner } from '../Learner'
import { relayBesideSite } from '../relayBesideSite'
import { Site } from '../Site'

const HOSTILE = 1000
const LEARNERS = 30
/** Eight learners take a minute by the film of a camera. `LIGHT_LEARNERS=30` tests a complete class. */
const BY_LIGHT = Number(process.env['LIGHT_LEARNERS'] ?? 8)
const CODES_A_SECOND = 5
const LONG = { timeout: 600_000 }

const learnerOf = (at: number) => emptyDocument(learner(`learner-${at}`), JOINED)

interface Sent {
  readonly name: string | undefined
  readonly bytes: Bytes
}

/** Makes the reports of a class, mixed with envelopes that no learner of the class has made. */
async function mixed(card: ClassCard, learners: number, hostile: number): Promise<readonly Sent[]> {
  const bad: Bytes[] = []
  while (bad.length < hostile) bad.push(...(await hostileEnvelopes(card)).map(({ bytes }) => bytes))
  const each = Math.ceil(hostile / (learners + 1))
  const sent: Sent[] = []
  for (let at = 0; at <= learners; at += 1) {
    sent.push(...bad.slice(at * each, Math.min(hostile, (at + 1) * each)).map((bytes) => ({ name: undefined, bytes })))
    const name = `Learner ${at + 1}`
    if (at < learners)
      sent.push({
        name,
        bytes: await reportOf(card, { signer: await learnerSigner(), name, document: learned(learnerOf(at)) }),
      })
  }
  return sent
}

/** Makes a bundle as a tablet does, with entries that no tablet would make. */
function bundleOf(entries: readonly Bytes[]): string {
  const lengths = entries.flatMap((entry) => [uintBytes(entry.length, 4), entry])
  return encodeBase64url(joinBytes([MAGIC, Uint8Array.of(1, 4), uintBytes(entries.length, 2), ...lengths]))
}

function inParts<T>(all: readonly T[], size: number): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size))
}

/** Returns the name of an envelope's document. It is the sender if there is one, else any name that a vandal likes. */
async function nameOf(bytes: Bytes): Promise<string> {
  const decoded = decodeEnvelope(bytes)
  if (decoded.kind === 'envelope') return await senderHashOf(decoded.envelope.sender, tools)
  return Buffer.from(tools.random(32)).toString('hex')
}

describe('a class that strangers send to, on the built site', () => {
  let site: Site
  let browser: Browser | undefined
  let teacher: Learner

  beforeEach(async () => {
    site = await Site.starts(process.env['SITE_ROOT'])
  })
  afterEach(async () => {
    await browser?.close()
    await site?.goesAway()
  })

  const opensAClass = async (opened: Browser, origin = site.origin): Promise<void> => {
    browser = opened
    teacher = new Learner(opened, origin)
    await teacher.opens('/login')
    await teacher.types('Hale', 'First name')
    await teacher.presses('Start learning')
    await teacher.isAt('/dashboard')
    await teacher.opens('/learning?view=class')
    await teacher.seesHeading('My classes')
    await opensClass(teacher)
  }
  const letsAllIn = async (count: number): Promise<void> => {
    await teacher.sees(classWaitingWords.waiting(count))
    await teacher.presses(classWaitingWords.letAllIn(count))
    await teacher.sees(classWaitingWords.letIn(count))
    await teacher.sees(`${count} of ${count} handed in today`)
  }

  /** The book stores a hundred entries that it rejected. Entries with one fault have one row. */
  const countsRefused = async (): Promise<void> => {
    await teacher.sees(classWaitingWords.times(2).replace(/2.*/, ''))
    const rows = (await teacher.text()).matchAll(new RegExp(classWaitingWords.times(0).replace('0', '(\\d+)'), 'g'))
    const counts = [...rows].map(([, count]) => Number(count))
    expect(counts.length).toBeLessThan(20)
    expect(counts.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(90)
  }

  it('reads every report from bundles and files with a thousand fakes', LONG, async () => {
    await opensAClass(await launchHeadlessShell())
    const sent = await mixed(await cardOf(await linkOfCard(teacher.browser)), LEARNERS, HOSTILE)
    const bundles = inParts(sent, MOST_ENVELOPES).map((part) => bundleOf(part.map(({ bytes }) => bytes)))
    await teacher.presses('Collect')
    await teacher.seesHeading('Collect')
    await choosesFiles(teacher.browser, words.filesLabel, bundles)
    await teacher.sees(words.filesDone(LEARNERS, HOSTILE))
    await letsAllIn(LEARNERS)
    await countsRefused()
    for (const reason of [
      'unopened',
      'unreadable',
      'another-class',
      'cut-short',
      'too-large',
      'plan',
      'forged',
    ] as const)
      expect(await teacher.text()).toContain(words.reason[reason])
    // These are the same envelopes, each in a file of its own.
    const alone = sent.slice(-40).map(({ bytes }) => encodeBase64url(bytes))
    const good = sent.slice(-40).filter(({ name }) => name !== undefined).length
    await choosesFiles(teacher.browser, words.filesLabel, alone)
    await teacher.sees(words.filesDone(good, alone.length - good))
    // This file is of a completely different kind.
    await choosesFiles(teacher.browser, words.filesLabel, [await linkOfCardText()])
    await teacher.sees(words.reason.card)
  })

  it('reads every report from a relay with a thousand fakes', LONG, async () => {
    const relay = await startPouchServer()
    const beside = await relayBesideSite(site.origin, relay.url)
    try {
      await opensAClass(await launchHeadlessShell(), beside.origin)
      await teacher.presses(classRelayWords.advanced)
      await teacher.types(beside.origin, classRelayWords.address)
      await teacher.types('11112222', classRelayWords.pin)
      await teacher.presses(classRelayWords.putOn)
      await teacher.sees(classRelayWords.isOn)
      const card = await cardOf(await linkOfCard(teacher.browser))
      const sent = await mixed(card, LEARNERS, HOSTILE)
      const docs = await Promise.all(
        sent.map(async ({ bytes }) => ({ _id: await nameOf(bytes), envelope: encodeBase64url(bytes) })),
      )
      for (const part of inParts(docs, 100)) {
        const kept = await fetch(`${relay.url}/${databaseOf(card.classId)}/_bulk_docs`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ docs: part }),
        })
        expect(kept.status).toBe(201)
      }
      await teacher.presses('Collect')
      await teacher.seesHeading('Collect')
      await teacher.presses(classRelayWords.fetch)
      await teacher.sees('Relay checked today')
      await letsAllIn(LEARNERS)
      await countsRefused()
    } finally {
      await browser?.close()
      browser = undefined
      await beside.close()
      await relay.close()
    }
  })

  it('reads every report from a camera among codes without one', LONG, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'hostile-'))
    const film = join(folder, 'camera.y4m')
    writeCameraFile(film, [lookAt([' '])], () => 0.5)
    try {
      await opensAClass(await launchChromium({ camera: film }))
      const card = await cardOf(await linkOfCard(teacher.browser))
      const sent = await mixed(card, BY_LIGHT, Math.ceil(BY_LIGHT / 2))
      const looks: Look[] = []
      for (const { bytes } of sent) {
        if (bytes.length === 0 || bytes.length > 10_000) continue
        const frames = await LightFrames.of(bytes, blockBytesFor(signsOfVersion[15]), tools)
        looks.push(lookAt(Array.from({ length: frames.count }, (_, at) => frames.textAt(at))))
      }
      writeCameraFile(film, looks, () => 0.5)
      await teacher.presses('Collect')
      await teacher.seesHeading('Collect')
      await teacher.sees(BY_LIGHT === 1 ? words.stored('Learner 1') : classWaitingWords.waiting(BY_LIGHT), {
        withinMs: 400_000,
      })
      await teacher.presses(cameraWords.stop)
      await letsAllIn(BY_LIGHT)
      expect(await teacher.text()).toContain(words.refusedTitle(undefined))
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })

  /** Returns the class card as a file, which is not a report. */
  const linkOfCardText = async (): Promise<string> => {
    await teacher.presses('Class card')
    await teacher.until("return document.querySelector('input[readonly]') !== null", 'the link of the card')
    const link = await linkOfCard(teacher.browser)
    await teacher.presses('Collect')
    await teacher.seesHeading('Collect')
    return link
  }
})

/** Makes a screen that shows these codes until each was seen twice. */
function lookAt(codes: readonly string[]): Look {
  const textAt = (picture: number): string =>
    codes[Math.floor((picture * CODES_A_SECOND) / PICTURES_A_SECOND) % codes.length] ?? ''
  const screen = { textAt, side: 360, angle: -5, x: PICTURE.width / 2, y: PICTURE.height / 2 }
  const pictures = Math.ceil((2 * codes.length * PICTURES_A_SECOND) / CODES_A_SECOND) + 10
  return { pictures, screens: [screen], lost: 0, blur: 1, brightness: 0.9 }
}
