import { profileWords as words } from '#words/profile'
import type { Manifest } from '../../core/curriculum/parseManifest'
import type { ProgressDocument } from '../../core/progress/document'
import { RecentActivity } from '../../session/RecentActivity'
import styles from './ProfileScreen.module.css'

interface RecentEntriesProps {
  readonly document: ProgressDocument
  readonly manifest: Manifest
}

export function RecentEntries({ document, manifest }: RecentEntriesProps) {
  return (
    <>
      <h2>{words.recentActivity}</h2>
      <div className={styles.entries}>
        <RecentActivity
          document={document}
          manifest={manifest}
          limit={10}
          loading={words.loading}
          empty={<p className={styles.text}>{words.noEntries}</p>}
        />
      </div>
    </>
  )
}
