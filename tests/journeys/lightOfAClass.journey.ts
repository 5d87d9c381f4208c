import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cameraWords } from '#words/camera'
import { blockBytesFor } from '../../src/classroom/protocol/light/frame'
import { LightFrames } from '../../src/classroom/protocol/light/LightFrames'
import { randomFrom } from '../../src/core/practice/random'
import { classroomTools } from '../../src/platform/classroomTools'
import { signsOfVersion } from '../../src/platform/qrCode'
import { type ChromiumBrowser, launchChromium } from './drivers/chromium'
import { type Look, PICTURE, PICTURES_A_SECOND, writeCameraFile } from './fakeCamera'
import { Learner } from './Learner'
import type { CollectedReport } from './scannerPage'
import { Site } from './Site'

/** Twelve learners have every kind of screen, blur and loss once. `LIGHT_LEARNERS=30` tests a complete class. */
const LEARNERS = Number(process.env['LIGHT_LEARNERS'] ?? 12)
const CODES_A_SECOND = 5

/** The same in each run. */
const random = randomFrom(12)
const between = (from: number, to: number): number => from + random() * (to - from)
/** The lengths of the reports of a class, sealed, from its first week to the end of the course. */
const reports = Array.from({ length: LEARNERS }, () =>
  Uint8Array.from({ length: Math.round(between(700, 2300)) }, () => Math.floor(random() * 256)),
)

async function looksAt(): Promise<readonly Look[]> {
  const loops = await Promise.all(
    reports.map((report) => LightFrames.of(report, blockBytesFor(signsOfVersion[15]), classroomTools)),
  )
  const screenOf = (number: number, side: number, x: number) => ({
    textAt: (picture: number) =>
      loops[number % LEARNERS]?.textAt(Math.floor((picture * CODES_A_SECOND) / PICTURES_A_SECOND)) ?? '',
    side,
    angle: between(-15, 15),
    x,
    y: PICTURE.height / 2,
  })
  return loops.map(({ count }, number) => {
    const { width } = PICTURE
    // Every third learner has the next one's screen beside their own. A screen that is turned by 15 degrees takes 1.23 times
    // its side.
    const screens =
      number % 3 === 2
        ? [screenOf(number, 320, width / 4), screenOf(number + 1, 320, (width * 3) / 4)]
        : [screenOf(number, Math.round(between(320, 360)), Math.round(between(width / 3, (width * 2) / 3)))]
    const lost = (number % 4) / 10
    const rounds = (count * PICTURES_A_SECOND) / CODES_A_SECOND
    return {
      pictures: Math.ceil(rounds * (lost === 0 ? 2 : 3)) + 10,
      screens,
      lost,
      blur: number % 2,
      brightness: between(0.5, 1),
    }
  })
}

let folder = ''
let site: Site
let browser: ChromiumBrowser

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'light-'))
  const root = join(folder, 'site')
  await build({
    configFile: false,
    logLevel: 'error',
    // A build inside a test believes that it is a development build.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: root,
      lib: { entry: resolve('tests/journeys/scannerPage.tsx'), formats: ['es'], fileName: () => 'page.js' },
    },
  })
  const head = '<!doctype html><html lang="en"><title>Scanner</title>'
  writeFileSync(join(root, 'index.html'), `${head}<main></main><script type="module" src="/page.js"></script></html>`)
  const film = join(folder, 'camera.y4m')
  writeCameraFile(film, await looksAt(), random)
  site = await Site.starts(root)
  browser = await launchChromium({ camera: film })
})
afterAll(async () => {
  await browser?.close()
  await site?.goesAway()
  rmSync(folder, { recursive: true, force: true })
})

const secondsOf = ({ from, to }: CollectedReport): number => (to - from) / 1000

describe('a class that hands in by camera', () => {
  it('is read completely, one learner after another, without a tap between', async () => {
    const teacher = new Learner(browser, site.origin)
    await teacher.opens('/')
    // A browser that allows the camera without a question starts at once, as after the first yes.
    await teacher.sees(cameraWords.stop)
    const missing = async () => {
      const begins = (await browser.evaluate(
        'return collected.map(({ bytes }) => bytes.slice(0, 8).join())',
      )) as string[]
      return reports.flatMap((report, number) => (begins.includes(report.slice(0, 8).join()) ? [] : [number]))
    }
    await expect.poll(missing, { timeout: 280_000, interval: 1000 }).toEqual([])
    const collected = (await browser.evaluate('return collected')) as readonly CollectedReport[]
    const sorted = (all: readonly ArrayLike<number>[]) =>
      all.map((bytes) => Buffer.from(Array.from(bytes)).toString('hex')).sort()
    expect(sorted(collected.map(({ bytes }) => bytes))).toEqual(sorted(reports))
    const seconds = collected.map(secondsOf).sort((one, other) => one - other)
    const whole = (Math.max(...collected.map(({ to }) => to)) - Math.min(...collected.map(({ from }) => from))) / 1000
    console.log(
      `From a learner's first code to the whole: median ${seconds[LEARNERS / 2]?.toFixed(1)} s, longest ${seconds.at(-1)?.toFixed(1)} s; ${LEARNERS} learners in ${whole.toFixed(0)} s, ${(whole / LEARNERS).toFixed(1)} s each.`,
    )
  })
})
