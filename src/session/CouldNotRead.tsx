import { learnerFrameWords as words } from '#words/learnerFrame'
import { Button } from '../ui/Button'
import { Callout } from '../ui/Callout'
import { Row } from '../ui/Row'
import styles from './CouldNotRead.module.css'

interface CouldNotReadProps {
  /** Leave it out under a page heading that already says this, or if one sentence is enough. */
  readonly title?: string
  /** One or two sentences about the missing thing and its consequence for the learner. */
  readonly text: string
  /** Tries to read the data again. Leave it out if only a new visit can do that. */
  readonly onRetry?: () => void
  /** The button text, if it is not *Try again*. */
  readonly action?: string
}

/** Says that lessons, a class or a script could not be read, and offers to try again. */
export function CouldNotRead({ title, text, onRetry, action = words.tryAgain }: CouldNotReadProps) {
  const again =
    onRetry === undefined ? null : (
      <Button variant="line" size="compact" onClick={onRetry}>
        {action}
      </Button>
    )
  if (title === undefined)
    return (
      <Row rowGap={2} gap={4} align="center" size="small" className={styles.line} role="alert">
        <p>{text}</p>
        {again}
      </Row>
    )
  return (
    <Callout color="red" title={title} headingLevel={2}>
      <p>{text}</p>
      {again}
    </Callout>
  )
}
