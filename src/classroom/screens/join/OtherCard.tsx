import { useState } from 'react'
import { Link } from 'react-router-dom'
import { joinClassWords } from '#words/joinClass'
import { lightWords } from '#words/light'
import { otherCardWords as words } from '#words/otherCard'
import type { JoinedClass } from '../../ports/JoinedClasses'
import { sixWords } from '../../protocol/card/sixWords'
import { buttonClass } from '../../../ui/buttonClass'
import { Callout } from '../../../ui/Callout'
import { focusPageHeading } from '../../../ui/PageHeading'
import { SteadyButton } from '../../../ui/SteadyButton'
import { joinedClassPath } from '../../../words/links'
import type { InClassProps } from './useJoined'
import styles from './Join.module.css'

/** Shown on a card's page if its class has the same name as a class that the learner has joined. */
export function OtherCardOffered() {
  return (
    <Callout color="red" title={words.title} headingLevel={2}>
      <p>{words.text}</p>
    </Callout>
  )
}

interface OtherCardProps extends InClassProps {
  readonly namesakes: readonly JoinedClass[]
}

/**
 * Shown for a class with two cards. The newer class offers to leave the older one, and the older class links to the
 * newer one.
 */
export function OtherCard({ joined, classes, namesakes }: OtherCardProps) {
  const [news, setNews] = useState('')
  const [busy, setBusy] = useState<string>()
  const { className, classId } = joined.card
  const leave = async ({ key, card }: JoinedClass): Promise<void> => {
    setBusy(key)
    // The last report is encrypted for the old card, and no one can open it now. So the class can be forgotten, and
    // only a relay still has to be notified.
    const refused = (await classes.leave(key)) ?? (card.relays.length === 0 ? await classes.forget(key) : undefined)
    setBusy(undefined)
    setNews(refused === undefined ? words.left(className) : joinClassWords.notLeft[refused])
    if (refused === undefined) focusPageHeading()
  }
  return (
    <>
      {namesakes.map((other) =>
        other.joinedAt > joined.joinedAt ? (
          <Callout key={other.key} color="red" title={words.newer(className)} headingLevel={2}>
            <p>{words.newerText}</p>
            <Link
              className={buttonClass('line')}
              aria-label={named(words.toNewer, other)}
              to={joinedClassPath(other.key)}
            >
              {words.toNewer}
            </Link>
          </Callout>
        ) : (
          <Callout key={other.key} color="green" title={words.older(className)} headingLevel={2}>
            <p>{words.olderText}</p>
            <p>
              {words.six} <b>{sixWords(classId).join(' ')}</b>
            </p>
            <SteadyButton
              meaning={`leave ${other.key}`}
              variant="line"
              size="compact"
              {...(busy !== other.key && { 'aria-label': named(words.leave, other) })}
              busy={busy === other.key}
              busyLabel={joinClassWords.leaving}
              onPress={() => void leave(other)}
            >
              {words.leave}
            </SteadyButton>
          </Callout>
        ),
      )}
      <p className={styles.news} role="status">
        {news}
      </p>
    </>
  )
}

/** The six words distinguish two classes with the same name. */
function named(action: string, { card }: JoinedClass): string {
  return lightWords.actionOn(action, sixWords(card.classId).join(' '))
}
