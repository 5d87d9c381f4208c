import { handInMarks, placeIn } from '../joined/handInMarks'
import type { ClassRelays, HandInOutcome } from '../ports/ClassRelays'
import { systemRandom } from '../../platform/random'
import { windowTriggers } from '../../platform/window/windowTriggers'
import { createRounds, type Engine, type EngineTriggers } from '../../data/replication/createRounds'
import type { ExchangeOutcome } from '../../data/replication/exchangeOnce'
import type { OpenedLearnerStore } from '../../data/store/learnerStore'
import { liveSource } from '../../data/store/liveSource'

export interface HandInRoundsParts {
  readonly store: Pick<OpenedLearnerStore, 'replication' | 'classes' | 'kept'>
  /** Whether the current learner is in a class with a relay, not just others on this device. */
  readonly isHere: () => boolean
  readonly handIn: ClassRelays['handIn']
  readonly triggers?: Omit<EngineTriggers, 'onSignIn'>
}

/** Hands in reports automatically after a write, when the device is back online, and at intervals. */
export function startHandIn({ store, isHere, handIn, triggers = windowTriggers() }: HandInRoundsParts): Engine {
  /** The revision of the current learner's data. Other learners on this device can't have written in the meantime. */
  let revision = 0
  let sent = 0
  /** Increases each time something changes that a hand-in depends on, such as a name or an answer about sharing. */
  let turns = 0
  return createRounds({
    triggers: { ...triggers, onSignIn: () => () => undefined },
    random: systemRandom,
    report: (error) => console.error('Classes: a bug; it goes on as if the relay were away', error),
    takeRequest: () => Promise.resolve(true),
    watch: (listener) => {
      const tell = (): void => listener({ revision, syncedRevision: sent, requests: turns })
      const stop = store.replication.watch((watched) => {
        // The progress of a learner without a class is not handed in.
        if (isHere()) ({ revision } = watched)
        tell()
      })
      const joined = liveSource(async () => {
        // Both reads start before the first wait, because a live query may miss later ones.
        const [rows, place] = await Promise.all([store.classes.all(), placeIn(store.kept)])
        return [...rows.map(handInMarks), JSON.stringify(place ?? null)].join('\n')
      })
      let before: string | undefined
      const look = joined.subscribe(() => {
        const now = joined.getSnapshot()
        if (before !== undefined && now !== before) turns += 1
        before = now
        tell()
      })
      return () => {
        stop()
        look()
      }
    },
    exchange: async ({ locks, signal }) => {
      const from = revision
      const outcome = outcomeOf(await handIn({ isTapped: false, locks, signal }), from)
      if (outcome.kind !== 'exchanged') return signal.aborted ? { kind: 'stopped' } : outcome
      sent = from
      return { ...outcome, isWaiting: revision > from }
    },
  })
}

function outcomeOf(outcome: HandInOutcome, revision: number): ExchangeOutcome {
  switch (outcome) {
    case 'done':
    // A person has to be asked first, so there is nothing to try until that happens.
    case 'ask':
      return { kind: 'exchanged', wrote: false, isWaiting: false, revision }
    case 'busy':
      return { kind: 'busy' }
    case 'cancelled':
      return { kind: 'stopped' }
    case 'offline':
    case 'unavailable':
      return { kind: 'offline' }
    case 'refused':
    case 'signed-out':
    case 'full':
    case 'closed':
    case 'no-room':
    case 'older':
      return { kind: 'refused', reason: outcome }
  }
}
