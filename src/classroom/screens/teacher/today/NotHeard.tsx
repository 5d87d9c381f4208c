import { classTodayWords as words } from '#words/classToday'
import type { SilentMember } from '../../../protocol/book/today'
import { AsOf } from '../AsOf'
import type { ClassPageProps } from '../classView'
import { MemberLink } from '../MemberLink'
import styles from './Today.module.css'

const GROUPS = [14, 7, 3] as const

interface NotHeardProps extends ClassPageProps {
  readonly silent: readonly SilentMember[]
}

export function NotHeard({ view, silent }: NotHeardProps) {
  const { now } = view
  return (
    <div>
      <h2>{words.silentTitle}</h2>
      <p className={styles.quiet}>{words.silentText}</p>
      {silent.length === 0 ? (
        <p>{words.silentNone}</p>
      ) : (
        <table className={styles.people}>
          <caption className="sr">{words.silentTitle}</caption>
          <thead>
            <tr>
              <th scope="col">{words.silentColumns[0]}</th>
              <th scope="col">{words.silentColumns[1]}</th>
              <th scope="col" className={`${styles.end} ${styles.days}`}>
                {words.silentColumns[2]}
              </th>
            </tr>
          </thead>
          {GROUPS.map((least) => {
            const group = silent.filter(({ atLeast }) => atLeast === least)
            if (group.length === 0) return null
            return (
              <tbody key={least}>
                <tr className={styles.group}>
                  <th colSpan={3} scope="rowgroup">
                    {words.group[least]}
                  </th>
                </tr>
                {group.map(({ member, days }) => (
                  <tr key={member.member} className={styles.person}>
                    <th scope="row">
                      <MemberLink view={view} member={member} />
                    </th>
                    <td>
                      <AsOf at={member.asOf} now={now} size="bare" />
                    </td>
                    <td className={`${styles.end} ${styles.days}`}>{words.days(days)}</td>
                  </tr>
                ))}
              </tbody>
            )
          })}
          <tfoot>
            <tr>
              <th colSpan={2} scope="row">
                {words.silentTotal}
              </th>
              <td className={styles.end}>
                <b className={styles.total}>{silent.length}</b>
              </td>
            </tr>
          </tfoot>
        </table>
      )}
    </div>
  )
}
