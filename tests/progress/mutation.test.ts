import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join as pathOf } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Implementation } from './implementation'
import { laws } from './laws'
import { compile, compiled, load, readSources, weakened } from './loadMutant'
import { mutants } from './mutants'

/** Fixed, so that a mutant that is found once is found always. */
const SEED = 20260305

/** Most mutants fall at once: every law gets a quick look before any gets a long one. */
const ROUNDS = [12, 150]

let directory = ''
let sources: ReadonlyMap<string, string>
let modules: ReadonlyMap<string, string>

beforeAll(async () => {
  directory = await mkdtemp(pathOf(tmpdir(), 'progress-mutants-'))

  sources = await readSources()
  modules = await compile(sources)
})

afterAll(() => rm(directory, { recursive: true, force: true }))

/** Under `node_modules`, so that Node loads the modules itself: the test runner would transform each once more. */
function folder(name: string): string {
  return pathOf(directory, 'node_modules', name)
}

/** The first law that the implementation breaks. */
function brokenLaw(implementation: Implementation): string | undefined {
  for (const runs of ROUNDS) {
    const broken = laws.find((law) =>
      isBroken(() => law.check(implementation, { runs, seed: SEED, endOnFailure: true })),
    )
    if (broken !== undefined) return broken.name
  }
  return undefined
}

function isBroken(check: () => void): boolean {
  try {
    check()
    return false
  } catch (error) {
    // A mutant that can't even run proves nothing about the laws.
    if (/ReferenceError|SyntaxError/.test(String(error))) throw error
    return true
  }
}

describe('the laws notice when progress is weakened', () => {
  test('the unweakened copy keeps them all', async () => {
    expect(brokenLaw(await load(modules, folder('original')))).toBeUndefined()
  }, 60_000)

  for (const [index, mutant] of mutants.entries()) {
    test(mutant.harm, async () => {
      const code = await compiled(mutant.file, weakened(sources, mutant))
      const implementation = await load(new Map([...modules, [mutant.file, code]]), folder(String(index)))
      expect(brokenLaw(implementation)).toBeDefined()
    }, 60_000)
  }
})
