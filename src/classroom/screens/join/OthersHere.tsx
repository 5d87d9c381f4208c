import { useId, useState } from 'react'
import { rosterWords as words } from '#words/roster'
import type { TabletClasses, TabletOther } from '../../ports/TabletClasses'
import type { ClassKey } from '../../ports/TaughtClasses'
import type { LearnerId } from '../../../core/progress/ids'
import { ButtonRow } from '../../../ui/Button'
import { Chip } from '../../../ui/Chip'
import { SteadyButton } from '../../../ui/SteadyButton'
import { useAction } from '../../../ui/useAction'
import styles from './Join.module.css'

interface OthersHereProps {
  readonly classKey: ClassKey
  readonly teacher: string
  readonly tablet: TabletClasses
  readonly others: readonly TabletOther[]
  /** Makes the reports again. */
  readonly onTold: () => Promise<void>
}

/**
 * Lists learners on this tablet who have not joined, and asks each of them. The teacher sees only the names of learners
 * who say yes.
 */
export function OthersHere({ classKey, teacher, tablet, others, onTold }: OthersHereProps) {
  const id = useId()
  const [asked, setAsked] = useState<LearnerId>()
  const tell = useAction(async (learner: LearnerId, isNamed: boolean) => {
    const failure = await tablet.tellOf(classKey, learner, isNamed)
    if (failure === undefined) await onTold()
    setAsked(undefined)
    return failure && words.notTold
  })
  const busy = tell.busyWith?.[0]
  if (others.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{words.title}</h3>
      <ul className={styles.list}>
        {others.map(({ learner, name, isNamed }) => (
          <li key={learner}>
            <b>
              <bdi>{name}</bdi>
            </b>
            <Chip kind="progress">{isNamed ? words.isNamed : words.notNamed}</Chip>
            {isNamed ? (
              <SteadyButton
                meaning={`untell-${learner}`}
                variant="line"
                size="compact"
                busy={busy === learner}
                busyLabel={words.saving}
                onPress={() => tell.run(learner, false)}
              >
                {words.takeBack(name)}
              </SteadyButton>
            ) : asked === learner ? (
              <div>
                <p>{words.ask(name, teacher)}</p>
                <ButtonRow>
                  <SteadyButton
                    meaning={`tell-${learner}`}
                    size="compact"
                    busy={busy === learner}
                    busyLabel={words.saving}
                    onPress={() => tell.run(learner, true)}
                  >
                    {words.yes(name)}
                  </SteadyButton>
                  <SteadyButton
                    meaning={`tell-not-${learner}`}
                    variant="line"
                    size="compact"
                    onPress={() => setAsked(undefined)}
                  >
                    {words.no}
                  </SteadyButton>
                </ButtonRow>
              </div>
            ) : (
              <SteadyButton meaning={`ask-${learner}`} variant="line" size="compact" onPress={() => setAsked(learner)}>
                {words.askFirst(name)}
              </SteadyButton>
            )}
          </li>
        ))}
      </ul>
      <p role="alert">{tell.outcome ?? ''}</p>
    </section>
  )
}
