/**
 * `npm run lighthouse` audits every public page and the sign-in page, and fails if a score is below 100. It is not a
 * test, because performance scores depend on the machine. Use `LIGHTHOUSE_ROUNDS=1` for a quick check, and paths as
 * arguments for some pages.
 */
import { readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startServer } from '../serve/startServer.mjs'
import { findChromium } from '../setup/browsers.mjs'
import { ensureBrowsers } from '../setup/ensureBrowsers.mjs'
import { ensureDependencies } from '../setup/ensureDependencies.mjs'
import { installLocked } from '../setup/installLocked.mjs'
import { giveUp, run } from '../setup/run.mjs'
import { scriptOf } from '../setup/scriptOf.mjs'
import { exceptions } from './exceptions.mjs'
import { printScores } from './printScores.mjs'

process.chdir(fileURLToPath(new URL('../../', import.meta.url)))
await ensureDependencies()
await ensureBrowsers()
if (!(await installLocked(new URL('./', import.meta.url), 'Lighthouse'))) {
  giveUp(
    'Lighthouse could not be installed. Check the connection to the npm registry, then run the same command again.',
  )
}

const chromePath = findChromium()
if (chromePath === undefined) giveUp('No Chromium here: set CHROMIUM_BIN to one.')
const dist = join(tmpdir(), `lighthouse-${process.pid}`)
const server = await startServer({ root: dist, port: 0 })
try {
  // Pages contain their full address if the build knows it, so the server's must be known before.
  await builds({ VITE_SITE_ORIGIN: server.url })
  const sitemap = await readFile(join(dist, 'sitemap.xml'), 'utf8')
  const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address).pathname)
  const asked = process.argv.slice(2)
  const paths = [...pages, '/login'].filter((path) => asked.length === 0 || asked.includes(path))
  const rounds = Number(process.env.LIGHTHOUSE_ROUNDS ?? 3)
  const audited = await audits(paths, rounds, '')
  // What `npm start` builds knows no address. Its scripts are the same, so one round is enough.
  await builds({ VITE_SITE_ORIGIN: '', SAMPLES: 'true' })
  audited.push(...(await audits(paths, 1, ', as npm start builds it')))
  process.exitCode = printScores(audited, exceptions) ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  await server.close()
  await rm(dist, { recursive: true, force: true })
}

/** @param {Record<string, string>} variables of the environment */
async function builds(variables) {
  const env = { ...process.env, ...variables }
  const args = ['build', '--outDir', dist, '--emptyOutDir', '--logLevel', 'warn']
  if ((await run(process.execPath, [scriptOf('vite'), ...args], { env })) !== 0)
    throw new Error('The site could not be built.')
}

/**
 * @param {readonly string[]} paths
 * @param {number} rounds
 * @param {string} label follows each path in the table
 */
async function audits(paths, rounds, label) {
  const { auditPage } = await import('./auditPage.mjs')
  const audited = []
  for (const path of paths) {
    process.stderr.write(`${path}${label} … `)
    audited.push({ path: path + label, ...(await auditPage(server.url + path, { chromePath, rounds })) })
    process.stderr.write('done\n')
  }
  return audited
}
