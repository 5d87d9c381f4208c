import { Link } from 'react-router-dom'
import { dashboardWords as words } from '#words/dashboard'
import type { Manifest } from '../../core/curriculum/parseManifest'
import { firstPaint } from '../../platform/window/firstPaint'
import type { ProgressDocument } from '../../core/progress/document'
import type { LocalDate, ModuleId } from '../../core/progress/ids'
import { reviewPath } from '../../words/links'
import { reviewedModules } from '../../session/reviewedModules'
import { useSession } from '../../session/SessionContext'
import { useOnce } from '../../session/useRead'
import { useToday } from '../../session/useToday'
import styles from './DashboardScreen.module.css'

interface ReviewRowProps {
  readonly document: ProgressDocument
  readonly manifest: Manifest
}

/**
 * A link to the review, shown if there are questions to repeat. The due questions are counted after the page is shown.
 */
export function ReviewRow({ document, manifest }: ReviewRowProps) {
  const today = useToday()
  const modules = reviewedModules(document, manifest)
  if (modules.length === 0) return null
  return (
    <p className={styles.row}>
      <span className={styles.note}>{words.review}</span>
      <Link to={reviewPath}>{words.reviewAction}</Link>
      <Note key={`${today} ${modules.join(' ')}`} document={document} modules={modules} today={today} />
    </p>
  )
}

interface NoteProps {
  readonly document: ProgressDocument
  readonly modules: readonly ModuleId[]
  readonly today: LocalDate
}

function Note({ document, modules, today }: NoteProps) {
  const { library } = useSession()
  const note = useOnce(async () => {
    await firstPaint()
    try {
      const { reviewNote } = await import('./reviewNote')
      return await reviewNote(document, { library, modules, today })
    } catch (error) {
      console.warn('What is due could not be counted', error)
      return words.reviewMissing
    }
  })
  return <span className={styles.note}>{note}</span>
}
