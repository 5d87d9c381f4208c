import { useState } from 'react'
import { outcomesChoiceWords as words } from '#words/outcomesChoice'
import { sharesOutcomes } from '../../core/progress/sharesOutcomes'
import { useSession } from '../../session/SessionContext'
import { useProgress } from '../../session/useRead'
import { Button } from '../../ui/Button'
import { Choices } from '../../ui/Choices'
import { Text } from '../../ui/Text'
import { useAction } from '../../ui/useAction'

/** Asks a learner with an account whether the organization may count their progress. The answer is no at first. */
export function OutcomesChoice() {
  const { store } = useSession()
  const document = useProgress()
  const [chosen, setChosen] = useState<'yes' | 'no'>()
  const save = useAction(async (isSharing: boolean) => {
    const outcome = await store.setSharesOutcomes(isSharing)
    if (outcome.kind === 'failed' || outcome.kind === 'refused') return words.notSaved[outcome.reason]
    setChosen(undefined)
    return words.saved[isSharing ? 'yes' : 'no']
  })
  if (document === undefined) return null
  const now = sharesOutcomes(document) ? 'yes' : 'no'
  return (
    <>
      <h2>{words.title}</h2>
      <Text width={38} before={3} after={4}>
        {words.text}
      </Text>
      <Choices
        legend={words.ask}
        choices={[
          { value: 'no', label: words.no },
          { value: 'yes', label: words.yes },
        ]}
        value={chosen ?? now}
        onChange={setChosen}
      />
      {chosen === undefined || chosen === now ? null : (
        <Button size="compact" busy={save.isBusy} busyLabel={words.saving} onClick={() => save.run(chosen === 'yes')}>
          {words.save}
        </Button>
      )}
      <p role="status">{save.outcome}</p>
    </>
  )
}
