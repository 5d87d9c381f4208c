import { browserStorageWords as words } from '#words/browserStorage'
import type { ProgressDocument } from '../../core/progress/document'
import { completedLessons } from '../../core/progress/lessons'
import { Button } from '../../ui/Button'
import { usePersistence } from '../../session/usePersistence'
import styles from './KeepAsked.module.css'

/**
 * Explains persistent storage after the first saved lesson, with a button that requests it. Renders nothing once it is
 * granted.
 */
export function KeepAsked({ document }: { readonly document: ProgressDocument }) {
  const { persistence, isAsking, isRefused, ask } = usePersistence()
  if (completedLessons(document).length === 0) return null
  return (
    <div className={styles.asked} role="status">
      {isRefused ? (
        <p>{words.refused}</p>
      ) : persistence === 'best-effort' ? (
        <>
          <p>{words.reason}</p>
          <Button variant="line" size="compact" busy={isAsking} busyLabel={words.asking} onClick={ask}>
            {words.ask}
          </Button>
        </>
      ) : null}
    </div>
  )
}
