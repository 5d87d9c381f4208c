import { Link } from 'react-router-dom'
import { classTodayWords as words } from '#words/classToday'
import type { ClassPageProps } from '../classView'
import type { ClassFigures } from '../figures'
import styles from './Today.module.css'

interface TodayFiguresProps extends ClassPageProps {
  readonly figures: ClassFigures
}

export function TodayFigures({ view: { to }, figures }: TodayFiguresProps) {
  const { members, handedInToday, lessonsThisWeek, waiting } = figures
  return (
    <dl className={styles.figures}>
      <div>
        <dt>{words.handedIn}</dt>
        <dd>
          <b>{handedInToday}</b> <span>{words.of(members)}</span>
        </dd>
      </div>
      <div>
        <dt>{words.lessonsThisWeek}</dt>
        <dd>
          <b>{lessonsThisWeek}</b>
        </dd>
      </div>
      <div>
        <dt>{waiting > 0 ? <Link to={to('collect')}>{words.waiting}</Link> : words.waiting}</dt>
        <dd>
          <b>{waiting}</b>
        </dd>
      </div>
    </dl>
  )
}
