import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { storageName, storageNameUnder } from '../../src/platform/storageName'
import { storageDoors, storageNamesIn } from '../../tools/rooms/storageDoors'

/** Names that a module receives, or that a library chose. Everything else is made with `storageName`. */
const GIVEN: Readonly<Record<string, string>> = {
  'src/data/firebase/emptyHeartbeats.ts DATABASE': 'Firebase chose it, and counts only its own use.',
  'src/data/store/foundDatabase.ts name': 'It gets the names of learners and books.',
  'src/data/store/letGoOnLeave.ts name': 'It opens what Dexie opens.',
  'src/data/store/removeLearner.ts name': 'It gets the names of learners and books.',
  'src/platform/window/installing.ts key': 'It stands for local storage.',
  'src/platform/window/readStoredJson.ts key': 'Its callers are checked.',
  'src/platform/window/writeStored.ts key': 'Its callers are checked.',
  'sw/ownLists.ts precacheName(origin)': 'It is the same name.',
  'sw/precache.ts cacheName': 'It is the name that Workbox chose, with the folder of the worker.',
  'sw/rescue.ts name': 'It deletes the caches that `ownCaches` lists.',
}

const modules = ['src', 'sw'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/u.test(file))
    .map((file) => ({ file: `${folder}/${file}`, text: readFileSync(`${folder}/${file}`, 'utf8') })),
)
const names = new Set(modules.flatMap(({ text }) => storageNamesIn(text)))

/** Whether the argument is a call of `storageName`, or of something that is declared with it. */
const isMade = (argument: string): boolean => {
  const [, called = ''] = /^(\w+)(?:\(|$)/u.exec(argument) ?? []
  return called === 'storageName' || names.has(called)
}

describe('storage of an origin', () => {
  it('is named by one function only', () => {
    const others = modules.flatMap(({ file, text }) =>
      storageDoors(file, text)
        .filter((name) => !isMade(name))
        .map((name) => `${file} ${name}`),
    )
    expect([...new Set(others)].toSorted()).toEqual(Object.keys(GIVEN).toSorted())
  })

  it.each([
    ["new Dexie('notes')", "'notes'"],
    ['const there = await Dexie.exists(`notes-${id}`)', '`notes-${id}`'],
    ["await caches.open('notes')", "'notes'"],
    ["indexedDB.deleteDatabase('notes')", "'notes'"],
    ["new BroadcastChannel('notes')", "'notes'"],
    ["navigator.locks.request('notes', work)", "'notes'"],
    ["window.localStorage.getItem('notes')", "'notes'"],
    ["place().setItem('notes', text)", "'notes'"],
    ["writeStored('notes', text)", "'notes'"],
  ])('is found where it is planted: %s', (planted, name) => {
    expect(storageDoors('planted.ts', planted)).toEqual([name])
    expect(isMade(name)).toBe(false)
  })

  it('is at the root what learners’ devices already have', () => {
    const kept = ['device', 'learner-maya', 'class-0a', 'lessons', 'rescue', 'hand-in', 'ledger-learner', '[DEFAULT]']
    expect(kept.map(storageName)).toEqual(kept)
    expect(kept.map((name) => storageNameUnder('/', name))).toEqual(kept)
  })

  it('is nothing that a site in another folder has', () => {
    const folders = ['/', '/learn/', '/learn/learner-/', '/learner-/', '/a/learn/']
    const prefixes = folders.map((folder) => storageNameUnder(folder, 'learner-'))
    const all = folders.map((folder) => storageNameUnder(folder, 'learner-maya'))
    for (const [at, prefix] of prefixes.entries())
      expect(all.filter((name) => name.startsWith(prefix))).toEqual([all[at]])
    expect(all[1]).toBe('/learn/:learner-maya')
  })
})
