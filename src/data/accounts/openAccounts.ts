import { backoffMs } from '../../platform/backoffMs'
import { withDeadline } from '../../platform/withDeadline'
import { finishRemovals } from '../store/removeLearner'
import { saveFailureOf } from '../store/storeHealth'
import type { Accounts, AccountRefusal } from './accounts'
import type { DeviceAccountsParts } from './deviceAccounts'

/**
 * After a crash, the browser's files may still be locked at the next start, and a browser that is low on memory may
 * close a database. Without a retry, a known learner would see the sign-in page. Delays between retries, in ms.
 */
const PAUSES_MS = [100, 300, 900, 2700] as const
/**
 * If the browser hasn't answered after this time, in ms, it never will. Without a limit, the page would wait forever.
 */
const DEADLINE_MS = 15_000

/**
 * Returns the accounts that `create` makes, or a stand-in that says why there are none. Never rejects for a storage
 * failure.
 */
export async function openAccounts(
  { device, forget }: Pick<DeviceAccountsParts, 'device' | 'forget'>,
  create: () => Accounts,
  pauses: readonly [number, ...number[]] = PAUSES_MS,
  deadlineMs: number = DEADLINE_MS,
): Promise<Accounts> {
  for (let tries = 0; ; tries += 1) {
    const answer = await withDeadline(deadlineMs, () => firstRead(device))
    if (answer === undefined) {
      console.warn('Accounts: the storage of this browser does not answer')
      return createUnavailableAccounts()
    }
    if (answer.kind === 'read') break
    const { error } = answer
    const failure = saveFailureOf(error)
    if (failure === undefined) throw error
    if (failure !== 'connection' || tries === pauses.length) {
      console.warn('Accounts: this browser keeps nothing for this site', error)
      return createUnavailableAccounts()
    }
    await new Promise((resolve) => setTimeout(resolve, backoffMs(pauses, tries)))
  }
  // Runs at the same time as the first authentication check, which must not wait for it.
  finishRemovals(device, forget).catch((error: unknown) =>
    console.warn('Accounts: a removal is still unfinished', error),
  )
  return create()
}

/**
 * Accounts for a browser without storage (a private window, blocked cookies). No one can learn in such a browser, every
 * call returns the reason, and the public pages work.
 */
function createUnavailableAccounts(
  reason: Extract<AccountRefusal, 'unavailable' | 'storage-refused'> = 'storage-refused',
): Accounts {
  const refuse = () => Promise.resolve({ kind: 'refused', reason } as const)
  return {
    keepsNothing: true,
    cloud: undefined,
    current: () => Promise.resolve(undefined),
    onChange: () => () => {},
    knownLearners: () => Promise.resolve([]),
    signIn: refuse,
    register: refuse,
    learnOnThisDevice: refuse,
    open: refuse,
    rename: refuse,
    changeLook: refuse,
    changePin: refuse,
    losePin: refuse,
    signOut: () => Promise.resolve(),
    remove: () => Promise.resolve(),
  }
}

type FirstRead = { readonly kind: 'read' } | { readonly kind: 'failed'; readonly error: unknown }

/** Returns a failure as a value, because a late answer and a failure need different responses. */
function firstRead(device: DeviceAccountsParts['device']): Promise<FirstRead> {
  return device
    .run((database) => database.settings.count())
    .then(
      () => ({ kind: 'read' }),
      (error: unknown) => ({ kind: 'failed', error }),
    )
}
