import { type ComponentType, type FunctionComponent, type ReactNode, useEffect, useState } from 'react'
import { learnerFrameWords as words } from '#words/learnerFrame'
import { Button } from '../ui/Button'
import styles from './lazyPart.module.css'

/**
 * A part of a screen whose script comes when the part is wanted, so that the screen itself does not wait for it. Where the
 * script can't be had, the rest of the screen stays, and the part says so and can be asked for again.
 *
 * @param waiting stands in its place until then; nothing where it is left out
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
      <div className={styles.missing} role="alert">
        <p>{words.partMissing}</p>
        <Button
          variant="line"
          size="compact"
          onClick={() => {
            setState('waiting')
            setAttempt(attempt + 1)
          }}
        >
          {words.tryAgain}
        </Button>
      </div>
    )
  }
}
