/**
 * Checks whether the oldest browsers (src/words/oldestBrowsers.ts) can run the built site. Compares syntax, globals, APIs
 * and styles with the data of MDN. Run it after a build: `npx tsx tools/build/checkBrowsers.ts`.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { knownInScripts, knownInStyles } from './browsers/known.ts'
import { scriptProblems } from './browsers/scriptProblems.ts'
import { styleProblems } from './browsers/styleProblems.ts'

const dist = process.argv[2] ?? fileURLToPath(new URL('../../dist', import.meta.url))
const scripts = new Set(Object.keys(knownInScripts))
const styles = new Set(Object.keys(knownInStyles))

const places = new Map<string, string[]>()
for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' }))
  for (const problem of problemsIn(file)) places.set(problem, [...(places.get(problem) ?? []), file])
for (const [problem, files] of [...places].sort()) console.error(`${problem} (${files.join(', ')})`)
if (places.size === 0) console.log(`${dist}: nothing is beyond the oldest browsers`)
process.exitCode = places.size === 0 ? 0 : 1

function problemsIn(file: string): readonly string[] {
  const text = /\.(?:js|css|html)$/.test(file) ? readFileSync(join(dist, file), 'utf8') : ''
  if (file.endsWith('.js')) return scriptProblems(text, scripts)
  if (file.endsWith('.css')) return styleProblems(text, styles)
  return inlineScripts(text).flatMap((script) =>
    // This script shows the warning in older browsers.
    script.startsWith('(function(d)') ? scriptProblems(script, scripts, 5) : scriptProblems(script, scripts),
  )
}

function inlineScripts(html: string): readonly string[] {
  return [...html.matchAll(/<script(?: data-[^>]*)?>([^<]*)<\/script>/g)].map(([, script = '']) => script)
}
