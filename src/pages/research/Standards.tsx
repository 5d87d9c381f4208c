import { researchWords as words } from '#words/research'
import { Chip } from '../../ui/Chip'
import { LeafRow } from '../../ui/LeafRow'
import { Ledger } from '../../ui/Ledger'
import { paths } from '../../words/paths'
import { ArrowLink } from '../ArrowLink'
import page from '../Page.module.css'
import styles from './Research.module.css'
import { standardNotes } from './standardNotes'

/** Our notes on school standards, none of them compared with the standards yet, and saying so. */
export function Standards() {
  return (
    <LeafRow folio={<p>{words.standardsNote}</p>}>
      <h2>{words.standardsTitle}</h2>
      <p className={page['prose']}>{words.standardsText}</p>
      <Ledger
        className={styles.standards}
        caption={words.standardsCaption}
        scrollName={words.standardsCaption}
        columns={[
          { label: words.standardsColumns.topic, kind: 'text' },
          { label: words.standardsColumns.lessons, kind: 'number' },
          { label: words.standardsColumns.status, kind: 'text' },
        ]}
        rows={standardNotes.map(({ topic, lessons }) => ({
          id: topic,
          cells: [
            words.topics[topic],
            String(lessons),
            <Chip key={topic} kind="progress">
              {words.toBeChecked}
            </Chip>,
          ],
        }))}
      />
      <p className={page['after']}>{words.standardsHelp}</p>
      <p className={page['links']}>
        <ArrowLink href={paths.partnerships}>{words.standardsLink}</ArrowLink>
      </p>
    </LeafRow>
  )
}
