import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import { classBookWords as common } from '#words/classBook'
import { classTodayWords as words } from '#words/classToday'
import { marginDay } from '#words/ledgerFormat'
import { todayOf, type StuckMember } from '../../../protocol/book/today'
import { instantOf, localDateOf } from '../../../../core/progress/calendar'
import { buttonClass } from '../../../../ui/buttonClass'
import { Icon } from '../../../../ui/Icon'
import { LeafRow } from '../../../../ui/Leaf'
import { Text } from '../../../../ui/Text'
import { OldAsOf } from '../AsOf'
import { ClassHead } from '../ClassHead'
import type { ClassPageProps } from '../classView'
import { figuresOf, type ClassFigures } from '../figures'
import { MemberLink } from '../MemberLink'
import { fullMoment } from '../moments'
import { MostMissed } from './MostMissed'
import { NobodyYet } from '../NobodyYet'
import { NotHeard } from './NotHeard'
import { Suggested } from './Suggested'
import { TakeAlong } from '../TakeAlong'
import { todayCsv, stuckEntry } from '../tables'
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

interface TodayFiguresProps extends ClassPageProps {
  readonly figures: ClassFigures
}

function TodayFigures({ view: { to }, figures }: TodayFiguresProps) {
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

interface StuckMembersProps extends ClassPageProps {
  readonly stuck: readonly StuckMember[]
}

function StuckMembers({ view, stuck }: StuckMembersProps) {
  return (
    <div>
      <h2>{words.stuckTitle}</h2>
      <p className={styles.quiet}>{words.stuckText}</p>
      {stuck.length === 0 ? (
        <p>{words.stuckNone}</p>
      ) : (
        <table className={styles.people}>
          <caption className="sr">{words.stuckTitle}</caption>
          <thead>
            <tr>
              <th scope="col">{words.stuckColumns[0]}</th>
              <th scope="col" className={styles.end}>
                {words.stuckColumns[1]}
              </th>
            </tr>
          </thead>
          <tbody>
            {stuck.map((one) => (
              <tr key={`${one.member.member} ${one.moduleId}`} className={styles.person}>
                <th scope="row">
                  <MemberLink view={view} member={one.member} /> <OldAsOf at={one.member.asOf} now={view.now} />
                  <span className={styles.entry}>{stuckEntry(view.curriculum, one)}</span>
                </th>
                <td className={styles.end}>{words.why[one.kind]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  )
}
