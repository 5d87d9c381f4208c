import type { FormEvent } from 'react'
import { lookName } from '#words/learners'
import { notMeWords as words } from '#words/notMe'
import type { Learner } from '../../data/accounts/accounts'
import { useAuth } from '../../data/accounts/AuthContext'
import { isSameName } from '../../data/accounts/learnerLook'
import { nameOf } from '../../data/accounts/learnerName'
import { Button } from '../../ui/Button'
import { SelectField } from '../../ui/Field'
import { useAction } from '../../ui/useAction'
import { isolated } from '../../words/isolated'
import { useSession } from '../../session/SessionContext'
import { useOnce } from '../../session/useRead'
import styles from './EarlierRecords.module.css'

interface GiveToProps {
  readonly recordId: number
  readonly onNews: (news: string) => void
}

/** Returns a learner's name. If two learners have the same name, the label also describes the picture. */
function labelOf(learner: Learner, others: readonly Learner[]): string {
  const name = nameOf(learner)
  const isShared = others.some((other) => other.id !== learner.id && isSameName(nameOf(other), name))
  return isShared ? `${isolated(name)}, ${lookName(learner)}` : isolated(name)
}

/** Asks which learner on this device an entry belongs to. */
export function GiveTo({ recordId, onNews }: GiveToProps) {
  const { learner, store } = useSession()
  const { accounts } = useAuth()
  const known = useOnce(() => accounts.knownLearners())
  const give = useAction(async (to: Learner) => {
    const outcome = await store.setAside.give(recordId, to.id, nameOf(learner))
    const isGiven = outcome.kind === 'saved' || outcome.kind === 'unchanged'
    onNews(isGiven ? words.given(nameOf(to)) : words.notGiven(outcome.reason))
  })
  if (known === undefined) return null
  const others = known.filter(({ id, movedTo }) => id !== learner.id && movedTo === undefined)
  if (others.length === 0) return <p className={styles.facts}>{words.nobody}</p>

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const chosen = new FormData(event.currentTarget).get('to')
    const to = others.find(({ id }) => id === chosen)
    if (to !== undefined) give.run(to)
  }
  return (
    <form className={styles.give} onSubmit={submit}>
      <SelectField
        label={words.to}
        name="to"
        options={others.map((other) => ({ value: other.id, label: labelOf(other, others) }))}
      />
      <Button type="submit" variant="line" size="compact" busy={give.isBusy} busyLabel={words.giving}>
        {words.give}
      </Button>
    </form>
  )
}
