import { useState } from 'react'
import { whole } from '#words/ledgerFormat'
import { mySheetsWords as words } from '#words/mySheets'
import { own } from '../../core/progress/json'
import { fillSheet, type FillOutcome } from '../../data/store/fillSheet'
import { Button } from '../../ui/Button'
import { FactList } from '../../ui/FactList'
import { LeafRow } from '../../ui/Leaf'
import { useAction } from '../../ui/useAction'
import { plainNumber } from '../../session/typedNumber'
import { type FilledSheet, forgotten, rememberedOf } from '../../session/sheets'
import { useSession } from '../../session/SessionContext'
import styles from './MySheets.module.css'

/** Formats `2480.50` as `2,480.50`, with the cents as they were written. */
function grouped(text: string): string {
  const [units, cents] = (plainNumber(text, 'money') ?? '').split('.')
  return whole(Number(units)) + (cents ? `.${cents}` : '')
}

interface RememberedNumbersProps {
  readonly sheets: readonly FilledSheet[]
}

type Told = 'forgotten' | Extract<FillOutcome, { kind: 'failed' }>['reason']

/**
 * The numbers that are offered in other worksheets, and a button that deletes them. Deleting them doesn't change the
 * worksheets' own numbers.
 */
export function RememberedNumbers({ sheets }: RememberedNumbersProps) {
  const { store } = useSession()
  const [told, setTold] = useState<Told | undefined>(undefined)
  const numbers = [...rememberedOf(sheets)]

  const forget = useAction(async () => {
    let failure: Told | undefined
    for (const sheet of sheets) {
      const entries = forgotten(sheet)
      if (entries.size === 0) continue
      const { id, moduleId, lessonId, title, at } = sheet
      const outcome = await fillSheet(store.kept, id, { moduleId, lessonId, title, at }, entries)
      if (outcome.kind === 'failed') failure = outcome.reason
    }
    setTold(failure ?? 'forgotten')
  })
  if (numbers.length === 0 && told === undefined) return null
  return (
    <LeafRow>
      <h2 className={styles.module}>{words.rememberedTitle}</h2>
      {numbers.length === 0 ? null : (
        <>
          <p className={styles.intro}>{words.remembered}</p>
          <FactList
            facts={numbers.map(([name, { text, title }]) => ({
              id: name,
              name: own<string, string>(words.names, name) ?? name,
              nameNote: words.source(title),
              value: grouped(text),
            }))}
          />
          <Button variant="line" className={styles.forget} busy={forget.isBusy} onClick={forget.run}>
            {words.forget}
          </Button>
        </>
      )}
      <p className={told === undefined || told === 'forgotten' ? styles.told : styles.failure} role="status">
        {told === undefined ? '' : told === 'forgotten' ? words.forgotten : words.notForgotten[told]}
      </p>
    </LeafRow>
  )
}
