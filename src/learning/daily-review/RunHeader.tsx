import { Link } from 'react-router-dom'
import type { ProgressDocument } from '../../progress/document'
import type { ModuleId } from '../../progress/ids'
import { Icon } from '../../ui/Icon'
import { QuiltBlock } from '../../ui/QuiltBlock'
import { moduleStandings } from '../session/moduleStandings'
import questionStyles from '../session/Question.module.css'
import { useManifest } from '../session/useRead'
import styles from './Review.module.css'

interface RunHeaderProps {
  readonly document: ProgressDocument
  readonly moduleId: ModuleId
  readonly title: string
  readonly facts: string
  /** The way out, with its name. */
  readonly leave: { readonly to: string; readonly label: string }
  readonly done: number
  readonly count: number
  /** The same as the boxes, for who does not see them. */
  readonly doneText: string
}

/** What is going on, how far it is, and the way out. */
export function RunHeader({ document, moduleId, title, facts, leave, done, count, doneText }: RunHeaderProps) {
  const manifest = useManifest()
  const standings = manifest === undefined ? [] : moduleStandings(document, manifest.value)
  const standing = standings.find(({ module }) => module.id === moduleId)
  return (
    <>
      <header className={styles.header}>
        <QuiltBlock
          module={moduleId}
          done={standing?.patchesDone ?? 0}
          total={standing?.patches ?? 1}
          size="small"
          isLastNew={false}
        />
        <div className={styles.names}>
          <p className={styles.title}>{title}</p>
          <p className={styles.facts}>{facts}</p>
        </div>
        <Link className={styles.leave} to={leave.to} aria-label={leave.label}>
          <Icon name="cross" />
        </Link>
      </header>
      <div className={questionStyles.ticks} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <i
            key={index}
            className={index < done ? questionStyles.answered : index === done ? questionStyles.current : undefined}
          />
        ))}
      </div>
      <p className="sr">{doneText}</p>
    </>
  )
}
