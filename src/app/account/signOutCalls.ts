import { isOnlineHint } from '../../platform/window/network'
import { withDeadline } from '../../platform/withDeadline'
import type { LearnerId } from '../../core/progress/ids'
import type { UnconfirmedReason } from '../../data/replication/checkBackup'
import type { BackupState } from '../../data/store/backup'
import { isFileWhole, type KeptCounts } from '../../data/store/backupFile'
import type { OpenedLearnerStore } from '../../data/store/learnerStore'
import type { Services } from '../learner/Services'

/**
 * `changed`: progress was saved or set aside after the question was shown. `classes`: one of their classes has no
 * backup.
 */
export type NotRemovedReason = UnconfirmedReason | 'changed' | 'classes'

/** We could not confirm that the account has everything, so removing might lose the only copy. */
export class NotRemoved extends Error {
  override readonly name = 'NotRemoved'
  readonly reason: NotRemovedReason

  constructor(reason: NotRemovedReason) {
    super(`The learner was not removed: ${reason}`)
    this.reason = reason
  }
}

export interface SignOutCalls {
  /**
   * What to tell the learner before the question. If no learner is signed in on this page, opens *Who is learning?*.
   */
  readonly facts: () => Promise<SignOutFacts>
  /**
   * Ends the session so that another learner can use this device, and opens *Who is learning?*. Everything stays on the
   * device. `ask`: nothing was done, because the device is offline and the learner must be online to return. Pass
   * `isSure` if the learner agrees.
   */
  readonly switchLearner: (isSure?: boolean) => Promise<'left' | 'ask'>
  /** Ends the session. Everything stays on the device. Resolves once the visitor is on the page after signing out. */
  readonly keep: () => Promise<void>
  /**
   * Removes the learner of these facts and all their data. Rejects with NotRemoved if anything has changed since the
   * facts were read. Also rejects if another learner or no learner is signed in. For an account, it first confirms that
   * the account has everything, except data that the learner gave up.
   */
  readonly remove: (facts: Removable) => Promise<void>
}

type SignOutServices = Pick<Services, 'accounts' | 'stores' | 'checkBackup'> & {
  readonly classes: Pick<Services['classes'], 'unsaved' | 'untold'>
}

/** The time limit in ms for loading the account code and getting its answer. */
const CHECK_MS = 30_000

/**
 * What signing out needs, on any page.
 * @param services opens the databases; a public page opens them only when someone signs out there
 * @param leave called after the learner has signed out
 * @param choose called when another learner wants to use the device
 * @param isOnline whether the device may be online
 */
export function createSignOutCalls(
  services: () => Promise<SignOutServices>,
  leave: () => void,
  choose: () => void,
  isOnline: () => boolean = isOnlineHint,
): SignOutCalls {
  const end = async (): Promise<void> => {
    const { accounts, stores } = await services()
    await accounts.signOut()
    stores.closeAll()
  }
  return {
    switchLearner: async (isSure = false) => {
      const opened = await services()
      const learner = await opened.accounts.current()
      if (learner?.kind === 'cloud' && !(await keepDeleted(opened, learner.id))) {
        // A PIN unlocks progress offline. An account's password does not.
        if (learner.hasPin !== true && !isSure && !isOnline()) return 'ask'
      }
      await end()
      choose()
      return 'left'
    },
    facts: async () => {
      const facts = await factsOf(await services())
      if (facts !== undefined) return facts
      choose()
      return { kind: 'unknown' }
    },
    keep: async () => {
      const opened = await services()
      const learner = await opened.accounts.current()
      if (learner?.kind === 'cloud') await keepDeleted(opened, learner.id)
      await end()
      leave()
    },
    remove: async (facts) => {
      const opened = await services()
      const { accounts, stores } = opened
      const learner = await accounts.current()
      // If another tab has switched learners, the question may have been about a different learner.
      if (learner === undefined || learner.id !== facts.learnerId) throw new NotRemoved('changed')
      if ((await opened.classes.unsaved(learner.id)).length > 0) throw new NotRemoved('classes')
      const isBackedUp = learner.kind === 'cloud' && !(await isAccountDeleted(stores, learner.id))
      if (isBackedUp) await emptyBackedUp(opened, learner.id, facts)
      else if (facts.owned !== undefined) await emptyOwned(opened, learner.id, facts.owned)
      stores.closeAll()
      await accounts.remove(learner.id)
      leave()
    },
  }
}

/**
 * A deleted account has no password, so no one could open the data on this device. This changes the learner to one who
 * is saved only on this device, and resolves to whether that happened. If the learner is deleting the account on this
 * device, nothing changes, and the service is still asked.
 */
async function keepDeleted({ accounts, stores }: SignOutServices, id: LearnerId): Promise<boolean> {
  if (!(await isAccountDeleted(stores, id))) return false
  const kept = await accounts.cloud?.keepWithoutAccount(id)
  if (kept?.kind === 'refused') throw new Error(`The learner was not kept: ${kept.reason}`)
  return kept?.kind !== 'deleting'
}

