import { joinClassWords as words } from '#words/joinClass'
import type { TabletReport } from '../../../classes/TabletClasses'
import { Chip } from '../../../ui/Chip'
import styles from './Join.module.css'

/** Everybody on this tablet who is in the class or could not be read, and how far each is. */
export function TabletList({ reports }: { readonly reports: readonly TabletReport[] }) {
  return (
    <ul className={styles.list}>
      {reports.map((report) => (
        <li key={report.learner}>
          <b>{report.name}</b>
          {report.kind === 'failed' ? (
            <span>{words.notRead[report.reason]}</span>
          ) : report.handedIn === undefined ? (
            <Chip kind="progress">{report.isLeaving ? words.left : words.notIn}</Chip>
          ) : (
            <Chip kind={report.handedIn.proof === 'answered' ? 'posted' : 'progress'}>
              {words.chip[report.handedIn.proof]}
            </Chip>
          )}
        </li>
      ))}
    </ul>
  )
}
