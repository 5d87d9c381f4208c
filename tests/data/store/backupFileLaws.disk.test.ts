import 'fake-indexeddb/auto'
import { Dexie } from 'dexie'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonicalText, ownKeys } from '../../../src/core/progress/json'
import type { ProgressDocument } from '../../../src/core/progress/document'
import type { LearnerId } from '../../../src/core/progress/ids'
import { join } from '../../../src/core/progress/join'
import { completedLessons } from '../../../src/core/progress/lessons'
import { bestResult } from '../../../src/core/progress/quizzes'
import { settled } from '../../../src/data/store/settled'
import { learnerDatabaseName } from '../../../src/data/store/learnerDatabase'
import { peerDocument } from '../../core/progress/arbitraries'
import { original } from '../../core/progress/implementation'
import { OWNER } from '../../core/progress/samples'
import { newLearner } from './openTestStore'
import { backupFilesOf, emptyDevice, fileWith, offered } from './backupFileSamples'

describe('any progress of a learner', () => {
  it('is restored equal on an empty device', async () => {
    await fc.assert(
      fc.asyncProperty(peerDocument(original), fc.nat(3), async (made, epoch) => {
        const { document: empty, store } = await emptyDevice()
        // The day on which the empty device was set up is known, and replaces an unknown one.
        const document = { ...made, epoch, joinedOn: empty.joinedOn, owner: empty.owner }
        const offer = await offered(store, await fileWith({ document }))
        expect(offer.way).toBe('join')
        await backupFilesOf(store).accept(offer)
        expect(canonicalText(await store.progress())).toBe(canonicalText(settled(document, undefined)))
        store.close()
      }),
      { numRuns: 60 },
    )
  })

  it('joins to one ledger from copies imported in any order', async () => {
    const copies = fc.array(peerDocument(original), { minLength: 2, maxLength: 3 })
    await fc.assert(
      fc.asyncProperty(copies, async (documents) => {
        const learnerId = newLearner()
        const there = await importedIn(learnerId, documents, 1)
        const back = await importedIn(learnerId, [...documents].reverse(), 1)
        expect(there.ways).toEqual(documents.map(() => 'join'))
        expect(canonicalText(there.document)).toBe(canonicalText(back.document))
        const joined = documents.map((document) => ({ ...document, owner: learnerId })).reduce(join)
        expect(canonicalText(join(there.document, joined))).toBe(canonicalText(there.document))
      }),
      { numRuns: 40 },
    )
  })

  it('is replayed to the same lessons and best results, in any order', async () => {
    const others = fc.array(peerDocument(original), { minLength: 2, maxLength: 3 })
    await fc.assert(
      fc.asyncProperty(others, async (documents) => {
        const there = await importedIn(newLearner(), documents)
        const back = await importedIn(newLearner(), [...documents].reverse())
        expect(there.ways).toEqual(documents.map(() => 'replay'))
        for (const { document, outcomes } of [there, back]) {
          expect(outcomes).not.toContain('refused')
          expect(completedLessons(document)).toEqual([...new Set(documents.flatMap(completedLessons))].sort())
          expect(bestsOf(document)).toEqual(bestsOf(...documents))
        }
      }),
      { numRuns: 40 },
    )
  })
})

/** Imports files into an empty ledger of this learner; with `epoch`, of the learner's own documents. */
async function importedIn(learnerId: LearnerId, documents: readonly ProgressDocument[], epoch?: number) {
  await Dexie.delete(learnerDatabaseName(learnerId))
  const { store } = await emptyDevice(learnerId)
  const ways: string[] = []
  const outcomes: string[] = []
  for (const document of documents) {
    const own = { ...document, owner: epoch === undefined ? OWNER : learnerId, epoch: epoch ?? 0 }
    const offer = await offered(store, await fileWith({ document: own }))
    ways.push(offer.way)
    outcomes.push((await backupFilesOf(store).accept(offer)).kind)
  }
  const document = await store.progress()
  store.close()
  return { document, ways, outcomes }
}

/** Returns the best score of each module that has one. */
function bestsOf(...documents: readonly ProgressDocument[]): ReadonlyMap<string, number> {
  const bests = new Map<string, number>()
  for (const document of documents) {
    for (const id of ownKeys(document.quizzes)) {
      const best = bestResult(document, id)
      if (best !== undefined) bests.set(id, Math.max(bests.get(id) ?? 0, best.score))
    }
  }
  return bests
}
