import { beforeEach, describe, expect, it, vi } from 'vitest'
import { isLessonComplete } from '../../src/core/progress/lessons'
import { displayNameOf } from '../../src/core/progress/profile'
import { startOver } from '../../src/core/progress/epochs'
import { doneBy, fresh, lesson } from '../core/progress/samples'
import type { RemoteHarness } from './remote.contract'
import { completed, exchange, exchanged, passedQuiz } from './remoteSamples'

/** An account whose document the earlier site reads and writes too. */
export interface UserDocumentHarness extends RemoteHarness {
  /** The fields of the user profile (contract, section 3.1) as they are stored. */
  fields(): Promise<Readonly<Record<string, unknown>> | undefined>
  /** Writes as the earlier site does: it merges fields, without any precondition. */
  merge(fields: Readonly<Record<string, unknown>>): Promise<void>
}

const EARLIER = {
  email: 'ada@example.org',
  displayName: 'Ada',
  photoURL: null,
  completedConcepts: ['saving_1'],
  completedQuizzes: ['saving_quiz:85'],
  certificates: ['saving'],
  totalPoints: 0,
  learningStreak: 2,
  unlockedModules: ['credit'],
  redeemedPoints: 100,
  joinDate: '2025-06-01T00:00:00.000Z',
  updatedAt: '2026-02-20T09:00:00.000Z',
}

