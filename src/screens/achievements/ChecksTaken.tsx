import { checksTakenWords as words } from '#words/checksTaken'
import { dayNear } from '#words/ledgerFormat'
import type { Manifest } from '../../core/curriculum/parseManifest'
import type { ProgressDocument } from '../../core/progress/document'
import { CHECK_LENGTH, checksTaken } from '../../core/review/moduleChecks'
import { LeafRow } from '../../ui/Leaf'
import { useToday } from '../../session/useToday'
import { Text } from '../../ui/Text'
import styles from './ChecksTaken.module.css'

interface ChecksTakenProps {
  readonly document: ProgressDocument
  readonly manifest: Manifest
}

/**
 * Shows each module's self-check results, whether they got better or worse. Renders nothing if no self-check was taken.
 */
export function ChecksTaken({ document, manifest }: ChecksTakenProps) {
  const today = useToday()
  const rows = manifest.modules
    .map(({ id, title }) => ({ id, title, checks: checksTaken(document, id) }))
    .filter(({ checks }) => checks.length > 0)
  if (rows.length === 0) return null
  return (
    <LeafRow marginNote={<p>{words.marginNote}</p>}>
      <h2>{words.title}</h2>
      <Text width={38} before={3} after={0}>
        {words.text}
      </Text>
      <ul className={styles.rows}>
        {rows.map(({ id, title, checks }) => {
          const last = checks.at(-1)?.day
          return (
            <li key={id} className={styles.row}>
              <span>
                <span>{`${title}:`}</span>{' '}
                <b>{words.line(Object.fromEntries(checks.map(({ kind, right }) => [kind, right])), CHECK_LENGTH)}</b>
              </span>
              {last === undefined ? null : (
                <time className={styles.day} dateTime={last}>
                  {dayNear(last, today)}
                </time>
              )}
            </li>
          )
        })}
      </ul>
    </LeafRow>
  )
}
