import { beforeEach, describe, expect, it } from 'vitest'
import { hexOf } from '../../src/classroom/protocol/bytes'
import type { ClassCard } from '../../src/classroom/protocol/card/classCard'
import { senderHashOf } from '../../src/classroom/protocol/card/classId'
import type { Signer } from '../../src/classroom/protocol/ClassroomTools'
import { decodeEnvelope, type Envelope } from '../../src/classroom/protocol/envelope/envelope'
import { type DeletedRevision, signDeletion } from '../../src/classroom/protocol/relay/deletion'
import { type RelayAccess, signAccess } from '../../src/classroom/protocol/relay/relayAccess'
import { sealPlan } from '../../src/classroom/protocol/plan/sealPlan'
import type { Relay, RelayChanges } from '../../src/classroom/ports/Relay'
import { learnerSigner, type OpenedClass, openedClass, tools } from '../classroom/protocol/openedClass'
import { handedIn, MADE_AT } from '../classroom/protocol/reportSamples'
import { day, fresh } from '../core/progress/samples'

/** One relay with one class on it, and its clients. */
export interface RelayHarness {
  readonly teacher: Relay
  /** Returns a new device on every call. */
  learner(): Relay
  /** A client that is not admitted to the class. */
  stranger(): Relay
  /** Makes the relay forget a sender's report, as if it was restored from yesterday's backup. */
  lose(id: string): Promise<void>
  /** While on, the relay accepts writes and stores nothing. */
  lies(isLying: boolean): void
}

export interface RelayAbout {
  /** Whether the relay authenticates its clients. */
  readonly isGuarded?: boolean
}

