import { Link } from 'react-router-dom'
import type { ProgressDocument } from '../core/progress/document'
import type { ModuleId } from '../core/progress/ids'
import { Icon } from '../ui/Icon'
import { moduleLook } from '../core/curriculum/moduleLook'
import { QuiltBlock } from '../ui/QuiltBlock'
import { Text } from '../ui/Text'
import styles from './ModuleHeader.module.css'
import { moduleStandings } from './moduleStandings'
import { useManifest } from './useRead'

interface ModuleHeaderProps {
  readonly document: ProgressDocument
  readonly moduleId: ModuleId
  readonly title: string
  readonly facts?: string | undefined
  /** Link that leaves the module, with its label. */
  readonly leave?: { readonly to: string; readonly label: string } | undefined
  readonly isPatchNew?: boolean
}

/** Shows the sewn part of the module's quilt block, the current activity, and a link to leave. */
export function ModuleHeader({ document, moduleId, title, facts, leave, isPatchNew = false }: ModuleHeaderProps) {
  const manifest = useManifest()
  const standings = manifest === undefined ? [] : moduleStandings(document, manifest.value)
  const standing = standings.find(({ module }) => module.id === moduleId)
  return (
    <header className={styles.header}>
      <QuiltBlock
        look={moduleLook(manifest?.value.modules ?? [], moduleId)}
        done={standing?.patchesDone ?? 0}
        total={standing?.patches ?? 1}
        size="small"
        isLastNew={isPatchNew}
      />
      <div className={styles.names}>
        <Text isBold className={styles.title}>
          {title}
        </Text>
        {facts === undefined ? null : (
          <Text tone="quiet" size="small" isNumeric className={styles.facts}>
            {facts}
          </Text>
        )}
      </div>
      {leave === undefined ? null : (
        <Link className={`${styles.leave} noPrint`} to={leave.to} aria-label={leave.label}>
          <Icon name="cross" />
        </Link>
      )}
    </header>
  )
}
