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
  /** `day`: today the time, else the day. `bare`: without the words, where a heading says them. */
  readonly size?: 'full' | 'day' | 'bare'
}

/** Since when a number is true. No number of a class stands without it. */
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
