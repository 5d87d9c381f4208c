import 'fake-indexeddb/auto'
import { Dexie } from 'dexie'
import * as fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { canonicalText } from '../../../src/core/progress/json'
import type { ProgressDocument } from '../../../src/core/progress/document'
import { type PickedFile } from '../../../src/core/progress/file/backupFile'
import type { LearnerId } from '../../../src/core/progress/ids'
import { completedLessons } from '../../../src/core/progress/lessons'
import { startOver } from '../../../src/core/progress/epochs'
import { isFileWhole } from '../../../src/data/store/backupFile'
import { learnerDatabaseName } from '../../../src/data/store/learnerDatabase'
import type { OpenedLearnerStore } from '../../../src/data/store/learnerStore'
import { fileOf, hostileBackups } from '../../core/progress/file/hostileBackups'
import { doneBy } from '../../core/progress/samples'
import { changeDocument, failingPuts, lookInto, rowOf } from './faultyStorage'
import { newLearner, openTestStore, SAVING, SAVING_1, SAVING_2 } from './openTestStore'
import { backupFilesOf, fileWith, offered } from './backupFileSamples'

afterEach(() => {
  vi.restoreAllMocks()
})

const SECTIONS = { notes: [{ key: 'saving_1', turn: 1, value: 'ask at the bank' }] }

