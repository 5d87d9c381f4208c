import { classBookWords as words } from '#words/classBook'
import type { Carrier } from '../../protocol/book/classBook'
import type { Instant } from '../../../core/progress/ids'
import styles from './AsOf.module.css'
import { CarrierSign } from './CarrierSign'
import { fullMoment, shortMoment } from './moments'

interface AsOfProps {
  readonly at: Instant
  readonly now: Date
  readonly carrier?: Carrier
  /** `day`: only the time if it is today, otherwise the day. `bare`: without the words, because a heading has them. */
  readonly size?: 'full' | 'day' | 'bare'
}

/** The time that a figure is from. Every figure about a class shows it. */
export function AsOf({ at, now, carrier, size = 'full' }: AsOfProps) {
  return (
    <span className={styles.asOf}>
      {carrier === undefined ? null : <CarrierSign carrier={carrier} />}
      <time dateTime={at === '' ? undefined : at}>
        {size === 'bare' ? shortMoment(at, now) : words.asOf((size === 'day' ? shortMoment : fullMoment)(at, now))}
      </time>
    </span>
  )
}
