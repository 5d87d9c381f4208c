import { classTodayWords as words } from '#words/classToday'
import type { StuckMember } from '../../../protocol/book/today'
import { OldAsOf } from '../AsOf'
import type { ClassPageProps } from '../classView'
import { MemberLink } from '../MemberLink'
import { stuckEntry } from '../tables'
import styles from './Today.module.css'

interface StuckMembersProps extends ClassPageProps {
  readonly stuck: readonly StuckMember[]
}

export function StuckMembers({ view, stuck }: StuckMembersProps) {
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
