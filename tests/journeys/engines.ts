/**
 * Role: says in which engines a journey runs. The whole check takes Chromium where engines have not differed. The nightly run
 * sets ENGINES=all and takes all three.
 * Guarantee: storage, workers, pictures and the cache of Back and Forward run in all three in each check, because engines
 * differ there. A journey that found a bug of one engine stays in that engine.
 * Must not: leave out a test in Chromium. docs/development.md lists the journeys that run only nightly.
 */
import type { BrowserKind } from './drivers/Browser'
import { chromium } from './drivers/chromium'
import { firefox } from './drivers/firefox'
import { webkit } from './drivers/webkit'

export const isNightly = process.env['ENGINES'] === 'all'

/** For tests that depend on the engine. */
export const alwaysThree: readonly BrowserKind[] = [chromium, firefox, webkit]

/** For tests that depend on our code only. */
export const threeNightly: readonly BrowserKind[] = isNightly ? alwaysThree : [chromium]

/** For behavior that Chromium shows in another journey. Use it with `runIf(isNightly)` if it depends on our code only. */
export const otherTwo: readonly BrowserKind[] = [firefox, webkit]
