import type { AccountDeletionParts, StepOutcome } from '../../data/accounts/AccountDeletion'
import type { DeletionLoader } from '../../data/accounts/DeletionLoader'
import { createDeletionStore, deletionNotes } from '../../data/accounts/deletionState'
import type { OpenCloud } from './openCloud'
import { createRetry } from '../../platform/window/retry'
import type { WindowTriggers } from '../../platform/window/windowTriggers'
import type { Remote } from '../../data/replication/Remote'
import type { DeviceDatabase } from '../../data/store/deviceDatabase'
import { unlessStorageFails } from '../../data/store/storeHealth'

interface OpenDeletionParts extends Pick<AccountDeletionParts, 'remove'> {
  readonly device: DeviceDatabase
  readonly cloud: OpenCloud
}

/** Deletes accounts. The code for this is a separate script. */
export function openDeletion({ device, cloud, remove }: OpenDeletionParts): DeletionLoader {
  const state = createDeletionStore()
  let loading: ReturnType<DeletionLoader['load']> | undefined
  const open = async () => {
    const { auth, remote } = await cloud()
    return { auth, erase: async (id: Parameters<typeof remote>[0]) => outcomeOf(await eraseBy(remote(id))) }
  }
  return {
    state,
    load: () => {
      loading ??= import('../../data/accounts/AccountDeletion').then(
        ({ AccountDeletion }) => new AccountDeletion({ device, state, remove, cloud: open }),
      )
      // A script that failed to load is requested again.
      loading.catch(() => {
        loading = undefined
      })
      return loading
    },
  }
}

const CAN_GO_ON: readonly string[] = ['waiting', 'unavailable', 'storage-failed']

/** Continues interrupted deletions, now and whenever the device may be online again. */
export async function resumeDeletion(
  { state, load }: DeletionLoader,
  device: DeviceDatabase,
  triggers: Pick<WindowTriggers, 'onOnline' | 'onVisible'>,
): Promise<void> {
  const goOn = async (): Promise<void> => {
    try {
      await (await load()).resume()
    } catch (error) {
      console.warn('Accounts: a deletion is still unfinished', error)
    }
  }
  const retry = createRetry(() => void goOn())
  const canGoOn = (): boolean => state.all().some(({ kind }) => CAN_GO_ON.includes(kind))
  const again = (): void => {
    if (canGoOn()) void goOn()
  }
  triggers.onOnline(again)
  triggers.onVisible(again)
  state.subscribe(() => {
    if (canGoOn()) retry.later()
  })
  const notes = await unlessStorageFails(() => deletionNotes(device), [])
  if (notes.length === 0) return
  for (const note of notes) state.set({ kind: 'waiting', ...note })
  await goOn()
}

function eraseBy(remote: Remote): ReturnType<Remote['erase']> {
  return remote.erase(new AbortController().signal)
}

function outcomeOf({ kind }: Awaited<ReturnType<Remote['erase']>>): StepOutcome {
  switch (kind) {
    case 'erased':
    case 'deleted':
      return 'done'
    case 'offline':
      return 'offline'
    // The security rules require a recent sign-in.
    case 'refused':
    case 'signed-out':
      return 'confirm'
    case 'outdated':
      return 'unavailable'
  }
}
