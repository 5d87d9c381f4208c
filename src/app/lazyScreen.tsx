import type { ComponentType, FunctionComponent } from 'react'
import { type OnDemand, onDemand } from '../session/onDemand'
import { MissingPart } from './MissingPart'

export interface LazyScreen<Props> extends Pick<OnDemand<ComponentType<Props>>, 'preload'> {
  readonly Screen: FunctionComponent<Props>
}

/** A screen whose script loads on demand. If it can't be loaded, the error boundary says so. */
export function lazyScreen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Waiting: ComponentType,
): LazyScreen<Props> {
  const { preload, usePart } = onDemand(load)

  function Screen(props: Props) {
    const { part: Loaded, failure } = usePart()
    if (failure !== undefined) throw new MissingPart({ cause: failure.reason })
    return Loaded === undefined ? <Waiting /> : <Loaded {...props} />
  }

  return { preload, Screen }
}
