import { withArchived } from '../protocol/book/archive'
import { withDecisions } from '../protocol/book/classBook'
import { sendersToErase, withoutWaiting } from '../protocol/book/members'
import { canSucceed, withLeaversErased, withSuccession } from '../protocol/book/successions'
import { nextPlanSequence } from '../protocol/plan/plan'
import { signDeletion } from '../protocol/relay/deletion'
import { signAccess } from '../protocol/relay/relayAccess'
import { classroomTools } from '../../platform/classroomTools'
import type { Clock } from '../../platform/clock'
import { instantOf } from '../../core/progress/calendar'
import type { Instant } from '../../core/progress/ids'
import { canonicalText } from '../../core/progress/json'
import type { BookRefusal, ChangedPassword, Collected, MadeBackup, OpenBook } from '../ports/TaughtClasses'
import { archivedAtOf, type BookContent, recordsOf } from './bookContent'
import { withArchivedAt } from './bookDatabase'
import { attempt, attemptChange, BookArchived, BookEnded, bookFailureOf } from './bookFailure'
import { bookFileText, bookInFile } from './bookFile'
import { recordMap } from './bookRecords'
import type { BookStore, Change } from './BookStore'
import type { WorkingKeys } from './classKeys'
import { collectEnvelopes, collectFiles, refuseDocuments } from './collect'
import { faultOfNew } from './newPassword'
import { outgoingOf } from './outgoing'
import type { RowSeal } from './RowSeal'
import { signedPlan } from './signedPlan'
import { withoutMember } from './withoutMember'

/** UTF-16 code units. */
export const LONGEST_MEMBER_NOTE = 2000

export interface OpenBookParts {
  readonly store: BookStore
  readonly keys: WorkingKeys
  readonly seal: RowSeal
  readonly clock: Clock
  readonly device: {
    /** Deletes the database, then its row in this device's list. */
    readonly remove: () => Promise<void>
    readonly isPassword: (password: string) => Promise<boolean>
    /** Replaces the book's password with `next`. */
    readonly relock: (password: string, next: string) => Promise<ChangedPassword | BookRefusal>
  }
}

const LOCKED: Collected = { kind: 'not-taken', reason: 'locked' }

