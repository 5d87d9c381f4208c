/**
 * Role: says in which engines a journey runs. The whole check takes Chromium where engines have not differed. The nightly run
 * sets ENGINES=all and takes all three.
 * Guarantee: storage, workers, pictures and the cache of Back and Forward run in all three in each check, because engines
 * differ there. A journey that found a bug of one engine stays in that engine.
 * Must not: leave out a test in Chromium. docs/development.md lists the journeys that run only nightly, and the engines that
 * are left out where they are not installed.
 */
import { leftOutEngines } from '../../tools/setup/browsers.mjs'
import type { BrowserKind } from './drivers/Browser'
import { chromium } from './drivers/chromium'
import { firefox } from './drivers/firefox'
import { webkit } from './drivers/webkit'

export const isNightly = process.env['ENGINES'] === 'all'

const leftOut: readonly BrowserKind['name'][] = leftOutEngines()
const others = [firefox, webkit].filter(({ name }) => !leftOut.includes(name))

export const hasFirefox = others.includes(firefox)

/** For tests that depend on the engine. */
export const alwaysThree: readonly BrowserKind[] = [chromium, ...others]

/** For tests that depend on our code only. */
export const threeNightly: readonly BrowserKind[] = isNightly ? alwaysThree : [chromium]

/**
 * For behavior that Chromium shows in another journey. Use it with `runIf(isNightly)` if it depends on our code only. Where
 * there is neither of them, Chromium takes their place, because a file without tests fails.
 */
export const otherTwo: readonly BrowserKind[] = others.length > 0 ? others : [chromium]
