import { type ComponentType, type FunctionComponent, type ReactNode, useEffect, useState } from 'react'
import { learnerFrameWords as words } from '#words/learnerFrame'
import { CouldNotRead } from './CouldNotRead'

/**
 * Makes a part of a screen that loads its own script when it is rendered, so that the screen does not wait for it. If
 * the script can't be loaded, the rest of the screen stays, and the part offers to try again.
 *
 * @param waiting shown until the script is loaded; nothing if left out
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = null,
): FunctionComponent<Props> {
  let Loaded: ComponentType<Props> | undefined
  return function Part(props: Props) {
    const [attempt, setAttempt] = useState(0)
    const [state, setState] = useState<'waiting' | 'there' | 'missing'>(Loaded === undefined ? 'waiting' : 'there')
    useEffect(() => {
      if (Loaded !== undefined) return undefined
      let isHere = true
      const become = (next: 'there' | 'missing'): void => {
        if (isHere) setState(next)
      }
      load().then(
        (part) => {
          Loaded = part
          become('there')
        },
        (error: unknown) => {
          console.warn('A part of this page could not be loaded', error)
          become('missing')
        },
      )
      return () => {
        isHere = false
      }
    }, [attempt])
    if (state === 'there' && Loaded !== undefined) return <Loaded {...props} />
    if (state !== 'missing') return waiting
    return (
      <CouldNotRead
        text={words.partMissing}
        onRetry={() => {
          setState('waiting')
          setAttempt(attempt + 1)
        }}
      />
    )
  }
}
