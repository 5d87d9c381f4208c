import type { ComponentProps } from 'react'
import { lightWords as words } from '#words/light'
import { SteadyButton } from '../../../ui/SteadyButton'
import { appWords } from '#words/app'
import { PartSpinner } from '../../../ui/PartSpinner'
import { lazyPart } from '../../../session/lazyPart'
import type { Scanner } from './Scanner'
import styles from './Scanner.module.css'

const LazyScanner = lazyPart(
  () => import('./Scanner').then((module) => module.Scanner),
  <PartSpinner label={appWords.loading} />,
)

/** The camera of a learner, once `CameraButton` has opened it: its script comes with the press. */
export function OwnCamera(props: Omit<ComponentProps<typeof Scanner>, 'isWanted' | 'otherWay'>) {
  return (
    <div className={styles.opened}>
      <LazyScanner {...props} isWanted />
    </div>
  )
}

interface CameraButtonProps {
  readonly isOpen: boolean
  readonly onTurn: (isOpen: boolean) => void
  /** What the camera is opened for. */
  readonly label: string
  readonly size?: 'compact'
}

/**
 * Opens the camera below it, and closes it. It stays where it is, and so does the focus. What the camera does is said before
 * it is pressed: the browser asks at once.
 */
export function CameraButton({ isOpen, onTurn, label, size }: CameraButtonProps) {
  return (
    <>
      <SteadyButton
        meaning={isOpen ? 'close' : 'open'}
        variant="line"
        size={size}
        shownForMs={isOpen ? undefined : 0}
        onPress={() => onTurn(!isOpen)}
      >
        {isOpen ? words.closeCamera : label}
      </SteadyButton>
      {isOpen ? null : <p className={`quiet ${styles.why}`}>{words.cameraWhy}</p>}
    </>
  )
}
