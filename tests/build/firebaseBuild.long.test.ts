import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createContext, runInContext } from 'node:vm'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { builtLanguages } from '../../tools/build/builtLanguages'
import type { ChunkManifest } from '../../tools/build/chunkManifest'
import { entryKey, groupKey, withImports } from '../../tools/build/chunkManifest'
import { checkBudgets } from '../../tools/build/checkBudgets'
import { measureSite } from '../../tools/build/measureSite'
import { precacheFiles } from '../../tools/build/precacheFiles'
import { readSiteLists } from '../../tools/build/readSiteLists'
import { codeOfWorker as codeFile } from '../../tools/build/workerStart'
import { type BuiltSite, buildSite } from './buildSite'

/** The only host that every Firebase sign-in uses. */
const FIREBASE = 'identitytoolkit.googleapis.com'
const project = {
  VITE_FIREBASE_API_KEY: 'an-api-key',
  VITE_FIREBASE_AUTH_DOMAIN: 'ledger.example.org',
  VITE_FIREBASE_PROJECT_ID: 'a-project',
  VITE_FIREBASE_APP_ID: '1:2:web:3',
  // A build inside a test has no project unless it says that it isn't part of the test.
  VITEST: undefined,
}

let plain: BuiltSite
let configured: BuiltSite
beforeAll(async () => {
  const origin = 'https://ledger.example.org'
  ;[plain, configured] = await Promise.all([buildSite(origin), buildSite(origin, project)])
}, 300_000)
afterAll(() => {
  for (const built of [plain, configured]) built.remove()
})

const textOf = ({ dist }: BuiltSite, file: string): string => readFileSync(join(dist, file), 'latin1')
const filesOf = ({ dist }: BuiltSite): readonly string[] =>
  readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(dist.length + 1))
const filesWith = (built: BuiltSite, word: string) =>
  filesOf(built).filter((file) => textOf(built, file).includes(word))
const manifestOf = (built: BuiltSite): ChunkManifest => JSON.parse(textOf(built, '.vite/manifest.json'))
const codeOfWorker = (built: BuiltSite): string => textOf(built, codeFile(textOf(built, 'sw.js')))
const backupOf = (built: BuiltSite) => filesOf(built).filter((file) => file.startsWith('assets/backup-'))

it('lists the licenses of Firebase only in a build that has it', () => {
  const licenses = textOf(configured, 'licenses.txt')
  for (const name of ['@firebase/auth', '@firebase/firestore', 'firebase', 'idb'])
    expect(licenses).toMatch(new RegExp(`^${name} \\(`, 'm'))
  expect(textOf(plain, 'licenses.txt')).not.toContain('firebase')
})

it('builds with a project and without one', () => {
  expect([plain.status, configured.status]).toEqual([0, 0])
})

describe('without a project', () => {
  it('has no Firebase code, and no second worker script', () => {
    expect(filesWith(plain, FIREBASE)).toEqual([])
    expect(filesOf(plain).filter((file) => /firebase|backup-|startReplication/i.test(file))).toEqual([])
    expect(/importScripts|['"`]sync['"`]/.exec(codeOfWorker(plain))).toBeNull()
    expect(readSiteLists(plain.dist).facts.backup).toBeNull()
  })
})

describe('with a project', () => {
  it('bundles Firebase as one page script and one worker script', () => {
    // Pages name the host too, in their policy.
    const files = filesWith(configured, FIREBASE).filter((file) => file.endsWith('.js'))
    const languages = builtLanguages(configured.dist)
    expect(languages.map(({ tag }) => tag)).toEqual(['en', 'es'])
    for (const { part } of languages)
      expect(files.filter(part.has).toSorted()).toEqual([
        expect.stringMatching(/^assets\/backup-/),
        expect.stringMatching(/^assets\/openFirebaseInPage-/),
      ])
  })

  it('delays the request for Firebase until the screen is shown', () => {
    const manifest = manifestOf(configured)
    const firebase = manifest['src/data/firebase/openFirebaseInPage.ts']?.file ?? 'missing'
    const before = [groupKey(manifest, 'learner'), 'src/screens/lesson/LessonScreen.tsx', entryKey(manifest)]
      .flatMap((key) => withImports(manifest, key))
      .map((chunk) => chunk.file)
    expect(before.length).toBeGreaterThan(4)
    expect(before).not.toContain(firebase)
    const pages = filesOf(configured).filter((file) => file.endsWith('.html'))
    expect(pages.filter((file) => textOf(configured, file).includes(firebase))).toEqual([])
  })

  it('caches page scripts for offline; the browser keeps worker scripts', () => {
    const kept = precacheFiles(configured.dist).map(({ file }) => file)
    expect(kept).toContain(manifestOf(configured)['src/data/firebase/openFirebaseInPage.ts']?.file)
    expect(kept.filter((file) => file.includes('backup-'))).toEqual([])
  })

  it('has a second script that the worker names but doesn’t include', () => {
    const named = readSiteLists(configured.dist).facts.backup
    expect(named).toMatch(/^\/assets\/backup-[\w-]{8}\.js$/)
    expect([named]).toEqual(backupOf(configured).map((file) => `/${file}`))
    expect(/importScripts/.exec(codeOfWorker(configured))).not.toBeNull()
    expect(/@firebase|identitytoolkit|MissingAPIError/.exec(codeOfWorker(configured))).toBeNull()
  })

  it('has a second script that only exports its start function', () => {
    const touched: string[] = []
    const global = new Proxy(
      {},
      {
        get: (target, name) => {
          if (name !== 'self' && !Reflect.has(target, name)) touched.push(String(name))
          return name === 'self' ? global : Reflect.get(target, name)
        },
        has: () => true,
      },
    ) as { readonly openBackup?: unknown }
    const url = readSiteLists(configured.dist).facts.backup ?? ''
    runInContext(textOf(configured, url.slice(1)), createContext(global))
    expect(typeof global.openBackup).toBe('function')
    expect(touched).toEqual([])
  })

  it('stays within its budgets', () => {
    const measured = measureSite({
      dist: configured.dist,
      read: (file) => readFileSync(join(configured.dist, file)),
      brotli: (bytes) => brotliCompressSync(bytes).length,
      gzip: (bytes) => gzipSync(bytes, { level: 9 }).length,
    })
    expect(checkBudgets(measured).flatMap(({ problems }) => problems)).toEqual([])
  })
})