describe('a backup file of a learner', () => {
  it('restores everything on an empty device', async () => {
    const { store, learnerId } = await learner()
    await store.finishQuiz({ moduleId: SAVING, score: 80, passed: true })
    await store.setDisplayName('Ada')
    const document = await store.progress()
    const file = await exported(store)
    const { deviceId } = await rowOf(learnerId)
    store.close()
    await Dexie.delete(learnerDatabaseName(learnerId))

    const empty = await openTestStore({ learnerId })
    const offer = await offered(empty, file)
    expect(offer).toMatchObject({ way: 'join', isOwn: true, isNothingNew: false, staysInFile: [] })
    expect(offer.holds).toEqual({ lessons: 1, quizzes: 1, points: 150 })
    expect(offer.brings).toEqual(offer.holds)
    expect((await backupFilesOf(empty).accept(offer)).kind).toBe('saved')
    expect(await empty.progress()).toEqual(document)
    expect((await rowOf(learnerId)).deviceId).not.toBe(deviceId)
    expect((await empty.backup.state()).status).toMatchObject({ kind: 'saved-here' })
  })

  it('changes nothing until it is accepted, and works once', async () => {
    const { store: other } = await learner()
    await other.completeLesson(SAVING_2)
    const file = await exported(other)
    const { store, learnerId } = await learner()
    const before = await tablesOf(learnerId)
    const offer = await offered(store, file)
    expect(offer).toMatchObject({ way: 'replay', isOwn: false, brings: { lessons: 1, quizzes: 0, points: 50 } })
    expect(await tablesOf(learnerId)).toEqual(before)

    expect((await backupFilesOf(store).accept(offer)).kind).toBe('saved')
    const after = await tablesOf(learnerId)
    expect(await store.activity(1)).toMatchObject([{ kind: 'brought-in', subject: 'Ada', points: 50 }])
    expect((await backupFilesOf(store).accept(offer)).kind).toBe('unchanged')
    expect(await offered(store, file)).toMatchObject({ isNothingNew: true, brings: { lessons: 0, points: 0 } })
    expect(await tablesOf(learnerId)).toEqual(after)
  })

  it('opens only with its passphrase', async () => {
    const { store } = await learner()
    const file = await exported(store, 'seven patches')
    expect(await backupFilesOf(store).read(file)).toMatchObject({ kind: 'refused', reason: 'locked' })
    expect(await backupFilesOf(store).read(file, 'six')).toMatchObject({ kind: 'refused', reason: 'wrong-passphrase' })
    expect(await backupFilesOf(store).read(file, 'seven patches')).toMatchObject({ kind: 'offer', isNothingNew: true })
  })

  it('redoes no lesson that was undone since, and counts those', async () => {
    const { store } = await learner()
    const file = await exported(store)
    await store.undoLesson(SAVING_1)
    const offer = await offered(store, file)
    expect(offer).toMatchObject({ way: 'join', isNothingNew: true, takenBack: 1, brings: { lessons: 0 } })
    expect((await backupFilesOf(store).accept(offer)).kind).toBe('unchanged')
    expect(completedLessons(await store.progress())).toEqual([])
  })

  it('is replayed, not joined, when it is from before starting over', async () => {
    const { store, learnerId } = await learner()
    const file = await exported(store)
    await changeDocument(learnerId, (document) => doneBy(startOver(document as ProgressDocument)))
    await store.completeLesson(SAVING_2)
    const offer = await offered(store, file)
    expect(offer).toMatchObject({ way: 'replay', isOwn: true, brings: { lessons: 1 } })
    await backupFilesOf(store).accept(offer)
    const document = await store.progress()
    expect(document.epoch).toBe(1)
    expect(completedLessons(document)).toEqual([SAVING_1, SAVING_2])
  })

  it('is replayed into local progress when its ledger started over later', async () => {
    const { store, learnerId } = await learner()
    const later = { ...doneBy(startOver(await store.progress())), spentBefore: 3 }
    const offer = await offered(store, await fileWith({ document: later }))
    expect(offer.way).toBe('replay')
    await backupFilesOf(store).accept(offer)
    expect((await rowOf(learnerId)).document).toMatchObject({ epoch: 0, spentBefore: 3 })
    expect(completedLessons(await store.progress())).toEqual([SAVING_1])
  })

  it('needs a new yes when the ledger started over after the offer', async () => {
    const { store, learnerId } = await learner()
    const document = { ...(await store.progress()), spentBefore: 7 }
    const offer = await offered(store, await fileWith({ document, sections: SECTIONS }))
    expect(offer.way).toBe('join')
    await changeDocument(learnerId, (held) => doneBy(startOver(held as ProgressDocument)))
    await store.completeLesson(SAVING_2)
    const before = await tablesOf(learnerId)
    expect(await backupFilesOf(store).accept(offer)).toEqual({ kind: 'failed', reason: 'changed' })
    expect(await tablesOf(learnerId)).toEqual(before)
  })

  it('changes nothing when the device is full', async () => {
    const { store, learnerId } = await learner()
    const document = { ...(await store.progress()), spentBefore: 7 }
    const offer = await offered(store, await fileWith({ document, sections: SECTIONS }))
    const before = await tablesOf(learnerId)
    const broken = failingPuts(2)
    expect(await backupFilesOf(store).accept(offer)).toEqual({ kind: 'failed', reason: 'quota' })
    broken.mockRestore()
    expect(await tablesOf(learnerId)).toEqual(before)
    expect((await backupFilesOf(store).accept(offer)).kind).toBe('saved')
  })

  it('reports that it has only memory data when the database is gone', async () => {
    const { store, learnerId } = await learner()
    await Dexie.delete(learnerDatabaseName(learnerId))
    const made = await backupFilesOf(store).write('Ada')
    expect(made).toMatchObject({ kind: 'written', isWhole: false })
    store.close()
    const again = await openTestStore({ learnerId })
    await backupFilesOf(again).accept(await offered(again, fileOf(made.kind === 'written' ? made.text : '')))
    expect(completedLessons(await again.progress())).toEqual([SAVING_1])
  })
})