/** The question may have been open for an hour, and the result of the last backup does not prove that it arrived. */
async function emptyBackedUp(services: SignOutServices, id: LearnerId, facts: Removable): Promise<void> {
  const store = await openedStore(services, id)
  if (store === undefined || facts.owned === undefined) throw new Error('The database did not open.')
  const check = await withDeadline(CHECK_MS, () => services.checkBackup(store))
  if (check?.kind !== 'confirmed') throw new NotRemoved(check?.reason ?? 'offline')
  await refuseIfUntold(services, store, facts.owned)
  const emptied = await store.empty({
    revision: check.revision,
    keptHereOnly: facts.owned.setAside,
    keptMark: facts.owned.keptMark,
  })
  if (emptied.kind === 'failed') throw new Error(`The database refused: ${emptied.reason}`)
  if (!emptied.value) throw new NotRemoved('changed')
}

async function isAccountDeleted(stores: SignOutServices['stores'], id: LearnerId): Promise<boolean> {
  const store = await openedStore({ stores }, id)
  return (await store?.backup.state())?.status.kind === 'deleted'
}

/** For a learner without an account. Progress that is no longer readable can still be removed. */
async function emptyOwned(services: SignOutServices, id: LearnerId, owned: Owned): Promise<void> {
  const store = await openedStore(services, id)
  if (store !== undefined) await refuseIfUntold(services, store, owned)
  const { revision, keptMark, setAside } = owned
  const emptied = await store?.empty({ revision, keptMark, keptHereOnly: setAside })
  if (emptied?.kind === 'written' && !emptied.value) throw new NotRemoved('changed')
}

/** Rejects if the learner has left a class since the question was shown. */
async function refuseIfUntold(
  { classes }: SignOutServices,
  store: OpenedLearnerStore,
  { untold }: Owned,
): Promise<void> {
  const now = await classes.untold(store)
  if (now.some((name) => !untold.includes(name))) throw new NotRemoved('changed')
}

async function openedStore(
  { stores }: Pick<SignOutServices, 'stores'>,
  id: LearnerId,
): Promise<OpenedLearnerStore | undefined> {
  await stores.open(id)
  return stores.opened(id)
}

/** Undefined if no learner is signed in, or their PIN was not entered on this page. */
async function factsOf({ accounts, stores, classes }: SignOutServices): Promise<SignOutFacts | undefined> {
  const learner = await accounts.current()
  if (learner === undefined) return undefined
  const { id, kind } = learner
  const unsaved = await classes.unsaved(id)
  if (unsaved.length > 0) return { kind: 'teaches', classes: unsaved }
  const store = await openedStore({ stores }, id)
  const owned = store && (await ownedBy(store, classes))
  if (kind !== 'cloud') return { kind: 'device-only', learnerId: id, ...(owned && { owned }) }
  return store === undefined || owned === undefined
    ? { kind: 'unknown' }
    : signOutFacts(id, await store.backup.state(), owned)
}

async function ownedBy(store: OpenedLearnerStore, classes: SignOutServices['classes']): Promise<Owned> {
  const state = await store.backupFile.state()
  const untold = await classes.untold(store)
  const { kept, keptMark, revision, setAside, last } = state
  return { kept, keptMark, revision, setAside, untold, ...(isFileWhole(state) && { fileAt: last?.at ?? '' }) }
}

/**
 * Data that isn't in any account. Also has the time of a backup file with all progress except records that were set
 * aside.
 */
export interface Owned {
  readonly kept: KeptCounts
  /** The number of records set aside, which no backup or file contains. */
  readonly setAside: number
  /**
   * Classes that the learner left, if the teacher may not know yet. No backup or file contains the report that the
   * learner left.
   */
  readonly untold: readonly string[]
  /** The revision of the progress and its related data when this was read. */
  readonly revision: number
  readonly keptMark: string
  /**
   * UTC, or `''` when the clock was wrong. Undefined if anything has changed since the file was made, or there is no
   * file.
   */
  readonly fileAt?: string
}

/** The facts that allow a removal. */
export type Removable = Extract<SignOutFacts, { kind: 'device-only' | 'backed-up' }>

interface OfLearner {
  /** The learner these facts are about. Only that learner may be removed. */
  readonly learnerId?: LearnerId
}

/** What the sign-out question says first. */
export type SignOutFacts =
  /** The learner has no account with a backup, so removal from this device is final. */
  | ({ readonly kind: 'device-only'; readonly isAccountDeleted?: true; readonly owned?: Owned } & OfLearner)
  | ({ readonly kind: 'backed-up'; readonly owned: Owned } & OfLearner)
  /** Changes that exist only on this device. */
  | { readonly kind: 'waiting'; readonly changes: number }
  /** The learner is a teacher, and these classes have no backup or have changed since the last one. */
  | { readonly kind: 'teaches'; readonly classes: readonly string[] }
  /** The database did not answer. */
  | { readonly kind: 'unknown' }

/** The facts for a learner with an account. */
function signOutFacts(learnerId: LearnerId, { status, lastBackupAt }: BackupState, owned: Owned): SignOutFacts {
  if (status.kind === 'deleted') return { kind: 'device-only', isAccountDeleted: true, learnerId, owned }
  const waiting = status.kind === 'backed-up' ? 0 : status.waiting
  if (waiting > 0) return { kind: 'waiting', changes: waiting }
  return lastBackupAt === undefined ? { kind: 'unknown' } : { kind: 'backed-up', learnerId, owned }
}
