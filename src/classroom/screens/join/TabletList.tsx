import { joinClassWords as words } from '#words/joinClass'
import type { TabletReport } from '../../ports/TabletClasses'
import { Chip } from '../../../ui/Chip'
import { ProofChip } from './Arrived'
import styles from './Join.module.css'

/**
 * Lists every learner on this tablet who is in the class or whose data couldn't be read, with the state of their
 * report.
 */
export function TabletList({ reports }: { readonly reports: readonly TabletReport[] }) {
  return (
    <ul className={styles.list}>
      {reports.map((report) => (
        <li key={report.learner}>
          <b>
            <bdi>{report.name}</bdi>
          </b>
          {report.kind === 'failed' ? (
            <span>{words.notRead[report.reason]}</span>
          ) : report.handedIn === undefined ? (
            <Chip kind="progress">{report.isLeaving ? words.left : words.notIn}</Chip>
          ) : (
            <ProofChip one={report.handedIn} />
          )}
        </li>
      ))}
    </ul>
  )
}
