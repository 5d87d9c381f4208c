import { type LiveSource, liveSource } from '../../store/liveSource'

/** By store, so that nothing read for one learner is ever shown to the next. */
const sourcesByStore = new WeakMap<object, Map<string, LiveSource<unknown>>>()

/** The one live read of a store that a key names: whoever asks with this key watches the same. */
export function liveSourceOf<T>(store: object, key: string, query: () => Promise<T>): LiveSource<T> {
  let sources = sourcesByStore.get(store)
  if (sources === undefined) {
    sources = new Map()
    sourcesByStore.set(store, sources)
  }
  const known = sources.get(key)
  // One key always names one query, so the stored source is of the asked type.
  if (known !== undefined) return known as LiveSource<T>
  const source = liveSource(query)
  sources.set(key, source)
  return source
}
