import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import { classBookWords as common } from '#words/classBook'
import { classTodayWords as words } from '#words/classToday'
import { marginDay } from '#words/ledgerFormat'
import { todayOf } from '../../../protocol/book/today'
import { instantOf, localDateOf } from '../../../../core/progress/calendar'
import { buttonClass } from '../../../../ui/buttonClass'
import { Icon } from '../../../../ui/Icon'
import { LeafRow } from '../../../../ui/Leaf'
import { Text } from '../../../../ui/Text'
import { ClassHead } from '../ClassHead'
import type { ClassPageProps } from '../classView'
import { figuresOf } from '../figures'
import { fullMoment } from '../moments'
import { MostMissed } from './MostMissed'
import { NobodyYet } from '../NobodyYet'
import { NotHeard } from './NotHeard'
import { StuckMembers } from './StuckMembers'
import { Suggested } from './Suggested'
import { TakeAlong } from '../TakeAlong'
import { todayCsv } from '../tables'
import { TodayFigures } from './TodayFigures'
import styles from './Today.module.css'

/**
 * The page to read before a lesson. The first button collects reports. Then come a suggestion, learners without a
 * recent report, learners who are stuck, and missed questions. The time at the top applies to the whole page.
 */
export function TodayPage({ view }: ClassPageProps) {
  const { state, curriculum, now } = view
  const today = useMemo(() => todayOf(state.book, curriculum, instantOf(now)), [state.book, curriculum, now])
  const figures = useMemo(() => figuresOf(state.book, curriculum, now), [state.book, curriculum, now])
  const [day, year] = marginDay(localDateOf(now) ?? '')
  return (
    <>
      <LeafRow
        isTight
        marginNote={
          <p>
            <span>{day}</span> <br /> <span>{year}</span>
          </p>
        }
      >
        <ClassHead view={view} page="today" title={words.title} />
        {today.members === 0 ? (
          <NobodyYet view={view} />
        ) : (
          <>
            <Text after={4} tone="quiet" size="small">
              {words.asOf(
                fullMoment(instantOf(now), now),
                today.asOf === undefined ? undefined : fullMoment(today.asOf.newest, now),
              )}
            </Text>
            {view.state.archivedAt === undefined ? (
              <Link className={`${buttonClass('solid')} noPrint`} to={view.to('collect')}>
                {words.collect} <Icon name="arrowRight" />
              </Link>
            ) : null}
            <TodayFigures view={view} figures={figures} />
          </>
        )}
      </LeafRow>
      {today.members === 0 ? null : (
        <>
          <LeafRow>
            <Suggested view={view} today={today} />
          </LeafRow>
          <LeafRow
            marginNote={
              <p>
                {words.silentNote[0]} {words.silentNote[1]}
              </p>
            }
          >
            <div className={styles.two}>
              <NotHeard view={view} silent={today.silent} />
              <StuckMembers view={view} stuck={today.stuck} />
            </div>
          </LeafRow>
          <LeafRow
            marginNote={
              <p>
                {words.missedNote[0]} {words.missedNote[1]}
              </p>
            }
          >
            <MostMissed view={view} missed={today.missed} />
          </LeafRow>
          <LeafRow marginNote={common.takeAlong}>
            <TakeAlong view={view} name={words.title} csv={() => todayCsv(view, today, figures)} />
          </LeafRow>
        </>
      )}
    </>
  )
}