/** One class book while it is unlocked. */
export function createOpenBook({ store, clock, device, ...secrets }: OpenBookParts): OpenBook {
  const { key } = secrets.keys
  let { card } = secrets.keys
  const { openedAt } = store.about
  /** After `lock`, nothing that needs a key works. */
  let kept: Pick<OpenBookParts, 'keys' | 'seal'> | undefined = secrets
  const unlocked = () => {
    if (kept === undefined) throw new BookEnded('locked')
    return kept
  }
  const collecting = () => ({ store, classId: card.classId, open: unlocked().keys.open, clock })
  let given: { readonly changed: number; readonly at: Instant } | undefined

  /** Changes the class, even if it is archived. */
  const changeAlways = (work: (content: BookContent) => Change | undefined) =>
    attempt(async () => {
      await store.change(work)
      return undefined
    })
  const change = (work: (content: BookContent) => Change | undefined) =>
    attemptChange(async () => {
      await store.change(ifNotArchived(work))
      return undefined
    })

  const makeBackup = async (): Promise<MadeBackup> => {
    const { seal } = unlocked()
    const content = await store.current()
    if (store.getSnapshot().newer > 0) return { kind: 'failed', reason: 'newer' }
    const { changed, lock } = store.about
    const madeAt = instantOf(clock.now())
    const text = await bookFileText({ content, madeAt }, { key, lock, seal })
    if (text === undefined) return { kind: 'failed', reason: 'too-large' }
    const read = await bookInFile(text, seal)
    if (content.secret === undefined || read === undefined || textOf(read.content) !== textOf(content))
      return { kind: 'failed', reason: 'damaged' }
    given = { changed, at: madeAt }
    return { kind: 'made', text }
  }

  const collectAll: OpenBook['collectAll'] = async (envelopes, carrier) =>
    kept === undefined ? envelopes.map(() => LOCKED) : await collectEnvelopes(collecting(), envelopes, carrier)

  return {
    key,
    get card() {
      return card
    },
    openedAt,
    relayMarks: new Map(),
    subscribe: store.subscribe,
    getSnapshot: store.getSnapshot,
    collect: async (bytes, carrier) => (await collectAll([bytes], carrier))[0] ?? LOCKED,
    collectAll,
    collectFiles: async (files) =>
      kept === undefined ? files.map(() => LOCKED) : await collectFiles(collecting(), files),
    refuse: async (documents) =>
      kept === undefined ? documents.map(() => LOCKED) : await refuseDocuments(collecting(), documents),
    decide: (taps) =>
      change((content) => ({
        content: { ...content, book: withDecisions(content.book, taps, instantOf(clock.now())) },
        counts: true,
      })),
    forgetWaiting: (senders) =>
      change((content) => ({ content: { ...content, book: withoutWaiting(content.book, senders) }, counts: true })),
    setBefore: (member, before) =>
      attemptChange(async () => {
        const changed = await store.change(
          ifNotArchived((content) => {
            if (before !== undefined && !canSucceed(content.book, member, before)) return undefined
            return { content: { ...content, book: withSuccession(content.book, member, before) }, counts: true }
          }),
        )
        return changed === undefined ? 'not-before' : undefined
      }),
    signAccess: async (access, after) => {
      const sequence = nextPlanSequence(after, clock.now().getTime())
      return await signAccess(access, sequence, unlocked().keys.signer, card)
    },
    signDeletion: async (deleted) => await signDeletion(deleted, unlocked().keys.signer, card, classroomTools),
    setRelays: (relays) =>
      attemptChange(async () => {
        unlocked()
        await store.change(
          ifNotArchived(({ secret, ...content }) => {
            if (secret === undefined) return undefined
            card = { ...card, relays }
            const relaysSequence = nextPlanSequence(secret.relaysSequence, clock.now().getTime())
            return { content: { ...content, secret: { ...secret, relays, relaysSequence } }, counts: true }
          }),
        )
        return undefined
      }),
    setExpected: (expects) =>
      change(({ secret, ...content }) => {
        if (secret === undefined || secret.expects === expects) return undefined
        const expectsSequence = nextPlanSequence(secret.expectsSequence, clock.now().getTime())
        return { content: { ...content, secret: { ...secret, expects, expectsSequence } }, counts: true }
      }),
    setNote: async (member, text) => {
      if (text.length > LONGEST_MEMBER_NOTE) return 'too-long'
      return await change(({ notes, book, ...content }) => {
        const before = notes[member]
        // To delete a note from an earlier card, an empty note is stored under the current card.
        if (before === undefined ? text === '' && book.successions[member] === undefined : before.text === text)
          return undefined
        const note = { member, text, sequence: nextPlanSequence(before?.sequence ?? 0, clock.now().getTime()) }
        return { content: { ...content, book, notes: { ...notes, [member]: note } }, counts: true }
      })
    },
    setPlan: (asked) =>
      attemptChange(async () => {
        const changed = await store.change(
          ifNotArchived(async (content) => {
            const plan = await signedPlan(asked, content.plan, unlocked().keys, clock)
            return plan && { content: { ...content, plan }, counts: true }
          }),
        )
        return changed === undefined ? 'bad-plan' : undefined
      }),
    sealOutgoing: async (there) => {
      try {
        const { keys } = unlocked()
        const { sealed } = await store.change(async (content) => {
          // An archived class stays as it is.
          if (archivedAtOf(content) !== undefined) return { sealed: undefined }
          const sealed = await outgoingOf(content, keys, clock, there)
          // A backup without it is complete, because the next call signs it again.
          return sealed === content.plan ? { sealed } : { sealed, content: { ...content, plan: sealed }, counts: false }
        })
        return sealed === undefined ? { kind: 'nothing' } : { kind: 'sealed', envelope: sealed.envelope }
      } catch (error) {
        return { kind: 'failed', reason: bookFailureOf(error) }
      }
    },
    setArchived: (isArchived) =>
      changeAlways((content) => {
        const archive = withArchived(content.archive, isArchived, instantOf(clock.now()))
        return archive === content.archive ? undefined : { content: { ...content, archive }, counts: true }
      }),
    erase: (senders) =>
      changeAlways((content) => ({
        content: { ...content, book: withLeaversErased(content.book, senders) },
        counts: true,
      })),
    deleteMember: (member) =>
      changeAlways((content) => ({ content: withoutMember(content, member, clock), counts: true })),
    changePassword: async (password, next) => {
      try {
        const { className, teacherName } = card
        unlocked()
        const weak = await faultOfNew(next, { known: [className, teacherName], before: password })
        return weak ?? changedPassword(await device.relock(password, next))
      } catch (error) {
        return { kind: 'refused', reason: bookFailureOf(error) }
      }
    },
    isPassword: async (password) => {
      unlocked()
      return await device.isPassword(password)
    },
    makeBackup: async () => {
      try {
        return await makeBackup()
      } catch (error) {
        return { kind: 'failed', reason: bookFailureOf(error) }
      }
    },
    backupGiven: () =>
      attempt(async () => {
        unlocked()
        const made = given
        if (made === undefined) return undefined
        await store.changeAbout((about) =>
          (about.backedUp ?? -1) > made.changed ? about : { ...about, backedUp: made.changed, backedUpAt: made.at },
        )
        return undefined
      }),
    closeClass: () =>
      attempt(async () => {
        // Fails if the book is locked.
        await store.current()
        await device.remove()
        store.end('gone')
        return undefined
      }),
    lock: () => {
      given = undefined
      kept = undefined
      store.end('locked')
    },
  }
}

/** Converts reasons that can't apply to an open book to `gone` or `damaged`. */
function changedPassword(outcome: ChangedPassword | BookRefusal): ChangedPassword {
  if (outcome.kind !== 'refused') return outcome
  const { reason } = outcome
  if (reason === 'not-here' || reason === 'replaced') return { kind: 'refused', reason: 'gone' }
  return reason === 'no-crypto' ? { kind: 'refused', reason: 'damaged' } : { kind: 'refused', reason }
}

/**
 * Deletes reports of learners who left more than 30 days ago. Retries failed deletions the next time the class is
 * opened.
 */
export async function eraseOverdue(store: BookStore, clock: Clock): Promise<void> {
  await attempt(async () => {
    await store.change((content) => {
      const due = sendersToErase(content.book, instantOf(clock.now()))
      if (due.length === 0) return undefined
      return { content: { ...content, book: withLeaversErased(content.book, new Set(due)) }, counts: true }
    })
  })
}

/** Repairs the readable copy of the archive mark. An app from before that mark drops the copy when it writes. */
export async function noteArchived(store: BookStore): Promise<void> {
  const at = archivedAtOf(store.content)
  if (store.about.archivedAt !== at) await attempt(() => store.changeAbout((about) => withArchivedAt(about, at)))
}

/** Returns work that fails for an archived class. It decides in the transaction, because another tab may archive it. */
function ifNotArchived<T>(work: (content: BookContent) => T): (content: BookContent) => T {
  return (content) => {
    if (archivedAtOf(content) !== undefined) throw new BookArchived()
    return work(content)
  }
}

function textOf(content: BookContent): string {
  return canonicalText(
    [...recordsOf(content)].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, record]) => recordMap(record)),
  )
}
