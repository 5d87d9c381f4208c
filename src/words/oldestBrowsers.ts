import { listed } from './listed.ts'

/**
 * The oldest version of each browser that the whole site works in. The build targets these versions, and a check makes
 * sure that the built files support them. The README and the page about the software list them.
 */
export const oldestBrowsers = { Chrome: '103', Safari: '15.4', Firefox: '102' } as const

const versions = Object.entries(oldestBrowsers).map((one) => one.join(' '))
/** `Chrome 103, Safari 15.4 and Firefox 102` */
export const oldestBrowsersText = listed(versions)
