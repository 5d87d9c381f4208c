import { useEffect, useRef, useState } from 'react'
import { cameraWords as words } from '#words/camera'
import { lightWords } from '#words/light'
import { browserCamera, type CameraSource, type OpenCamera } from '../../../platform/window/camera'
import { Button } from '../../../ui/Button'
import { Row } from '../../../ui/Row'
import { Stack } from '../../../ui/Stack'
import { SteadyButton } from '../../../ui/SteadyButton'
import { IconShape } from '../../../ui/SiteIcon'
import { Text } from '../../../ui/Text'
import styles from './Scanner.module.css'
import { type Scanning, useScanner } from './useScanner'
import type { Elements } from '../../../ui/Elements'

/** Only class screens use these icons. Every learner loads the icons in `ui`. */
const icons = {
  camera: 'M4 7h4l2-3h4l2 3h4v13H4zM12 9.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7z',
  torch: 'M7 3h10v5l-3 3v10h-4V11L7 8zM12 13.5V17',
} as const

const ownCamera = browserCamera()

interface ScannerProps {
  /** Receives the text of every code in a camera picture. Many texts repeat, and some come from unrelated codes. */
  readonly onTexts: (texts: readonly string[]) => void
  /** Announced to screen readers when it changes, for example *Dalia H. is in*. */
  readonly news: string
  /** A button or field for people who have no camera or don't allow it, for example to choose files or type. */
  readonly otherWay?: Elements
  /**
   * True if someone has just asked for the camera, so it starts at once. The parent then shows the button that stops
   * it.
   */
  readonly isWanted?: boolean
  /** Added to the buttons' names when the page may have another camera. */
  readonly of?: string
  /** The label shown above `otherWay` if the camera is not available. */
  readonly instead?: string
  /** Shown below the picture while the camera runs, for example the progress of a report. */
  readonly children?: Elements
  readonly source?: CameraSource
}

/** A camera that reads QR codes. It starts automatically only if the person has allowed it before. */
export function Scanner({
  onTexts,
  news,
  otherWay,
  instead = words.instead,
  isWanted = false,
  of,
  children,
  source = ownCamera,
}: ScannerProps) {
  const video = useRef<HTMLVideoElement>(null)
  const { scanning, start, stop, switchTo } = useScanner({ source, video, onTexts, isWanted })
  const view = useRef<HTMLDivElement>(null)
  const camera = scanning.kind === 'running' ? scanning.camera : undefined
  const isStopped = scanning.kind === 'off' || scanning.kind === 'refused'
  const isRunning = camera !== undefined
  const text = scanning.kind === 'refused' ? words.again : isStopped ? words.start : words.stop
  // On a small screen, the button may be at the bottom of the window, with the camera out of view.
  useEffect(() => {
    if (isWanted) view.current?.scrollIntoView({ block: 'nearest' })
  }, [isWanted, isRunning])
  return (
    <Stack gap={3}>
      <div ref={view} className={styles.view}>
        <video
          ref={video}
          className={`${styles.picture} ${camera?.isFront === true ? styles.mirrored : ''}`}
          aria-label={words.picture}
          hidden={camera === undefined}
          autoPlay
          muted
          playsInline
        />
        {camera === undefined ? null : <div className={styles.corners} aria-hidden="true" />}
        <div className={camera === undefined ? styles.standing : styles.hint} role="status">
          <Standing scanning={scanning} />
        </div>
      </div>
      {camera === undefined ? null : children}
      {scanning.kind === 'refused' ? <Text after={0}>{instead}</Text> : null}
      <Row gap={3} align="center" className={styles.actions}>
        {isWanted && !isStopped ? null : (
          <SteadyButton
            meaning={isStopped ? 'start-camera' : 'stop-camera'}
            variant={isStopped ? 'solid' : 'line'}
            size="compact"
            {...named(text, of)}
            onPress={isStopped ? start : stop}
          >
            {text}
          </SteadyButton>
        )}
        {camera === undefined ? null : <CameraButtons key={camera.id} camera={camera} of={of} onSwitch={switchTo} />}
        {otherWay}
      </Row>
      <p className="sr" role="status">
        {news}
      </p>
    </Stack>
  )
}

interface StandingProps {
  readonly scanning: Scanning
}

function Standing({ scanning }: StandingProps) {
  switch (scanning.kind) {
    case 'off':
      return (
        <>
          <p>{words.why}</p>
          <p>{words.whyNext}</p>
        </>
      )
    case 'asking':
      return (
        <>
          <p>{words.asking}</p>
          <p>{words.why}</p>
        </>
      )
    case 'away':
      return <p>{words.away}</p>
    case 'refused':
      return <p>{words.refused[scanning.reason]}</p>
    case 'running':
      return scanning.hint === undefined ? (
        <p className="sr">{words.running}</p>
      ) : (
        <p>{scanning.hint === 'dark' ? words.dark : words.nothing}</p>
      )
  }
}

function named(text: string, of: string | undefined): { readonly 'aria-label'?: string } {
  return of === undefined ? {} : { 'aria-label': lightWords.actionOn(text, of) }
}

interface CameraButtonsProps {
  readonly camera: OpenCamera
  readonly of: string | undefined
  readonly onSwitch: (id: string) => void
}

function CameraButtons({ camera, of, onSwitch }: CameraButtonsProps) {
  const [isShining, setShining] = useState(false)
  const [didRefuse, setRefused] = useState(false)
  const shine = async (): Promise<void> => {
    const shines = await camera.shine(!isShining)
    setRefused(!isShining && !shines)
    setShining(shines)
  }
  const torch = isShining ? words.torchOff : words.torchOn
  const next = camera.ids[(camera.ids.indexOf(camera.id) + 1) % camera.ids.length]
  return (
    <>
      {camera.hasTorch ? (
        <Button
          variant="line"
          size="compact"
          {...named(torch, of)}
          aria-pressed={isShining}
          onClick={() => void shine()}
        >
          <IconShape path={icons.torch} /> <span>{torch}</span>
        </Button>
      ) : null}
      {next === undefined || next === camera.id ? null : (
        <Button variant="line" size="compact" {...named(words.switch, of)} onClick={() => onSwitch(next)}>
          <IconShape path={icons.camera} /> {words.switch}
        </Button>
      )}
      {didRefuse ? <p role="status">{words.noTorch}</p> : null}
    </>
  )
}
