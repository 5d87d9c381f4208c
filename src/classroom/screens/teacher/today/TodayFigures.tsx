import { Link } from 'react-router-dom'
import { classTodayWords as words } from '#words/classToday'
import { classBookWords as common } from '#words/classBook'
import { instantOf } from '../../../../core/progress/calendar'
import { AsOf } from '../AsOf'
import type { ClassPageProps } from '../classView'
import type { ClassFigures } from '../figures'
import { fullMoment } from '../moments'
import styles from './Today.module.css'

interface TodayFiguresProps extends ClassPageProps {
  readonly figures: ClassFigures
}

export function TodayFigures({ view, figures }: TodayFiguresProps) {
  const { now, to } = view
  const { members, handedInToday, lessonsThisWeek, waiting, asOf } = figures
  const moment = <AsOf at={instantOf(now)} now={now} />
  return (
    <dl className={styles.figures}>
      <div>
        <dt>{words.handedIn}</dt>
        <dd className={styles.figure}>
          <b>{handedInToday}</b> <span>{words.of(members)}</span>
        </dd>
        <dd className={styles.since}>{moment}</dd>
      </div>
      <div>
        <dt>{words.lessonsThisWeek}</dt>
        <dd className={styles.figure}>
          <b>{lessonsThisWeek}</b>
        </dd>
        <dd className={styles.since}>
          {asOf === undefined ? null : common.asOfFrom(fullMoment(asOf, now), members, members)}
        </dd>
      </div>
      <div>
        <dt>{waiting > 0 ? <Link to={to('collect')}>{words.waiting}</Link> : words.waiting}</dt>
        <dd className={styles.figure}>
          <b>{waiting}</b>
        </dd>
        <dd className={styles.since}>{moment}</dd>
      </div>
    </dl>
  )
}
