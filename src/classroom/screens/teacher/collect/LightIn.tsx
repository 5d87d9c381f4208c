import { classCollectWords as words } from '#words/classCollect'
import type { Collected } from '../../../ports/TaughtClasses'
import type { Bytes } from '../../../protocol/bytes'
import type { CameraSource } from '../../../../platform/window/camera'
import { Scanner } from '../../light/Scanner'
import { useLightIn } from '../../light/useLightIn'
import styles from './LightIn.module.css'
import type { Elements } from '../../../../ui/Elements'

interface LightInProps {
  readonly onReport: (bytes: Bytes) => Promise<Collected>
  /** Announced to screen readers when it changes. */
  readonly news: string
  readonly otherWay: Elements
  readonly source?: CameraSource
}

/** The camera that collects one learner after another, without a tap in between. */
export function LightIn({ onReport, news, otherWay, source }: LightInProps) {
  const { onTexts, part } = useLightIn(async (bytes) =>
    (await onReport(bytes)).kind === 'not-taken' ? 'again' : 'done',
  )
  return (
    <Scanner onTexts={onTexts} news={news} otherWay={otherWay} {...(source !== undefined && { source })}>
      <div className={styles.part}>
        <p>
          <b>{part === undefined ? words.ready : words.readingReport}</b>
          {part === undefined ? null : <span>{words.codes(part.have, part.count)}</span>}
        </p>
        {part === undefined ? null : <progress max={part.count} value={part.have} aria-label={words.readingReport} />}
      </div>
    </Scanner>
  )
}
