import { oldestBrowsers } from '../../src/words/oldestBrowsers.ts'

const { Chrome, Safari, Firefox } = oldestBrowsers

/** For `build.target`: scripts and stylesheets are written for these browsers. Safari of phones needs prefixes of its own. */
export const buildTarget: string[] = [`chrome${Chrome}`, `safari${Safari}`, `ios${Safari}`, `firefox${Firefox}`]
