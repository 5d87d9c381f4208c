import type { ReplicationStore } from '../store/replicationStore'
import { createRounds, type Engine, type RoundsParts } from './createRounds'
import { type ExchangeParts, exchangeOnce } from './exchangeOnce'

export interface EngineParts
  extends Pick<RoundsParts, 'triggers' | 'random' | 'clock' | 'report' | 'locks'>,
    Pick<ExchangeParts, 'remote' | 'earlierProgress'> {
  readonly store: ReplicationStore
}

/** Exchanges one learner's document with its remote, in rounds that suit the network. */
export function createEngine(parts: EngineParts): Engine {
  const { store } = parts
  return createRounds({
    ...parts,
    exchange: (under) => exchangeOnce({ ...parts, ...under }),
    watch: (listener) => store.watch(listener),
    takeRequest: async () => {
      const taken = await store.takeRequest()
      return taken.kind === 'failed' || taken.value
    },
  })
}
