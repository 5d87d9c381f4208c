import { Link } from 'react-router-dom'
import { glossaryWords as words } from '#words/glossary'
import type { LoadTrouble } from '../../../curriculum/createLibrary'
import { Button } from '../../../ui/Button'
import { EmptyState } from '../../../ui/EmptyState'
import { textLinkClass } from '../../../ui/textLinkClass'
import { paths } from '../../../words/paths'

interface UnreadableGlossaryProps {
  readonly trouble: LoadTrouble
  readonly onRetry: () => void
}

export function UnreadableGlossary({ trouble, onRetry }: UnreadableGlossaryProps) {
  return (
    <>
      <EmptyState
        headingLevel={2}
        title={words.unreadableTitle}
        action={
          <Button variant="line" onClick={onRetry}>
            {words.tryAgain}
          </Button>
        }
      >
        {words.unreadableText[trouble]}
      </EmptyState>
      <Link className={textLinkClass} to={paths.learning}>
        {words.backToLearning}
      </Link>
    </>
  )
}
