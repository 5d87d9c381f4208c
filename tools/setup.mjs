/**
 * `npm run setup` installs the tools that the tests need besides the packages: browsers, web servers and Firebase's
 * emulators. With `--short` it installs those of `npm test`.
 */
import { fileURLToPath } from 'node:url'
import { ensureBrowsers, ensureChromium } from './setup/ensureBrowsers.mjs'
import { ensureDependencies } from './setup/ensureDependencies.mjs'
import { ensureEmulators } from './setup/ensureEmulators.mjs'
import { ensureWebServers } from './setup/ensureWebServers.mjs'
import { ensureOldChromium } from './setup/oldChromium.mjs'

process.chdir(fileURLToPath(new URL('../', import.meta.url)))
await ensureDependencies()
if (process.argv.includes('--short')) {
  await ensureChromium()
  await ensureEmulators()
} else {
  await ensureBrowsers()
  await ensureEmulators()
  await ensureOldChromium()
  await ensureWebServers()
}
