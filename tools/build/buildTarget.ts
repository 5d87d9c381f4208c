import { oldestBrowsers } from '../../src/words/oldestBrowsers.ts'

/** For `build.target`: scripts and stylesheets are written for these browsers. */
export const buildTarget: string[] = Object.entries(oldestBrowsers).map(
  ([name, version]) => `${name.toLowerCase()}${version}`,
)