/** The rules for every relay implementation. */
export function relayContract(
  name: string,
  open: (
    card: ClassCard,
    access: (access: RelayAccess, after: number) => Promise<Uint8Array<ArrayBuffer>>,
    deletion: (deleted: DeletedRevision) => Promise<Uint8Array<ArrayBuffer>>,
  ) => Promise<RelayHarness>,
  { isGuarded = true }: RelayAbout = {},
): void {
  describe(`a relay ${name}`, () => {
    let opened: OpenedClass
    let at: RelayHarness
    const never = new AbortController().signal

    beforeEach(async () => {
      opened = await openedClass()
      const { card, signer } = opened
      at = await open(
        card,
        (access, after) => signAccess(access, after + 1, signer, card),
        (deleted) => signDeletion(deleted, signer, card, tools),
      )
      expect(await at.teacher.open(opened.card, never)).toEqual({ kind: 'open' })
    })

    async function report(sequence: number, signer?: Signer): Promise<Envelope> {
      const bytes = await handedIn(opened, fresh(), { sequence, ...(signer && { signer }) })
      return decoded(bytes)
    }

    it('gives the teacher the exact bytes that a learner handed in', async () => {
      const envelope = await report(1)
      expect(await at.learner().put(envelope, never)).toEqual({ kind: 'kept' })
      expect(hexes(await changes(at.teacher))).toEqual([hexOf(envelope.bytes)])
    })

    it('has nothing at first', async () => {
      expect((await changes(at.teacher)).envelopes).toEqual([])
      expect(await at.learner().plan(never)).toEqual({ kind: 'plan', envelope: undefined })
    })

    it('stores an identical report once', async () => {
      const envelope = await report(1)
      const learner = at.learner()
      await learner.put(envelope, never)
      expect(await learner.put(envelope, never)).toEqual({ kind: 'kept' })
      expect(hexes(await changes(at.teacher))).toEqual([hexOf(envelope.bytes)])
    })

    it('replaces a sender’s report with a newer one only', async () => {
      const signer = await learnerSigner()
      const [first, second] = [await report(1, signer), await report(2, signer)]
      const learner = at.learner()
      await learner.put(first, never)
      expect(await learner.put(second, never)).toEqual({ kind: 'kept' })
      expect(await learner.put(first, never)).toEqual({ kind: 'failed', reason: 'older' })
      expect(hexes(await changes(at.teacher))).toEqual([hexOf(second.bytes)])
    })

    it('returns changes since the last call', async () => {
      const [first, second] = [await report(1), await report(1)]
      await at.learner().put(first, never)
      const { mark } = await changes(at.teacher)
      await at.learner().put(second, never)
      expect(hexes(await changes(at.teacher, mark))).toContain(hexOf(second.bytes))
    })

    it('accepts a report again after losing it', async () => {
      const envelope = await report(1)
      const learner = at.learner()
      await learner.put(envelope, never)
      const { mark } = await changes(at.teacher)
      await at.lose(await senderHashOf(envelope.sender, tools))
      expect((await changes(at.teacher)).envelopes).toEqual([])
      expect(await learner.put(envelope, never)).toEqual({ kind: 'kept' })
      expect(hexes(await changes(at.teacher))).toEqual([hexOf(envelope.bytes)])
      expect(mark).not.toBe('')
    })

    it('does not confirm a report that it can’t read back', async () => {
      at.lies(true)
      expect(await at.learner().put(await report(1), never)).toEqual({ kind: 'failed', reason: 'unavailable' })
      at.lies(false)
    })

    it('removes a sender for the teacher', async () => {
      const envelope = await report(1)
      await at.learner().put(envelope, never)
      const sender = await senderHashOf(envelope.sender, tools)
      expect(await at.teacher.remove(sender, never)).toEqual({ kind: 'removed' })
      expect(await at.teacher.remove(sender, never)).toEqual({ kind: 'removed' })
      expect((await changes(at.teacher)).envelopes).toEqual([])
    })

    it('rejects a removal by anyone but the teacher', async () => {
      const envelope = await report(1)
      await at.learner().put(envelope, never)
      const sender = await senderHashOf(envelope.sender, tools)
      expect(await at.learner().remove(sender, never)).toMatchObject({ kind: 'failed' })
      expect(hexes(await changes(at.teacher))).toEqual([hexOf(envelope.bytes)])
    })

    it('rejects reports while closed, and accepts them when open again', async () => {
      expect(await at.teacher.close(never)).toEqual({ kind: 'closed' })
      expect(await at.teacher.close(never)).toEqual({ kind: 'closed' })
      const [envelope, learner] = [await report(1), at.learner()]
      const refused = await learner.put(envelope, never)
      expect(refused).toEqual({ kind: 'failed', reason: 'closed' })
      await at.teacher.open(opened.card, never)
      expect(await learner.put(envelope, never)).toEqual({ kind: 'kept' })
    })

    it('forgets a closed class, and rejects its earlier senders', async () => {
      const signer = await learnerSigner()
      const learner = at.learner()
      await learner.put(await report(1, signer), never)
      await at.learner().put(await report(1), never)
      await at.teacher.put(await plan(1, ''), never)
      expect(await at.teacher.close(never)).toEqual({ kind: 'closed' })
      expect((await changes(at.teacher)).envelopes).toEqual([])
      expect(await at.teacher.plan(never)).toEqual({ kind: 'plan', envelope: undefined })
      const refused = await learner.put(await report(2, signer), never)
      expect(refused).toEqual({ kind: 'failed', reason: 'closed' })
    })

    it('can’t be closed by anyone but the teacher', async () => {
      const tried = await at.learner().close(never)
      expect(tried).toMatchObject({ kind: 'failed' })
      expect(await at.learner().put(await report(1), never)).toEqual({ kind: 'kept' })
    })

    it('gives learners the plan, and later the next one', async () => {
      const first = await plan(1, '')
      expect(await at.teacher.put(first, never)).toEqual({ kind: 'kept' })
      expect(await at.learner().plan(never)).toMatchObject({ kind: 'plan', envelope: { sequence: 1 } })
      const second = await plan(2, 'Read it twice.')
      expect(await at.teacher.put(second, never)).toEqual({ kind: 'kept' })
      expect(await at.learner().plan(never)).toMatchObject({ envelope: { bytes: second.bytes } })
      expect((await changes(at.teacher)).envelopes).toEqual([])
    })

    it.runIf(isGuarded)('rejects clients outside the class', async () => {
      const refused = await at.stranger().changes(undefined, never)
      expect(['refused', 'signed-out']).toContain(refused.kind === 'failed' ? refused.reason : refused.kind)
    })

    it('stops when it is aborted', async () => {
      const signal = AbortSignal.abort()
      expect(await at.learner().put(await report(1), signal)).toEqual({ kind: 'failed', reason: 'cancelled' })
      expect(await at.teacher.changes(undefined, signal)).toEqual({ kind: 'failed', reason: 'cancelled' })
    })

    async function plan(sequence: number, message: string): Promise<Envelope> {
      const asked = { parts: [], until: day('2026-12-01'), message, madeAt: MADE_AT, sequence }
      return decoded(await sealPlan(asked, opened.signer, opened.card, tools))
    }

    async function changes(relay: Relay, mark?: string): Promise<RelayChanges> {
      const answer = await relay.changes(mark, never)
      if (answer.kind !== 'changes') throw new Error(`The relay answered ${JSON.stringify(answer)}`)
      return answer
    }
  })
}

function decoded(bytes: Uint8Array): Envelope {
  const read = decodeEnvelope(bytes)
  if (read.kind === 'refused') throw new Error(read.reason)
  return read.envelope
}

function hexes({ envelopes }: RelayChanges): readonly string[] {
  return envelopes.map(({ bytes }) => hexOf(bytes)).toSorted()
}
