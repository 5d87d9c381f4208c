import { toolsWords as words } from '#words/tools'
import { Block } from '../../../ui/Block'
import { ChartKey } from '../../../ui/ChartMark'
import { Ledger, type LedgerColumn } from '../../../ui/Ledger'
import type { ToolColumn, ToolTable } from '../toolResult'
import styles from './ToolResult.module.css'

interface ToolLedgerProps {
  readonly table: ToolTable
  /** Whether rows show the style of their line in the chart. */
  readonly hasKeys?: boolean
}

export function ToolLedger({ table, hasKeys = false }: ToolLedgerProps) {
  return (
    <Block width={40} after={5} className={styles.ledger}>
      <Ledger
        caption={<span className={styles.caption}>{table.caption}</span>}
        className={`${styles.table} ${table.columns.length > 3 ? styles.isWide : ''}`}
        columns={table.columns.map((column) => columnOf(column, hasKeys))}
        rows={table.rows.map((cells, index) => ({ id: String(index), cells }))}
        {...(table.total === undefined ? {} : { total: table.total })}
      />
    </Block>
  )
}

function columnOf({ label, kind, series }: ToolColumn, hasKeys: boolean): LedgerColumn {
  if (label === '') return { kind, label: <span className="sr">{words.figure}</span> }
  if (!hasKeys || series === undefined) return { kind, label }
  return {
    kind,
    label: (
      <>
        <ChartKey series={series} />
        <span>{label}</span>
      </>
    ),
  }
}
