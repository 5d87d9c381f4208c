/**
 * Role: shows that a site stays current on a line that loses half of its requests.
 * Guarantee: learners only load a page again that the browser could not load. Their first visit loses nothing.
 * Must not: choose which requests die.
 */
import { describe } from 'vitest'
import { ShapedLine } from '../network/ShapedLine'
import { SEED } from '../seed/seed'
import { launchHeadlessShell } from './drivers/chromium'
import { isNightly } from './engines'
import { journeyOfTest } from './journey'
import { PatientLearner } from './PatientLearner'
import { folderBuild, secondBuild } from './secondBuild'
import { Site } from './Site'

const LINE = { latencyMs: 100, bytesPerSecond: 150_000, loss: 0 } as const
const HALF = { loss: 0.5 } as const
/** Measured: within a minute. A busy machine needs the rest. */
const PATIENCE = { withinMs: 400_000 } as const
const LONG = { timeout: 900_000 }

describe('a device on a line that loses half of its requests', () => {
  const it = journeyOfTest(launchHeadlessShell)
    .extend('line', async ({ site }, { onCleanup }) => {
      const line = await ShapedLine.before(site.port, LINE, { seed: SEED })
      onCleanup(() => line.goesAway())
      return line
    })
    .extend('maya', ({ browser, line }) => new PatientLearner(browser, line.origin))

  it.runIf(isNightly)('gets an update', LONG, async ({ maya, line, site }) => {
    const next = await secondBuild()
    await maya.opens('/')
    await maya.sees('ready offline', PATIENCE)
    await maya.opens('/login')
    await maya.types('Maya', 'First name')
    await maya.presses('Start learning')
    await maya.isAt('/dashboard')
    await site.deploys(next)
    line.becomes(HALF)
    await maya.opens('/dashboard')
    await maya.sees('A new version is ready', PATIENCE)
    await line.goesAway()
    await maya.presses('Update now')
    await maya.until('return (await navigator.serviceWorker.ready).waiting === null', 'the new version to run')
    await maya.opens('/about')
    await maya.sees('Why we are here')
  })

  it.runIf(isNightly)('has a site in a folder', LONG, async ({ browser, onTestFinished }) => {
    const site = await Site.starts(process.env['SITE_ROOT'], [await folderBuild()])
    onTestFinished(() => site.goesAway())
    const line = await ShapedLine.before(site.port, { ...LINE, ...HALF }, { seed: SEED })
    onTestFinished(() => line.goesAway())
    const maya = new PatientLearner(browser, `${line.origin}/learn`)
    await maya.opens('/')
    await maya.sees('ready offline', PATIENCE).catch((error: unknown) => {
      throw new Error(String(line), { cause: error })
    })
    await line.goesAway()
    await maya.opens('/about')
    await maya.sees('No one should pay to learn about money')
  })
})
