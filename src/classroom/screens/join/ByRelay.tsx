import { useState } from 'react'
import { relayWords as words } from '#words/relay'
import type { ClassRelays, HandInOutcome } from '../../ports/ClassRelays'
import type { ClassCard } from '../../protocol/card/classCard'
import { Button, ButtonRow } from '../../../ui/Button'
import { LeafRow } from '../../../ui/Leaf'
import { useClasses } from '../useClasses'
import { useOnce } from '../../../session/useRead'
import styles from './Join.module.css'

/** Hands in over the network if the class card names a relay. The app also does this automatically. */
export function ByRelay({ card }: { readonly card: ClassCard }) {
  const classes = useClasses()
  const opened = useOnce(async () => {
    // If its script can't be loaded, there is nothing to offer.
    const relays = await classes.relays().catch(() => undefined)
    return relays && { relays, ways: await Promise.all(card.relays.map((named) => relays.reach(named))) }
  })
  if (opened === undefined) return null
  const { relays, ways } = opened
  const isReached = ways.some((way) => way === 'free' || way === 'ask')
  return (
    <LeafRow>
      <h2 className={styles.title}>{words.title}</h2>
      <p>{words.lead}</p>
      {ways.includes('ask') ? (
        <p>
          <b>{words.askTitle}.</b> {words.askText}
        </p>
      ) : null}
      {isReached ? <HandInNow relays={relays} /> : <p>{ways.includes('never') ? words.never : words.notOfBuild}</p>}
    </LeafRow>
  )
}

function HandInNow({ relays }: { readonly relays: ClassRelays }) {
  const [outcome, setOutcome] = useState<HandInOutcome>()
  const [isBusy, setBusy] = useState(false)
  const handIn = async (): Promise<void> => {
    setBusy(true)
    setOutcome(undefined)
    const signal = new AbortController().signal
    setOutcome(await relays.handIn({ isTapped: true, signal }).catch(() => 'unavailable' as const))
    setBusy(false)
  }
  return (
    <>
      <ButtonRow>
        <Button variant="line" busy={isBusy} busyLabel={words.handingIn} onClick={() => void handIn()}>
          {words.handIn}
        </Button>
      </ButtonRow>
      <p className={styles.news} role="status">
        {outcome === undefined ? null : outcome === 'done' ? words.done : words.fault[outcome]}
      </p>
    </>
  )
}
