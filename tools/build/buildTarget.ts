import { oldestBrowsers } from '../../src/words/oldestBrowsers.ts'

const { Chrome, Safari, Firefox } = oldestBrowsers

/**
 * The value of `build.target`, the browsers for which scripts and stylesheets are written. Mobile Safari needs its own
 * prefixes.
 */
export const buildTarget: string[] = [`chrome${Chrome}`, `safari${Safari}`, `ios${Safari}`, `firefox${Firefox}`]
