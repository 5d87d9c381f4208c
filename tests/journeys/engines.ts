/**
 * Role: says in which engines a journey runs. The check takes Chromium, and all three for first visits and lost storage. The
 * nightly run sets ENGINES=all and takes all three.
 * Must not: leave out a test in Chromium. docs/development.md says which engines are left out where they are not installed.
 */
import { findChromium, leftOutEngines } from '../../tools/setup/browsers.mjs'
import { leftOutLine } from '../../tools/setup/leftOut.mjs'
import type { BrowserKind } from './drivers/Browser'
import { chromium } from './drivers/chromium'
import { firefox } from './drivers/firefox'
import { webkit } from './drivers/webkit'

export const isNightly = process.env['ENGINES'] === 'all'

const leftOut: readonly BrowserKind['name'][] = leftOutEngines()
const others = [firefox, webkit].filter(({ name }) => !leftOut.includes(name))

export const hasFirefox = others.includes(firefox)

/** `npm test` runs the core journeys in Chromium. The rest of the check runs them in the other two, and all other journeys. */
const part = process.env['JOURNEYS']

/** For the core journeys. */
export const inCore: readonly BrowserKind[] =
  part === 'core' ? [chromium] : part === 'rest' ? others : [chromium, ...others]

/** For tests that depend on the engine. */
export const alwaysThree: readonly BrowserKind[] = [chromium, ...others]

/** For tests that depend on our code only. */
export const threeNightly: readonly BrowserKind[] = isNightly ? alwaysThree : [chromium]

/**
 * For behavior that Chromium shows in another journey. Use it with `runIf(isNightly)` if it depends on our code only. Where
 * there is neither of them, Chromium takes their place, because a file without tests fails.
 */
export const otherTwo: readonly BrowserKind[] = others.length > 0 ? others : [chromium]

/** Chromium without a window has no camera. In CI the journey fails instead. */
export const hasNoCamera = process.env['CI'] !== 'true' && findChromium() === undefined
if (hasNoCamera) console.log(leftOutLine('the journeys with a camera, which need all of Chromium.'))
