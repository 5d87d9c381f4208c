/**
 * `npm run setup` installs the tools that the tests need besides the packages: browsers, web servers and Firebase's
 * emulators.
 */
import { fileURLToPath } from 'node:url'
import { ensureBrowsers } from './setup/ensureBrowsers.mjs'
import { ensureDependencies } from './setup/ensureDependencies.mjs'
import { ensureEmulators } from './setup/ensureEmulators.mjs'
import { ensureWebServers } from './setup/ensureWebServers.mjs'
import { ensureOldChromium } from './setup/oldChromium.mjs'

process.chdir(fileURLToPath(new URL('../', import.meta.url)))
await ensureDependencies()
await ensureBrowsers()
await ensureEmulators()
await ensureOldChromium()
await ensureWebServers()
