import { profileWords as words } from '#words/profile'
import type { Manifest } from '../../core/curriculum/parseManifest'
import type { ProgressDocument } from '../../core/progress/document'
import { PostedEntries } from '../../session/PostedEntries'
import styles from './ProfileScreen.module.css'

interface RecentEntriesProps {
  readonly document: ProgressDocument
  readonly manifest: Manifest
}

export function RecentEntries({ document, manifest }: RecentEntriesProps) {
  return (
    <>
      <h2>{words.posted}</h2>
      <div className={styles.entries}>
        <PostedEntries
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
