import type { ComponentProps } from 'react'
import { lightWords as words } from '#words/light'
import { Block } from '../../../ui/Block'
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

/** The learner's camera after `CameraButton` opens it. Its script is loaded when the button is pressed. */
export function OwnCamera(props: Omit<ComponentProps<typeof Scanner>, 'isWanted' | 'otherWay'>) {
  return (
    <Block before={3}>
      <LazyScanner {...props} isWanted />
    </Block>
  )
}

interface CameraButtonProps {
  readonly isOpen: boolean
  readonly onTurn: (isOpen: boolean) => void
  /** The button text, which says why the camera opens. */
  readonly label: string
  /** Added to the button's name when another button has the same text. */
  readonly of?: string | undefined
  readonly size?: 'compact'
}

/**
 * Opens and closes the camera below it. The button doesn't move, and it keeps the focus. A text explains the camera
 * before the button is pressed, because the browser asks for permission immediately.
 */
export function CameraButton({ isOpen, onTurn, label, of, size }: CameraButtonProps) {
  const opens = of === undefined ? label : words.actionOn(label, of)
  return (
    <>
      <SteadyButton
        meaning={isOpen ? 'close' : 'open'}
        variant="line"
        size={size}
        aria-label={isOpen ? words.actionOn(words.closeCamera, opens) : opens}
        shownForMs={isOpen ? undefined : 0}
        onPress={() => onTurn(!isOpen)}
      >
        {isOpen ? words.closeCamera : label}
      </SteadyButton>
      {isOpen ? null : <p className={`quiet ${styles.why}`}>{words.cameraWhy}</p>}
    </>
  )
}