/** The rules for every remote that keeps the user profile of contract, section 3.1. */
export function earlierSiteContract(name: string, make: () => Promise<UserDocumentHarness>): void {
  describe(`beside the earlier site: ${name}`, () => {
    let at: UserDocumentHarness
    beforeEach(async () => {
      at = await make()
    })

    it('treats a document without sync as epoch 0, and merges it completely', async () => {
      await at.merge(EARLIER)
      expect(await at.client().pull(new AbortController().signal)).toMatchObject({
        kind: 'pulled',
        remote: undefined,
        document: { epoch: 0, lessons: { saving_1: { legacy: 1 } }, quizzes: { saving: { best: { score: 85 } } } },
      })
      const { joined, wrote } = exchanged(await exchange(at.client(), completed(fresh(), 'saving_2')))
      expect(wrote).toBe(true)
      expect([isLessonComplete(joined, lesson('saving_1')), displayNameOf(joined)]).toEqual([true, 'Ada'])
      expect(await at.fields()).toMatchObject({
        completedConcepts: ['saving_1', 'saving_2'],
        completedQuizzes: ['saving_quiz:85'],
        certificates: ['saving'],
        unlockedModules: ['credit'],
        redeemedPoints: 100,
        totalPoints: 100,
        displayName: 'Ada',
        joinDate: '2025-06-01T00:00:00.000Z',
      })
    })

    it('keeps the earlier site’s quiz in place, and reads both forms', async () => {
      await at.merge({ ...EARLIER, completedQuizzes: ['saving_quiz:85', 'credit:60'] })
      const { joined } = exchanged(await exchange(at.client(), fresh()))
      expect(await at.fields()).toMatchObject({ completedQuizzes: ['credit_quiz:60', 'saving_quiz:85'] })
      expect(exchanged(await exchange(at.client(), joined))).toEqual({ joined, wrote: false })
    })

    it('writes the fields of the user profile too', async () => {
      await exchange(at.client(), completed(fresh(), 'saving_1'))
      expect(await at.fields()).toMatchObject({
        completedConcepts: ['saving_1'],
        completedQuizzes: [],
        certificates: [],
        unlockedModules: [],
        redeemedPoints: 0,
        totalPoints: 50,
        learningStreak: 1,
        joinDate: fresh().joinedOn,
      })
    })

    it('merges additions of the earlier site in epoch 0 on every device', async () => {
      await exchange(at.client(), completed(fresh(), 'saving_1'))
      await at.merge({ completedConcepts: ['saving_1', 'saving_2'], completedQuizzes: ['saving:60'] })
      const { joined, wrote } = exchanged(await exchange(at.client(), fresh()))
      expect([joined.lessons, wrote]).toEqual([{ saving_1: { phone: 1 }, saving_2: { legacy: 1 } }, true])
      expect(joined.quizzes).toEqual({
        saving: { latest: { turn: 0, score: 60, at: '' }, best: { score: 60, at: '' } },
      })
      expect(exchanged(await exchange(at.client(), completed(fresh(), 'saving_1')))).toEqual({ joined, wrote: false })
    })

    it('uses the earlier site’s new quiz result, and ignores an old page', async () => {
      const first = passedQuiz(fresh(), 55)
      await exchange(at.client(), first)
      await at.merge({ completedQuizzes: ['saving_quiz:95'] })
      const { joined } = exchanged(await exchange(at.client(), first))
      expect(joined.quizzes).toMatchObject({ saving: { latest: { score: 95 }, best: { score: 95 } } })
      expect(await at.fields()).toMatchObject({ completedQuizzes: ['saving_quiz:95'] })
      const second = passedQuiz(joined, 80)
      await exchange(at.client(), second)
      for (const old of [55, 95]) {
        await at.merge({ completedConcepts: ['saving_1'], completedQuizzes: [`saving_quiz:${old}`] })
        const after = exchanged(await exchange(at.client(), second)).joined
        expect(after.quizzes).toMatchObject({ saving: { latest: { score: 80 }, best: { score: 95 } } })
        expect(await at.fields()).toMatchObject({ completedQuizzes: ['saving_quiz:80'] })
      }
    })

    it('sets aside the earlier site’s retaken quiz in a later epoch', async () => {
      const local = passedQuiz(doneBy(startOver(fresh())), 55)
      await exchange(at.client(), local)
      await at.merge({ completedQuizzes: ['saving_quiz:40'] })
      const setAside = vi.fn(async (_document: unknown) => {})
      expect(exchanged(await exchange(at.client(), local, setAside))).toEqual({ joined: local, wrote: true })
      expect(setAside.mock.calls).toMatchObject([[{ quizzes: { saving: { latest: { score: 40 } } } }]])
      expect(await at.fields()).toMatchObject({ completedQuizzes: ['saving_quiz:55'] })
    })

    it('restores what the earlier site removed, and its view of points', async () => {
      const local = completed(fresh(), 'saving_1')
      await exchange(at.client(), local)
      await at.merge({ completedConcepts: [], totalPoints: 0 })
      expect(exchanged(await exchange(at.client(), local))).toEqual({ joined: local, wrote: true })
      expect(await at.fields()).toMatchObject({ completedConcepts: ['saving_1'], totalPoints: 50 })
    })

    it('does not write when only points or streak differ', async () => {
      const local = completed(fresh(), 'saving_1')
      await exchange(at.client(), local)
      await at.merge({ totalPoints: 7, learningStreak: 9, lastLogin: '2026-03-03T09:00:00.000Z' })
      const before = at.writes()
      expect(exchanged(await exchange(at.client(), local)).wrote).toBe(false)
      expect(at.writes()).toBe(before)
    })

    it('sets aside additions to a later epoch before removing them', async () => {
      const local = doneBy(startOver(completed(fresh(), 'saving_1')))
      await exchange(at.client(), local)
      await at.merge({ completedConcepts: ['saving_1', 'saving_2'], unlockedModules: ['credit'], redeemedPoints: 800 })
      let listed: unknown
      const setAside = vi.fn(async (_document: unknown) => {
        listed = (await at.fields())?.['completedConcepts']
      })
      const { joined, wrote } = exchanged(await exchange(at.client(), local, setAside))
      expect([joined, wrote]).toEqual([local, true])
      expect(setAside.mock.calls.map(([document]) => document)).toMatchObject([
        { lessons: { saving_1: { legacy: 1 }, saving_2: { legacy: 1 } }, unlocks: { credit: 0 } },
      ])
      expect(listed).toEqual(['saving_1', 'saving_2'])
      expect(await at.fields()).toMatchObject({ completedConcepts: [], unlockedModules: [], redeemedPoints: 0 })
    })

    it('keeps unknown fields', async () => {
      await at.merge({ ...EARLIER, favouriteColour: 'blue' })
      await exchange(at.client(), fresh())
      await exchange(at.client(), completed(fresh(), 'saving_2'))
      expect(await at.fields()).toMatchObject({ favouriteColour: 'blue' })
    })
  })
}
