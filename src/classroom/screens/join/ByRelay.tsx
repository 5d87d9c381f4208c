import { relayWords as words } from '#words/relay'
import type { ClassRelays } from '../../ports/ClassRelays'
import type { ClassCard } from '../../protocol/card/classCard'
import { Button, ButtonRow } from '../../../ui/Button'
import { LeafRow } from '../../../ui/Leaf'
import { Text } from '../../../ui/Text'
import { useAction } from '../../../ui/useAction'
import { useClasses } from '../useClasses'
import { useOnce } from '../../../session/useRead'
import styles from './Join.module.css'

/** Hands in the report over the network if the class card lists a relay. The app also does this automatically. */
export function ByRelay({ card }: { readonly card: ClassCard }) {
  const classes = useClasses()
  const opened = useOnce(async () => {
    // If the relay script can't be loaded, nothing is offered.
    const relays = await classes.relays().catch(() => undefined)
    return relays && { relays, ways: await Promise.all(card.relays.map((named) => relays.reach(named))) }
  })
  if (opened === undefined) return null
  const { relays, ways } = opened
  const isReached = ways.some((way) => way === 'free' || way === 'ask')
  return (
    <LeafRow>
      <Text as="h2" after={2} breaksWords>
        {words.title}
      </Text>
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
  const { run, isBusy, outcome } = useAction(() => {
    const signal = new AbortController().signal
    return relays.handIn({ isTapped: true, signal }).catch(() => 'unavailable' as const)
  })
  return (
    <>
      <ButtonRow>
        <Button variant="line" busy={isBusy} busyLabel={words.handingIn} onClick={run}>
          {words.handIn}
        </Button>
      </ButtonRow>
      <p className={styles.news} role="status">
        {outcome === undefined ? null : outcome === 'done' ? words.done : words.fault[outcome]}
      </p>
    </>
  )
}
