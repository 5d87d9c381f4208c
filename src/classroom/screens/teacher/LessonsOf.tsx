import { Link } from 'react-router-dom'
import { classGridWords as words } from '#words/classGrid'
import { dayNear } from '#words/ledgerFormat'
import { type GridRow, isWithinWeek, type ModuleCell } from '../../protocol/book/grid'
import { localDateOf } from '../../../core/progress/calendar'
import type { LocalDate } from '../../../core/progress/ids'
import { Icon } from '../../../ui/Icon'
import { IconButton } from '../../../ui/IconButton'
import { QuiltBlock } from '../../../ui/QuiltBlock'
import { textLinkClass } from '../../../ui/textLinkClass'
import { AsOf } from './AsOf'
import type { ClassPageProps } from './classView'
import styles from './LessonsOf.module.css'

interface LessonsOfProps extends ClassPageProps {
  readonly row: GridRow
  readonly cell: ModuleCell
  /** Left out when the lessons are on their own page. */
  readonly onClose?: () => void
}

/**
 * Shows one learner's lessons in one module. If the lessons have their own page, that page shows the time of the
 * report.
 */
export function LessonsOf({ view, row: { member }, cell, onClose }: LessonsOfProps) {
  const module = view.curriculum.modules.find(({ id }) => id === cell.id)
  if (module === undefined) return null
  const total = module.lessons.length
  return (
    <div className={onClose === undefined ? styles.plain : styles.sheet}>
      <div className={styles.head}>
        <QuiltBlock
          look={module}
          done={cell.complete + (cell.quiz.status === 'passed' ? 1 : 0)}
          total={total + 1}
          size="small"
        />
        <div>
          <h2>{onClose === undefined ? module.title : words.open(member.name, module.title)}</h2>
          <p>
            <span>{words.lessonsOf(cell.complete, total)}</span>{' '}
            {onClose === undefined ? null : <AsOf at={member.asOf} now={view.now} carrier={member.carrier} />}
          </p>
        </div>
        {onClose === undefined ? null : (
          <>
            <Link className={textLinkClass} to={view.to('learner', member.member)}>
              {words.wholeLedger} <Icon name="arrowRight" />
            </Link>
            <IconButton icon={<Icon name="cross" />} label={words.close} onClick={onClose} />
          </>
        )}
      </div>
      <table className={styles.lessons}>
        <caption className="sr">{words.open(member.name, module.title)}</caption>
        <tbody>
          {module.lessons.map(({ id, title }, index) => {
            const lesson = cell.lessons.find((one) => one.id === id)
            return (
              <tr key={id}>
                <td className={styles.number}>{index + 1}</td>
                <th scope="row">
                  <span>{title}</span> <New on={lesson?.completedOn} now={view.now} />
                </th>
                <td className={styles.state}>
                  {lesson?.isComplete === true ? <Done on={lesson.completedOn} now={view.now} /> : words.notBegun}
                </td>
              </tr>
            )
          })}
          <tr>
            <td className={styles.number} />
            <th scope="row">
              {words.quizRow} <New on={cell.quiz.on} now={view.now} />
            </th>
            <td className={styles.state}>{words.quizState[cell.quiz.status](cell.quiz.score)}</td>
          </tr>
        </tbody>
      </table>
    </div>
  )
}

interface OnProps {
  readonly on: LocalDate | undefined
  readonly now: Date
}

function New({ on, now }: OnProps) {
  const today = localDateOf(now)
  if (on === undefined || today === undefined || !isWithinWeek(on, today)) return null
  return <span className={styles.new}>{words.newSince}</span>
}

function Done({ on, now }: OnProps) {
  return (
    <span className={styles.done}>
      <Icon name="check" size="small" />
      <span className="sr">{words.done}</span>
      <span>{on === undefined ? words.done : dayNear(on, localDateOf(now) ?? '')}</span>
    </span>
  )
}
