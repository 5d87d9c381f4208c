import { classOutcomesWords as words } from '#words/classOutcomes'
import { FEWEST, publishedGain, type PublishedModule } from '../../../protocol/outcomes/published'
import { Ledger, type LedgerColumn } from '../../../../ui/Ledger'
import { Text } from '../../../../ui/Text'

const columns: readonly LedgerColumn[] = [
  { label: words.module, kind: 'text' },
  { label: words.both, kind: 'number' },
  { label: words.medians, kind: 'number' },
  { label: words.gain, kind: 'number' },
  { label: words.gained, kind: 'number' },
  { label: words.lost, kind: 'number' },
]

/** The self-checks of learners who took one before and one after a module. Modules without five of them are left out. */
export function ChecksTable({ modules }: { readonly modules: readonly PublishedModule[] }) {
  const rows = modules.filter(({ blocks }) => blocks.length > 0).map(rowOf)
  if (rows.length === 0) return <p>{words.checksNone}</p>
  return (
    <>
      <Text tone="quiet" size="small" after={2}>
        {words.checksText}
      </Text>
      <Ledger caption={words.checksTitle} isCaptionHidden columns={columns} rows={rows} />
    </>
  )
}

function rowOf({ id, title, blocks, medians, gained, lost }: PublishedModule) {
  const { mean, interval } = publishedGain(blocks) ?? {}
  return {
    id,
    cells: [
      title,
      words.atLeast(blocks.length * FEWEST),
      medians === undefined ? words.hidden : words.medianOf(medians.before, medians.after),
      mean === undefined || interval === undefined ? words.hidden : words.gainOf(mean, ...interval),
      words.atLeast(gained),
      words.atLeast(lost),
    ],
  }
}
