import { Link } from 'react-router-dom'
import { checkOfferWords as words } from '#words/checkOffer'
import type { ProgressDocument } from '../../core/progress/document'
import type { LocalDate } from '../../core/progress/ids'
import { checkDue } from '../../core/review/moduleChecks'
import { checkPath } from '../../words/links'
import { useManifest } from '../../session/useRead'
import { Block } from '../../ui/Block'
import styles from './Review.module.css'

interface ChecksDueProps {
  readonly document: ProgressDocument
  readonly today: LocalDate
}

/**
 * Shows the self-checks that are due again after 30 and 90 days. Learners would not look for self-checks in a finished
 * module.
 */
export function ChecksDue({ document, today }: ChecksDueProps) {
  const manifest = useManifest()
  const due = (manifest?.value.modules ?? []).flatMap((module) => {
    const kind = checkDue(document, module, today)
    return kind === 'month' || kind === 'quarter' ? [{ module, kind }] : []
  })
  if (due.length === 0) return null
  return (
    <Block as="ul" after={5} isRuled className={styles.lessons}>
      {due.map(({ module, kind }) => (
        <li key={module.id}>
          <Link className={styles.link} to={checkPath(module.id)}>
            {`${words.ofModule(module.title)} ${words.offer[kind]}`}
          </Link>
        </li>
      ))}
    </Block>
  )
}
