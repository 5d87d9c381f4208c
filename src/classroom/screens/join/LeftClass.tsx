import { useState } from 'react'
import { joinClassWords as words } from '#words/joinClass'
import { Button } from '../../../ui/Button'
import { LeafRow } from '../../../ui/Leaf'
import { PageHeading } from '../../../ui/PageHeading'
import { HandIn } from './HandIn'
import type { InClassProps } from './InClassProps'
import styles from './Join.module.css'

/** A class that the learner has left. It stays until the teacher knows, or until the learner chooses to forget it. */
export function LeftClass({ joined, classes }: InClassProps) {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const forget = async (): Promise<void> => {
    setBusy(true)
    const refused = await classes.forget(joined.key)
    setBusy(false)
    setFailure(refused === undefined ? undefined : words.notForgotten[refused])
  }
  return (
    <>
      <LeafRow>
        <PageHeading className={styles.heading}>{words.leftTitle(joined.card.className)}</PageHeading>
        <p>{words.leftText}</p>
        <HandIn joined={joined} classes={classes} />
      </LeafRow>
      <LeafRow>
        <p>{words.forgetText}</p>
        <Button variant="line" size="compact" busy={isBusy} busyLabel={words.forgetting} onClick={() => void forget()}>
          {words.forget}
        </Button>
        <p className={styles.failure} role="alert">
          {failure}
        </p>
      </LeafRow>
    </>
  )
}
