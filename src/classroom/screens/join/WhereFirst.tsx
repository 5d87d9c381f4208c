import { useState } from 'react'
import { joinPlaceWords as words } from '#words/joinPlace'
import { Button, ButtonRow } from '../../../ui/Button'
import { LeafRow } from '../../../ui/Leaf'
import { focusPageHeading, PageHeading } from '../../../ui/PageHeading'
import { CopyLink } from './CopyLink'
import styles from './Join.module.css'

interface WhereFirstProps {
  /** The text of a card that came with a link, or null if none did. */
  readonly text: string | null
  readonly onHere: () => void
}

/** Asks where the learner learns before they join, because the iPhone camera opens Safari, not the app. */
export function WhereFirst({ text, onHere }: WhereFirstProps) {
  const [isInApp, setInApp] = useState(false)
  const here = (): void => {
    onHere()
    focusPageHeading()
  }
  return (
    <LeafRow>
      <PageHeading className={styles.heading}>{words.title}</PageHeading>
      <p>{words.text}</p>
      <ButtonRow>
        <Button variant={isInApp ? 'solid' : 'line'} aria-expanded={isInApp} onClick={() => setInApp(true)}>
          {words.inApp}
        </Button>
        <Button variant="line" onClick={here}>
          {words.inBrowser}
        </Button>
      </ButtonRow>
      {isInApp ? (
        <>
          <ol className={styles.ways}>
            {words.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          {text === null ? null : (
            <>
              <p>{words.paste}</p>
              <CopyLink text={text} />
            </>
          )}
        </>
      ) : null}
    </LeafRow>
  )
}
