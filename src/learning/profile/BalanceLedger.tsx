import { signed, whole } from '#words/ledgerFormat'
import { profileWords as words } from '#words/profile'
import type { Manifest } from '../../curriculum/curriculum'
import { balance } from '../../progress/points'
import type { ProgressDocument } from '../../progress/document'
import { Ledger } from '../../ui/Ledger'
import styles from './ProfileScreen.module.css'
import { balanceEntries } from './balanceEntries'

interface BalanceLedgerProps {
  readonly document: ProgressDocument
  readonly manifest: Manifest
}

/** Points earned, spent and left. */
export function BalanceLedger({ document, manifest }: BalanceLedgerProps) {
  const { earned, redeemed, total } = balance(document)
  return (
    <>
      <h2>{words.points}</h2>
      <Ledger
        className={styles.ledger}
        caption={words.pointsCaption}
        isCaptionHidden
        areColumnsHidden
        columns={[
          { label: words.entry, kind: 'text' },
          { label: words.points, kind: 'number' },
        ]}
        rows={balanceEntries(document, manifest).map(({ id, name, points }) => ({
          id,
          cells: [
            name,
            <span key="points" className={points > 0 ? styles.earned : styles.spent}>
              {signed(points)}
            </span>,
          ],
        }))}
        total={[words.left, whole(total)]}
      />
      {redeemed > earned ? <p className={styles.note}>{words.overspent(redeemed - earned)}</p> : null}
    </>
  )
}
