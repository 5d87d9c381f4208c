import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join as pathOf } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { compiled, load, type LoadedClaims, readSources, type Sources, weakened } from './loadMutant'
import { mutants } from './mutants'

/** Fixed, so that a mutant that is found once is found always. */
const SEED = 20260305

/** Most mutants fall at once: every claim gets a quick look before any gets a long one. */
const ROUNDS = [6, 100]

let directory = ''
let sources: Sources
let modules: ReadonlyMap<string, string>

beforeAll(async () => {
  directory = await mkdtemp(pathOf(tmpdir(), 'replication-mutants-'))
  sources = await readSources()
  const codes = [...sources].map(async ([file, source]) => [file, await compiled(file, source)] as const)
  modules = new Map(await Promise.all(codes))
})

afterAll(() => rm(directory, { recursive: true, force: true }))

/** Under `node_modules`, so that Node loads the modules itself: the test runner would transform each once more. */
function folder(name: string): string {
  return pathOf(directory, 'node_modules', name)
}

/** The first claim that does not hold. */
async function brokenClaim({ claims, make }: LoadedClaims): Promise<string | undefined> {
  for (const runs of ROUNDS) {
    for (const claim of claims) {
      const error: unknown = await claim
        .check(make, { runs, seed: SEED, endOnFailure: true })
        .catch((it: unknown) => it)
      // A mutant that can't even run proves nothing about the claims.
      if (/ReferenceError|SyntaxError/.test(String(error))) throw error
      if (error !== undefined) return claim.name
    }
  }
  return undefined
}

describe('the claims notice when replication is weakened', () => {
  test('the unweakened copy keeps them all', async () => {
    expect(await brokenClaim(await load(modules, folder('original')))).toBeUndefined()
  }, 120_000)

  for (const [index, mutant] of mutants.entries()) {
    test(mutant.harm, async () => {
      const code = await compiled(mutant.file, weakened(sources, mutant))
      const claims = await load(new Map([...modules, [mutant.file, code]]), folder(String(index)))
      expect(await brokenClaim(claims)).toBeDefined()
    }, 120_000)
  }
})
