import type { ComponentType, FunctionComponent, ReactNode } from 'react'
import { learnerFrameWords as words } from '#words/learnerFrame'
import { CouldNotRead } from './CouldNotRead'
import { onDemand } from './onDemand'

/**
 * Makes a part of a screen that loads its own script when it is rendered, so that the screen does not wait for it. If
 * the script can't be loaded, the rest of the screen is still shown, and the part offers to try again.
 *
 * @param waiting shown until the script is loaded; nothing if left out
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = null,
): FunctionComponent<Props> {
  const { usePart } = onDemand(() =>
    load().catch((error: unknown) => {
      console.warn('A part of this page could not be loaded', error)
      throw error
    }),
  )
  return function Part(props: Props) {
    const { part: Loaded, failure, again } = usePart()
    if (Loaded !== undefined) return <Loaded {...props} />
    return failure === undefined ? waiting : <CouldNotRead text={words.partMissing} onRetry={again} />
  }
}
