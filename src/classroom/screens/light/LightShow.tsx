import { useEffect, useRef, useState } from 'react'
import { lightWords as words } from '#words/light'
import type { Bytes } from '../../protocol/bytes'
import { LightFrames, REPEATED_BLOCKS } from '../../protocol/light/LightFrames'
import { LightTurns, type ShownFrames } from '../../protocol/light/LightTurns'
import { type QrVersion, signsOfVersion } from '../../../platform/qrCode'
import { keepAwake } from '../../../platform/window/keepAwake'
import { Button, ButtonRow } from '../../../ui/Button'
import { Icon } from '../../../ui/Icon'
import { blockBytesFor } from '../../protocol/light/frame'
import { classroomTools } from '../../../platform/classroomTools'
import { Row } from '../../../ui/Row'
import styles from './LightShow.module.css'
import { QrCode } from './QrCode'
import { usePageVisible } from './usePageVisible'

/** Codes per second. */
const RATES = [2, 4, 6, 8] as const

interface LightShowProps {
  /**
   * A sealed report, a plan or a card, or several of them in one loop. The caller passes the same array while the
   * content is the same.
   */
  readonly bytes: Bytes | readonly Bytes[]
  /** The accessible name of the code, for example *Your report, as codes for a camera*. */
  readonly label: string
  /** The largest QR version, from 10 to 20. A larger version needs fewer codes with finer modules. */
  readonly version?: QrVersion
  /** Codes per second at the start. Learners who prefer reduced motion start with the slowest rate. */
  readonly rate?: number
}

/** Shows bytes to a camera as a loop of QR codes, and keeps the screen awake during the loop. */
export function LightShow({ bytes, label, version = 15, rate = 6 }: LightShowProps) {
  const frames = useLightFrames(bytes, version)
  useEffect(() => keepAwake(), [])
  if (frames === 'refused') return <p role="alert">{words.notShown}</p>
  return (
    <figure className={`${styles.show} noPrint`}>
      {frames === undefined ? (
        <div className={styles.waiting} aria-hidden="true" />
      ) : (
        <Loop key={frames.textAt(0)} frames={frames} label={label} rate={rate} />
      )}
      <p className={styles.hint}>
        <Icon name="lamp" />
        <span>
          <strong>{words.bright}</strong> {words.apart}
        </span>
      </p>
    </figure>
  )
}

interface LoopProps {
  readonly frames: ShownFrames
  readonly label: string
  readonly rate: number
}

function Loop({ frames, label, rate: firstRate }: LoopProps) {
  const [turn, setTurn] = useState(0)
  const [rate, setRate] = useState(() => (prefersLessMotion() ? RATES[0] : firstRate))
  const isVisible = usePageVisible()
  const isLoop = frames.count > 1
  const code = useRef<HTMLDivElement>(null)
  // On a phone the tabs at the bottom would cover part of the code, and a camera can't read part of a code.
  useEffect(() => {
    // Newer browsers return a promise. An effect must not return it as its cleanup.
    code.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  useEffect(() => {
    if (!isVisible || !isLoop) return undefined
    const timer = setInterval(() => setTurn((shown) => shown + 1), 1000 / rate)
    return () => clearInterval(timer)
  }, [isVisible, isLoop, rate])

  const slower = RATES.filter((other) => other < rate).at(-1)
  const faster = RATES.find((other) => other > rate)
  return (
    <>
      <div ref={code} className={styles.code}>
        <QrCode text={frames.textAt(turn)} label={label} />
      </div>
      {isLoop ? (
        <figcaption className={styles.caption}>
          <Row rowGap={2} gap={3} justify="between" className={styles.standing} aria-hidden="true">
            <Place turn={turn} count={frames.count} />
          </Row>
          <ButtonRow>
            <Button
              variant="line"
              size="compact"
              aria-disabled={slower === undefined}
              aria-label={words.actionOn(words.slower, label)}
              onClick={() => setRate(slower ?? rate)}
            >
              {words.slower}
            </Button>
            <Button
              variant="line"
              size="compact"
              aria-disabled={faster === undefined}
              aria-label={words.actionOn(words.faster, label)}
              onClick={() => setRate(faster ?? rate)}
            >
              {words.faster}
            </Button>
            <output className={styles.rate}>{words.rate(rate)}</output>
          </ButtonRow>
        </figcaption>
      ) : null}
    </>
  )
}

interface PlaceProps {
  readonly turn: number
  /** The number of blocks in the content. */
  readonly count: number
}

/** The position in the loop. With more than twelve blocks no code repeats, so there are no rounds. */
function Place({ turn, count }: PlaceProps) {
  if (count > REPEATED_BLOCKS) return <strong>{words.codeOfMany(turn + 1, count)}</strong>
  const at = turn % count
  return (
    <>
      <strong>{words.code(at + 1, count)}</strong>
      <span>{words.round(Math.floor(turn / count) + 1)}</span>
      <span className={styles.marks}>
        {Array.from({ length: count }, (_, number) => (
          <span
            key={number}
            className={`${styles.mark} ${number < at ? styles.shown : ''} ${number === at ? styles.now : ''}`}
          />
        ))}
      </span>
    </>
  )
}

function prefersLessMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}

interface Made {
  readonly of: LightShowProps['bytes']
  readonly version: QrVersion
  /** Undefined if the content can't be shown as codes. */
  readonly frames: ShownFrames | undefined
}

/** Undefined until the frames are made. `refused` if the content is empty or too large for codes. */
function useLightFrames(bytes: LightShowProps['bytes'], version: QrVersion): ShownFrames | 'refused' | undefined {
  const [made, setMade] = useState<Made | undefined>(undefined)
  useEffect(() => {
    let isWanted = true
    void framesOf(bytes, version).then((frames) => {
      if (isWanted) setMade({ of: bytes, version, frames })
    })
    return () => {
      isWanted = false
    }
  }, [bytes, version])
  if (made === undefined || made.of !== bytes || made.version !== version) return undefined
  return made.frames ?? 'refused'
}

/** Leaves out contents that can't be shown. Undefined if none can. */
async function framesOf(bytes: LightShowProps['bytes'], version: QrVersion): Promise<ShownFrames | undefined> {
  const all = bytes instanceof Uint8Array ? [bytes] : bytes
  const size = blockBytesFor(signsOfVersion[version])
  const made = await Promise.allSettled(all.map((one) => LightFrames.of(one, size, classroomTools)))
  const frames = made.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  return frames.length > 1 ? new LightTurns(frames) : frames[0]
}
