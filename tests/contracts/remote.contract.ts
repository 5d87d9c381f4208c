import { beforeEach, describe, expect, it, vi } from 'vitest'
import { canonicalText } from '../../src/core/progress/json'
import type { ProgressDocument } from '../../src/core/progress/document'
import { isLessonComplete, undoLesson } from '../../src/core/progress/lessons'
import { displayNameOf, setDisplayName } from '../../src/core/progress/profile'
import { startOver } from '../../src/core/progress/epochs'
import type { Remote } from '../../src/data/replication/Remote'
import { doneBy, fresh, lesson, OWNER } from '../core/progress/samples'
import { completed, exchange, exchanged, signal } from './remoteSamples'

/** One account at the service, with nothing in it. */
export interface RemoteHarness {
  /** A client of the account: another device, or another tab. */
  client(): Remote
  /** The progress document as it is stored; undefined without one. */
  stored(): Promise<unknown>
  /** Stores a progress document without any check. */
  store(document: unknown): Promise<void>
  /** The number of commits by all clients so far. */
  writes(): number
  /** Runs `work` once, after the next exchange of `client` has read and before it commits. */
  beforeCommit(client: Remote, work: () => Promise<void>): void
  /** The fault that the next call of `client` has. */
  fail(client: Remote, how: 'lost-request' | 'lost-answer' | 'signed-out' | 'refused'): void
}

const L1 = lesson('saving_1')
const L2 = lesson('saving_2')
const L3 = lesson('credit_1')
const NEWER = { format: 2, owner: OWNER, epoch: 0, invented: { a: 1 } }

