import { classBookWords as words } from '#words/classBook'
import type { Carrier } from '../../protocol/book/classBook'
import type { Instant } from '../../../core/progress/ids'
import styles from './AsOf.module.css'
import { fullMoment, isOld, shortMoment } from './moments'

interface AsOfProps {
  readonly at: Instant
  readonly now: Date
  readonly carrier?: Carrier
  /** `bare` shows only the time if it is today, otherwise the day. A heading explains it. */
  readonly size?: 'full' | 'bare'
}

/** Shows the time at which a figure was reported. */
export function AsOf({ at, now, carrier, size = 'full' }: AsOfProps) {
  return (
    <span className={styles.asOf}>
      {carrier === undefined ? null : <CarrierSign carrier={carrier} />}
      <time dateTime={at === '' ? undefined : at}>
        {size === 'bare' ? shortMoment(at, now) : words.asOf(fullMoment(at, now))}
      </time>
    </span>
  )
}

/**
 * Shows the day on which a row was reported, if that is more than a day ago. The page shows the time of the other rows
 * once, at the top.
 */
export function OldAsOf({ at, now }: Pick<AsOfProps, 'at' | 'now'>) {
  return isOld(at, now) ? <AsOf at={at} now={now} size="bare" /> : null
}

/** How a report arrived: rays for the camera, a page for a file, a mast for a relay. */
const shapes: Readonly<Record<Carrier, string>> = {
  light: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2',
  file: 'M6 3h9l4 4v14H6zM14 3v5h5M9 12h7M9 16h7',
  relay:
    'M12 10v11M9 21h6M8 13a5.5 5.5 0 0 1 0-7M16 13a5.5 5.5 0 0 0 0-7M5 15.500a9.500 9.500 0 0 1 0-12M19 15.500a9.500 9.500 0 0 0 0-12',
}

function CarrierSign({ carrier }: { readonly carrier: Carrier }) {
  return (
    <>
      <svg className={styles.sign} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d={shapes[carrier]} />
      </svg>
      <span className="sr">{words.carrier[carrier]}</span>
    </>
  )
}
