import { isOnlineHint } from '../../platform/window/network'
import { withDeadline } from '../../platform/withDeadline'
import type { LearnerId } from '../../core/progress/ids'
import type { UnconfirmedReason } from '../../data/replication/checkBackup'
import type { BackupState } from '../../data/store/backup'
import { isFileWhole, type KeptCounts } from '../../data/store/backupFile'
import type { OpenedLearnerStore } from '../../data/store/learnerStore'
import type { Services } from '../learner/Services'

/** `changed`: something was learned or set aside since the question. `classes`: a class of theirs has no backup. */
export type NotRemovedReason = UnconfirmedReason | 'changed' | 'classes'

/** That the account has everything could not be shown: removing might lose the only copy. */
export class NotRemoved extends Error {
  override readonly name = 'NotRemoved'
  readonly reason: NotRemovedReason

  constructor(reason: NotRemovedReason) {
    super(`The learner was not removed: ${reason}`)
    this.reason = reason
  }
}

export interface SignOutCalls {
  /** What the question has to say first. Where nobody was let in on this page it leads to *Who is learning?*. */
  readonly facts: () => Promise<SignOutFacts>
  /**
   * Ends the session so that somebody else can learn here, and leads to *Who is learning?*; everything stays on the device.
   * `ask`: nothing was done, since there is no connection, and coming back takes one; `isSure` is the answer to that.
   */
  readonly switchLearner: (isSure?: boolean) => Promise<'left' | 'ask'>
  /** Ends the session; everything stays on the device. Resolves once the visitor is where signing out leads. */
  readonly keep: () => Promise<void>
  /**
   * Removes the learner of these facts and everything stored for them, which is what they said: where something has changed
   * since, or somebody else or nobody is learning here, it rejects with NotRemoved. Of an account, only after it was asked and has everything but what the learner gave up.
   */
  readonly remove: (facts: Removable) => Promise<void>
}

type SignOutServices = Pick<Services, 'accounts' | 'stores' | 'checkBackup'> & {
  readonly classes: Pick<Services['classes'], 'unsaved' | 'untold'>
}

/** For the account's code, and for its answer. */
const CHECK_MS = 30_000

/**
 * What signing out needs, on any page.
 * @param services opens the databases: a public page has not done so before somebody signs out there
 * @param leave called when it is done
 * @param choose called when somebody else is to learn here
 * @param isOnline whether there may be a connection
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
        // Four digits open a ledger without a network; the password of an account does not.
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
      // The question may have been asked of somebody else, in another tab's time.
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
 * With an account its password is gone: nobody could open what is kept. Answers whether it is one of this device now; while
 * the learner themselves deletes the account from here it isn't, and its service is still asked.
 */
async function keepDeleted({ accounts, stores }: SignOutServices, id: LearnerId): Promise<boolean> {
  if (!(await isAccountDeleted(stores, id))) return false
  const kept = await accounts.cloud?.keepWithoutAccount(id)
  if (kept?.kind === 'refused') throw new Error(`The learner was not kept: ${kept.reason}`)
  return kept?.kind !== 'deleting'
}

/** The question may have stood for an hour, and what the last backup was answered is no proof that it arrived. */
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

/** Without an account: a ledger that can't be read any more can still be removed. */
async function emptyOwned(services: SignOutServices, id: LearnerId, owned: Owned): Promise<void> {
  const store = await openedStore(services, id)
  if (store !== undefined) await refuseIfUntold(services, store, owned)
  const { revision, keptMark, setAside } = owned
  const emptied = await store?.empty({ revision, keptMark, keptHereOnly: setAside })
  if (emptied?.kind === 'written' && !emptied.value) throw new NotRemoved('changed')
}

/** A class was left since the question. */
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

/** Undefined where nobody is learning here, or their PIN was not put in on this page. */
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

/** What no account has, and when a backup file was made that holds the ledger and all of it but what is set aside. */
export interface Owned {
  readonly kept: KeptCounts
  /** Records set aside: no backup and no file has them. */
  readonly setAside: number
  /** Classes that were left and whose teacher may not know: the report that says so is in no backup and no file. */
  readonly untold: readonly string[]
  /** What the ledger and what stands beside it were when this was read. */
  readonly revision: number
  readonly keptMark: string
  /** UTC, or `''` when the clock was wrong; undefined where something has changed since the file, or there is none. */
  readonly fileAt?: string
}

/** What allows a removal at all. */
export type Removable = Extract<SignOutFacts, { kind: 'device-only' | 'backed-up' }>

interface OfLearner {
  /** Whom they are about: nobody else is removed for them. */
  readonly learnerId?: LearnerId
}

/** What signing out has to say before it asks. */
export type SignOutFacts =
  /** A learner without an account that is backed up: removed here is removed everywhere. */
  | ({ readonly kind: 'device-only'; readonly isAccountDeleted?: true; readonly owned?: Owned } & OfLearner)
  | ({ readonly kind: 'backed-up'; readonly owned: Owned } & OfLearner)
  /** Changes that are on this device only. */
  | { readonly kind: 'waiting'; readonly changes: number }
  /** A teacher: these classes have no backup, or have changed since. */
  | { readonly kind: 'teaches'; readonly classes: readonly string[] }
  /** The database didn't answer. */
  | { readonly kind: 'unknown' }

/** Of a learner with an account. */
function signOutFacts(learnerId: LearnerId, { status, lastBackupAt }: BackupState, owned: Owned): SignOutFacts {
  if (status.kind === 'deleted') return { kind: 'device-only', isAccountDeleted: true, learnerId, owned }
  const waiting = status.kind === 'backed-up' ? 0 : status.waiting
  if (waiting > 0) return { kind: 'waiting', changes: waiting }
  return lastBackupAt === undefined ? { kind: 'unknown' } : { kind: 'backed-up', learnerId, owned }
}
