import { joinClassWords as words } from '#words/joinClass'
import type { HandedIn, JoinedClass } from '../../ports/JoinedClasses'
import { Chip } from '../../../ui/Chip'
import { Ledger, type LedgerRow } from '../../../ui/Ledger'
import { Text } from '../../../ui/Text'
import styles from './Join.module.css'

interface ArrivedProps {
  readonly joined: Pick<JoinedClass, 'handedIn' | 'waiting'>
  readonly today: string
}

/** Lists the reports that were handed in, each with its proof, and the number of changes not handed in yet. */
export function Arrived({ joined: { handedIn, waiting }, today }: ArrivedProps) {
  const rows: LedgerRow[] = handedIn.map((one) => ({
    id: String(one.sequence),
    cells: [
      <What key="what" name={words.when(one.at, today)} note={noteOf(one)} />,
      <ProofChip key="chip" one={one} />,
    ],
  }))
  const wait: LedgerRow = {
    id: 'waiting',
    cells: [
      <What key="what" name={words.waiting(waiting)} />,
      <Chip key="chip" kind="progress" icon="clock">
        {words.waitingChip}
      </Chip>,
    ],
  }
  return (
    <>
      <Text as="h3" before={6} after={2}>
        {words.arrived}
      </Text>
      {handedIn.length === 0 ? <p className="quiet">{words.nothingYet}</p> : null}
      {handedIn.length === 0 && waiting === 0 ? null : (
        <Ledger
          caption={words.arrivedCaption}
          isCaptionHidden
          areColumnsHidden
          className={styles.arrivals}
          columns={words.columns.map((label) => ({ label, kind: 'text' }))}
          rows={waiting > 0 ? [wait, ...rows] : rows}
        />
      )}
    </>
  )
}

function What({ name, note }: { readonly name: string; readonly note?: string }) {
  return (
    <>
      <span>{name}</span>
      {note === undefined ? null : <span className={styles.note}>{note}</span>}
    </>
  )
}

/** *Arrived* and *counts* are two things. Only a receipt of the class says that a report counts. */
function noteOf({ proof, counts, isOffRelay }: HandedIn): string {
  if (isOffRelay === true) return words.offRelay
  if (counts === undefined) return words.proof[proof]
  return counts ? words.counts : words.uncounted
}

export function ProofChip({ one: { proof, counts, isOffRelay } }: { readonly one: HandedIn }) {
  if (isOffRelay === true)
    return (
      <Chip kind="progress" icon="warning">
        {words.offRelayChip}
      </Chip>
    )
  if (counts === false)
    return (
      <Chip kind="progress" icon="warning">
        {words.uncountedChip}
      </Chip>
    )
  if (counts === true) return <Chip kind="done">{words.countsChip}</Chip>
  if (proof === 'answered') return <Chip kind="done">{words.chip.answered}</Chip>
  return <Chip kind="progress">{words.chip[proof]}</Chip>
}
