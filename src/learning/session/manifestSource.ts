import type { Library, Loaded } from '../../curriculum/createLibrary'
import type { Manifest } from '../../curriculum/curriculum'
import { type PromiseSource, promiseSource } from './promiseSource'

const sources = new WeakMap<Library, PromiseSource<Loaded<Manifest>>>()

/** The manifest of a library. A fallback is shown until a screen that comes later could read it. */
export function manifestSource(library: Library): PromiseSource<Loaded<Manifest>> {
  const known = sources.get(library)
  if (known !== undefined) return known
  const source = promiseSource(
    () => library.manifest(),
    ({ kind }) => kind === 'loaded',
  )
  sources.set(library, source)
  return source
}
