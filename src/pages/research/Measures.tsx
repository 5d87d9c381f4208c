import { researchWords as words } from '#words/research'
import { LeafRow } from '../../ui/LeafRow'
import { Ledger } from '../../ui/Ledger'
import page from '../Page.module.css'
import styles from './Research.module.css'

/** What is measured of texts and programs; of people: nothing. */
export function Measures() {
  return (
    <LeafRow folio={<p>{words.measuresNote}</p>}>
      <h2>{words.measuresTitle}</h2>
      <p className={page['prose']}>{words.measuresText}</p>
      <Ledger
        className={styles.measures}
        caption={words.measuresCaption}
        scrollName={words.measuresCaption}
        columns={[
          { label: words.measuresColumns.subject, kind: 'text' },
          { label: words.measuresColumns.measured, kind: 'text' },
        ]}
        rows={words.measures.map(({ subject, measured }) => ({ id: subject, cells: [subject, measured] }))}
      />
      <h3 className={styles.plans}>{words.plansTitle}</h3>
      <ul className={styles.list}>
        {words.plans.map((plan) => (
          <li key={plan}>{plan}</li>
        ))}
      </ul>
    </LeafRow>
  )
}
