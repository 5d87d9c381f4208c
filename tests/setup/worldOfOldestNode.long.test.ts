import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, it } from 'vitest'
import { NODE_FLAGS } from '../seed/nodeFlags'

const folder = mkdtempSync(join(tmpdir(), 'world-'))
const program = join(folder, 'world.mjs')
writeFileSync(
  program,
  `import { runInNewContext } from 'node:vm'
  const language = new Set(runInNewContext('Object.getOwnPropertyNames(globalThis)'))
  console.log(Object.getOwnPropertyNames(globalThis).filter((name) => !language.has(name)).join(' '))`,
)
afterAll(() => rmSync(folder, { recursive: true }))

/** The globals of a process of this Node besides the language, with these flags. */
function worldOf(flags: readonly string[]): readonly string[] {
  return execFileSync(process.execPath, [...flags, program], { encoding: 'utf8' })
    .trim()
    .split(' ')
    .sort()
}

it('removes any globals that a newer Node adds', () => {
  const brings = ['localStorage', 'navigator', 'WebSocket', 'whateverComesNext']
  const newer = `for (const name of ${JSON.stringify(brings)})
    Object.defineProperty(globalThis, name, { get: () => { throw new Error('asked for') }, configurable: true })`
  const world = worldOf(['--import', `data:text/javascript,${encodeURIComponent(newer)}`, ...NODE_FLAGS])
  expect(world.filter((name) => brings.includes(name))).toEqual([])
  expect(world).toEqual(expect.arrayContaining(['process', 'Buffer', 'crypto', 'fetch', 'structuredClone']))
})

it.runIf(process.versions.node.startsWith('20.'))('keeps all globals of the oldest Node', () => {
  expect(worldOf(NODE_FLAGS)).toEqual(worldOf([]))
})

it.each(['vite.config.ts', 'tests/data/firebase/vitest.config.ts', 'tests/journeys/vitest.config.ts'])(
  'applies to every process that %s starts',
  async (file) => {
    const { default: config }: { readonly default: { readonly test?: { readonly execArgv?: readonly string[] } } } =
      await import(/* @vite-ignore */ pathToFileURL(resolve(file)).href)
    expect(config.test?.execArgv).toEqual(NODE_FLAGS)
  },
)