describe('a section that this version does not know', () => {
  it('is kept, and written to the next file', async () => {
    const { store, learnerId } = await learner()
    const document = await store.progress()
    const offer = await offered(store, await fileWith({ document, sections: SECTIONS }))
    expect(offer.isNothingNew).toBe(false)
    expect((await backupFilesOf(store).accept(offer)).kind).toBe('saved-beside')
    expect((await backupFilesOf(store).accept(offer)).kind).toBe('unchanged')
    store.close()
    const again = await openTestStore({ learnerId })
    expect((await offered(again, await exported(again))).backup.sections).toEqual(SECTIONS)
  })

  it('is the same for two files in any order', async () => {
    const section = fc.dictionary(fc.constantFrom('notes', 'tools'), fc.jsonValue({ maxDepth: 3 }))
    await fc.assert(
      fc.asyncProperty(section, section, async (one, two) => {
        const results = await Promise.all(
          [
            [one, two],
            [two, one],
          ].map(async (files) => {
            const { store } = await learner()
            const document = await store.progress()
            for (const sections of files) {
              const plain = JSON.parse(canonicalText(sections))
              await backupFilesOf(store).accept(await offered(store, await fileWith({ document, sections: plain })))
            }
            return canonicalText((await offered(store, await exported(store))).backup.sections)
          }),
        )
        expect(results[0]).toBe(results[1])
      }),
      { numRuns: 30 },
    )
  })

  it('comes from the person’s other ledger, and replaces nothing here', async () => {
    const { store } = await learner()
    await store.kept.keep('notes', SAVING_2, 'mine')
    await store.kept.keep('bookmarks', SAVING_1, true)
    await store.kept.keep('bookmarks', SAVING_1, null)
    const bookmarks = [{ key: SAVING_1, turn: 9, value: true }]
    const notes = [...SECTIONS.notes, { key: SAVING_2, turn: 9, value: 'of the other' }]
    const offer = await offered(store, await fileWith({ sections: { notes, bookmarks, later: 'x' } }))
    expect(offer).toMatchObject({ way: 'replay', isOwn: false, staysInFile: ['bookmarks', 'notes'] })
    await backupFilesOf(store).accept(offer)
    expect(await store.kept.items('notes')).toEqual([
      { key: SAVING_1, value: 'ask at the bank' },
      { key: SAVING_2, value: 'mine' },
    ])
    expect(await store.kept.items('bookmarks')).toEqual([])
    expect((await offered(store, await exported(store))).backup.sections).toMatchObject({ later: 'x' })
    expect(await offered(store, await fileWith({ sections: SECTIONS }))).toMatchObject({ staysInFile: [] })
  })
})

describe('whether the last file has everything', () => {
  const make = async (store: OpenedLearnerStore): Promise<void> => {
    const { made } = await backupFilesOf(store).write('Ada')
    await store.backupFile.noteMade(made)
  }
  const isWhole = async (store: OpenedLearnerStore) => isFileWhole(await store.backupFile.state())

  it('changes after a file with a lower turn or unknown data', async () => {
    const { store } = await learner()
    await store.kept.keep('notes', SAVING_1, 'mine')
    await store.kept.keep('notes', SAVING_2, 'mine too')
    const document = await store.progress()
    for (const sections of [{ bookmarks: [{ key: SAVING_1, turn: 1, value: true }] }, { later: 'x' }]) {
      await make(store)
      expect(await isWhole(store)).toBe(true)
      await backupFilesOf(store).accept(await offered(store, await fileWith({ document, sections })))
      expect(await isWhole(store)).toBe(false)
    }
  })

  it('depends on more than the turn, which ends at its maximum', async () => {
    const { store } = await learner()
    const document = await store.progress()
    const notes = [{ key: SAVING_1, turn: Number.MAX_SAFE_INTEGER, value: 'a' }]
    await backupFilesOf(store).accept(await offered(store, await fileWith({ document, sections: { notes } })))
    await make(store)
    await store.kept.keep('notes', SAVING_1, 'b')
    expect(await isWhole(store)).toBe(false)
  })
})

it('rejects every hostile file, and changes nothing', async () => {
  const { store, learnerId } = await learner()
  const before = await tablesOf(learnerId)
  const hostile = await hostileBackups()
  expect(hostile.length).toBeGreaterThanOrEqual(25)
  for (const { name, file, passphrase, reason } of hostile) {
    expect([name, await backupFilesOf(store).read(file, passphrase)]).toMatchObject([name, { kind: 'refused', reason }])
  }
  expect(await tablesOf(learnerId)).toEqual(before)
  expect(store.health()).toEqual({ kind: 'healthy' })
})

/** A learner who has completed one lesson. */
async function learner(): Promise<{ store: OpenedLearnerStore; learnerId: LearnerId }> {
  const learnerId = newLearner()
  const store = await openTestStore({ learnerId })
  await store.completeLesson(SAVING_1)
  return { store, learnerId }
}

async function exported(store: OpenedLearnerStore, passphrase?: string): Promise<PickedFile> {
  const made = await backupFilesOf(store).write('Ada', passphrase)
  expect(made).toMatchObject({ kind: 'written', isWhole: true })
  return fileOf(made.kind === 'written' ? made.text : '')
}

/** Returns all data in the learner's database. */
function tablesOf(learnerId: LearnerId) {
  return lookInto(learnerId, (database) => Promise.all(database.tables.map((table) => table.toArray())))
}