/** The rules for every adapter of the remote port. `make` returns a fresh account of the owner of the samples. */
export function remoteContract(name: string, make: () => Promise<RemoteHarness>): void {
  describe(`the remote port: ${name}`, () => {
    let at: RemoteHarness
    beforeEach(async () => {
      at = await make()
    })

    it('has nothing at first', async () => {
      expect(await at.client().pull(signal())).toEqual({ kind: 'pulled', remote: undefined })
    })

    it('keeps the first document complete', async () => {
      const local = completed(fresh(), L1, L2)
      expect(exchanged(await exchange(at.client(), local))).toEqual({ joined: local, wrote: true })
      expect(canonicalText(await at.stored())).toBe(canonicalText(local))
      expect(await at.client().pull(signal())).toEqual({ kind: 'pulled', remote: local, document: local })
    })

    it('keeps a document without progress', async () => {
      expect(exchanged(await exchange(at.client(), fresh())).wrote).toBe(true)
      expect(await at.client().pull(signal())).toEqual({ kind: 'pulled', remote: fresh(), document: fresh() })
    })

    it('merges the progress of two devices, and gives it to both', async () => {
      const [phone, tablet] = [completed(fresh(), L1), completed(fresh(), L2, 'tablet')]
      await exchange(at.client(), phone)
      const { joined, wrote } = exchanged(await exchange(at.client(), tablet))
      expect([isLessonComplete(joined, L1), isLessonComplete(joined, L2), wrote]).toEqual([true, true, true])
      expect(exchanged(await exchange(at.client(), phone))).toEqual({ joined, wrote: false })
    })

    it('accepts an undo, a second quiz result and a new name', async () => {
      const client = at.client()
      const before = named(completed(fresh(), L1, L2), 'Ada')
      await exchange(client, before)
      const after = named(doneBy(undoLesson(before, { lessonId: L1 })), 'Ada Lovelace')
      await exchange(client, after)
      expect(canonicalText(await at.stored())).toBe(canonicalText(after))
      expect(displayNameOf(exchanged(await exchange(at.client(), before)).joined)).toBe('Ada Lovelace')
    })

    it('writes nothing when there is nothing new', async () => {
      const client = at.client()
      const local = completed(fresh(), L1)
      await exchange(client, local)
      const before = at.writes()
      expect(exchanged(await exchange(client, local)).wrote).toBe(false)
      expect(exchanged(await exchange(at.client(), fresh())).wrote).toBe(false)
      expect(at.writes()).toBe(before)
    })

    it('loses nothing when another device writes between read and commit', async () => {
      const [phone, tablet] = [at.client(), at.client()]
      await exchange(phone, completed(fresh(), L1))
      at.beforeCommit(phone, async () => void (await exchange(tablet, completed(fresh(), L2, 'tablet'))))
      const { joined } = exchanged(await exchange(phone, completed(fresh(), L1, L3)))
      for (const id of [L1, L2, L3]) expect(isLessonComplete(joined, id)).toBe(true)
      expect(canonicalText(await at.stored())).toBe(canonicalText(joined))
    })

    it('loses nothing when two devices create the document at once', async () => {
      const [phone, tablet] = [at.client(), at.client()]
      at.beforeCommit(phone, async () => void (await exchange(tablet, completed(fresh(), L2, 'tablet'))))
      await exchange(phone, completed(fresh(), L1))
      const { joined } = exchanged(await exchange(tablet, fresh()))
      expect([isLessonComplete(joined, L1), isLessonComplete(joined, L2)]).toEqual([true, true])
    })

    describe('a higher epoch', () => {
      const old = completed(fresh(), L1)
      const begunAgain = doneBy(startOver(old))

      it('replaces the remote progress after this device has saved it', async () => {
        await exchange(at.client(), old)
        let storedWhenKept: unknown
        const setAside = vi.fn(async () => {
          storedWhenKept = await at.stored()
        })
        const { joined } = exchanged(await exchange(at.client(), begunAgain, setAside))
        expect(setAside.mock.calls).toEqual([[old]])
        expect(canonicalText(storedWhenKept)).toBe(canonicalText(old))
        expect(joined).toEqual(begunAgain)
        expect(canonicalText(await at.stored())).toBe(canonicalText(begunAgain))
      })

      it('sets nothing aside when there was no progress', async () => {
        await exchange(at.client(), fresh())
        const setAside = vi.fn(() => Promise.resolve())
        await exchange(at.client(), doneBy(startOver(fresh())), setAside)
        expect(setAside).not.toHaveBeenCalled()
      })

      it('is not written when the earlier progress could not be saved', async () => {
        await exchange(at.client(), old)
        const setAside = () => Promise.reject(new Error('The disk is full.'))
        const result = await exchange(at.client(), begunAgain, setAside).catch(() => undefined)
        expect(result?.kind).not.toBe('exchanged')
        expect(canonicalText(await at.stored())).toBe(canonicalText(old))
      })

      it('replaces an old device’s progress and keeps its name', async () => {
        await exchange(at.client(), begunAgain)
        const { joined } = exchanged(await exchange(at.client(), named(completed(old, L2), 'Ada')))
        expect([joined.epoch, isLessonComplete(joined, L2), displayNameOf(joined)]).toEqual([1, false, 'Ada'])
      })

      it('is pulled for the first merge', async () => {
        await exchange(at.client(), begunAgain)
        expect(await at.client().pull(signal())).toMatchObject({ kind: 'pulled', remote: { epoch: 1 } })
      })
    })

    it('keeps unknown fields and entries', async () => {
      const newer = { ...completed(fresh(), L1), reflections: { saving_1: ['first'] } }
      await at.store({ ...newer, quizzes: { saving: { attempts: { phone: 1 }, hints: { later: true } } } })
      await exchange(at.client(), completed(fresh(), L2, 'tablet'))
      expect(await at.stored()).toMatchObject({
        reflections: { saving_1: ['first'] },
        quizzes: { saving: { attempts: { phone: 1 }, hints: { later: true } } },
        lessons: { saving_1: { phone: 1 }, saving_2: { tablet: 1 } },
      })
    })

    it('answers outdated for a newer document, and leaves it unchanged', async () => {
      await at.store(NEWER)
      expect(await at.client().pull(signal())).toEqual({ kind: 'outdated', minimum: 2 })
      expect(await exchange(at.client(), completed(fresh(), L1))).toEqual({ kind: 'outdated', minimum: 2 })
      expect(canonicalText(await at.stored())).toBe(canonicalText(NEWER))
    })

    it.each<[string, unknown]>([
      ['of another owner', { ...fresh(), owner: 'somebodyElse' }],
      ['that is no map', 'torn'],
    ])('leaves a document %s unchanged', async (_case, document) => {
      await at.store(document)
      expect(await at.client().pull(signal())).toMatchObject({ kind: 'refused' })
      expect(await exchange(at.client(), completed(fresh(), L1))).toMatchObject({ kind: 'refused' })
      expect(canonicalText(await at.stored())).toBe(canonicalText(document))
    })

    it('normalizes a damaged document on reading', async () => {
      await at.store({ owner: OWNER, epoch: -3, lessons: { saving_1: { phone: 1 }, 'no id': 4 }, days: 'x' })
      const { joined } = exchanged(await exchange(at.client(), fresh()))
      expect(joined).toMatchObject({ format: 1, epoch: 0, lessons: { saving_1: { phone: 1 } }, days: {} })
    })

    describe('a deleted account', () => {
      const local = completed(fresh(), L1)

      it.each([
        ['with a document', local],
        ['without one', undefined],
      ])('%s leaves only its deletion mark, and every client reports it', async (_case, before) => {
        if (before !== undefined) await exchange(at.client(), before)
        expect(await at.client().erase(signal())).toEqual({ kind: 'erased' })
        expect(await at.stored()).toBeUndefined()
        expect(await at.client().pull(signal())).toEqual({ kind: 'deleted' })
        expect(await exchange(at.client(), completed(fresh(), L2, 'tablet'))).toEqual({ kind: 'deleted' })
        expect(await at.stored()).toBeUndefined()
      })

      it('is never restored by a device that read it before the deletion', async () => {
        const phone = at.client()
        await exchange(phone, local)
        at.beforeCommit(phone, async () => void (await at.client().erase(signal())))
        const writes = at.writes()
        expect(await exchange(phone, completed(local, L2))).toEqual({ kind: 'deleted' })
        expect(await at.stored()).toBeUndefined()
        expect(at.writes() - writes).toBeLessThanOrEqual(1)
      })

      it('may be deleted twice', async () => {
        await at.client().erase(signal())
        const writes = at.writes()
        expect(await at.client().erase(signal())).toEqual({ kind: 'erased' })
        expect(at.writes()).toBe(writes)
      })

      it('is reported when the learner is signed out', async () => {
        await at.client().erase(signal())
        const client = at.client()
        at.fail(client, 'signed-out')
        expect(await exchange(client, local)).toEqual({ kind: 'deleted' })
        at.fail(client, 'signed-out')
        expect(await client.pull(signal())).toEqual({ kind: 'deleted' })
      })

      it('survives a lost request, but not a request whose answer was lost', async () => {
        const client = at.client()
        await exchange(client, local)
        at.fail(client, 'lost-request')
        expect(await client.erase(signal())).toEqual({ kind: 'offline' })
        expect(exchanged(await exchange(client, local)).wrote).toBe(false)
        at.fail(client, 'lost-answer')
        expect(await client.erase(signal())).toEqual({ kind: 'offline' })
        expect(await exchange(client, local)).toEqual({ kind: 'deleted' })
        expect(await client.erase(signal())).toEqual({ kind: 'erased' })
      })
    })

    describe('faults', () => {
      const local = completed(fresh(), L1)

      it('writes nothing when the request is lost', async () => {
        const client = at.client()
        at.fail(client, 'lost-request')
        expect(await exchange(client, local)).toEqual({ kind: 'offline' })
        expect(await at.stored()).toBeUndefined()
      })

      it('has written when the answer is lost, and finds nothing new', async () => {
        const client = at.client()
        at.fail(client, 'lost-answer')
        expect(await exchange(client, local)).toEqual({ kind: 'offline' })
        expect(canonicalText(await at.stored())).toBe(canonicalText(local))
        expect(exchanged(await exchange(client, local))).toEqual({ joined: local, wrote: false })
      })

      it.each(['signed-out', 'refused'] as const)('reports %s, writes nothing, and recovers later', async (how) => {
        const client = at.client()
        at.fail(client, how)
        expect(await exchange(client, local)).toMatchObject({ kind: how })
        expect(await at.stored()).toBeUndefined()
        at.fail(client, how)
        expect(await client.pull(signal())).toMatchObject({ kind: how })
        expect(exchanged(await exchange(client, local)).wrote).toBe(true)
      })
    })
  })
}

function named(document: ProgressDocument, name: string): ProgressDocument {
  return doneBy(setDisplayName(document, name))
}
