/**
 * Role: shows that the site works where hosts, filters or scanners change its HTML.
 * Guarantee: each way of changing is tried on a first visit and an update. Each check takes two first
 * pages for each way. The nightly run takes every public page for every way.
 */
import { describe } from 'vitest'
import { changedHtml, waysOfChange } from '../network/changedHtml'
import { ShapedLine } from '../network/ShapedLine'
import { launchHeadlessShell } from './drivers/chromium'
import { isNightly } from './engines'
import { journeyOfTest } from './journey'
import { PatientLearner } from './PatientLearner'
import { publicRoutes } from './routesOfTheSite'
import { secondBuild } from './secondBuild'

const FAST = { latencyMs: 2, bytesPerSecond: Number.POSITIVE_INFINITY, loss: 0 } as const
const SOON = { withinMs: 60_000 } as const

describe.each(waysOfChange)('HTML that is changed on its way: %s', (way) => {
  const it = journeyOfTest(launchHeadlessShell)
    .extend('line', async ({ site }, { onCleanup }) => {
      const line = await ShapedLine.before(site.port, FAST)
      onCleanup(() => line.goesAway())
      line.passes(changedHtml[way])
      return line
    })
    .extend('maya', ({ browser, line }) => new PatientLearner(browser, line.origin))

  const firstPages = publicRoutes
    .filter((_, at) => isNightly || at % waysOfChange.length === waysOfChange.indexOf(way))
    .slice(0, isNightly ? undefined : 2)

  it.for(firstPages)(
    'makes $path a first page from which the rest is ready',
    async ({ path, heading }, { maya, line }) => {
      await maya.opens(path)
      await maya.seesHeading(heading)
      await maya.isReadyOffline(SOON)
      await line.goesAway()
      await maya.opens('/about')
      await maya.seesHeading('No one should pay to learn about money')
      await maya.opens('/')
      await maya.seesHeading('Money lessons that work offline.')
      await maya.sees('ready offline')
    },
  )

  it.runIf(isNightly)('keeps Spanish too', async ({ maya, line }) => {
    await maya.opens('/es')
    await maya.isIn('es')
    await maya.sees('ready offline', SOON)
    await line.goesAway()
    await maya.opens('/es/about')
    await maya.isIn('es')
    await maya.seesHeading('No one should pay to learn about money')
  })

  it('lets an update through', async ({ maya, line, site }) => {
    const next = await secondBuild()
    await maya.opens('/')
    await maya.sees('ready offline', SOON)
    await maya.startsLearning()
    await site.deploys(next)
    await maya.opens('/dashboard')
    await maya.sees('A new version is ready', { withinMs: 120_000 })
    await maya.presses('Update now')
    await maya.until('return (await navigator.serviceWorker.ready).waiting === null', 'the new version to run')
    await maya.opens('/about')
    await maya.sees('Why we are here')
    await line.goesAway()
    await maya.opens('/login')
    await maya.opens('/about')
    await maya.sees('Why we are here')
  })
})
