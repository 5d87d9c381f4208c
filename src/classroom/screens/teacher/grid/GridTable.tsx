import { memo, useMemo, useState } from 'react'
import { classGridWords as words } from '#words/classGrid'
import type { GridRow, ModuleCell } from '../../../protocol/book/grid'
import type { StuckMember } from '../../../protocol/book/today'
import type { ModuleId } from '../../../../core/progress/ids'
import { QuiltBlock } from '../../../../ui/QuiltBlock'
import { Text } from '../../../../ui/Text'
import { useSideScroll } from '../../../../ui/useSideScroll'
import { OldAsOf } from '../AsOf'
import type { ClassPageProps } from '../classView'
import styles from './GridTable.module.css'
import { LessonsOf } from '../LessonsOf'
import { MemberLink } from '../MemberLink'
import { isToday } from '../moments'
import { Patch } from './Patch'

interface GridTableProps extends ClassPageProps {
  readonly rows: readonly GridRow[]
  /** How many rows are on the page. The last row sums up all of them. */
  readonly shown: number
  readonly stuck: ReadonlySet<string>
  /** The only module to show, or undefined for all. */
  readonly only: string | undefined
}

interface Opened {
  readonly member: string
  readonly module: ModuleId
}

export function GridTable({ view, rows, shown, stuck, only }: GridTableProps) {
  const { curriculum } = view
  const [opened, setOpened] = useState<Opened>()
  const [box, scrolls] = useSideScroll<HTMLDivElement>()
  const modules = useMemo(
    () => curriculum.modules.filter(({ id }) => only === undefined || id === only),
    [curriculum.modules, only],
  )
  const here = rows.filter(({ member }) => member.leftAt === undefined)
  return (
    <div ref={box} className={styles.box} {...(scrolls && { role: 'region', 'aria-label': words.region, tabIndex: 0 })}>
      <table className={`${styles.grid} ${modules.length === 1 ? styles.single : ''}`}>
        <caption className="sr">{words.caption}</caption>
        <thead>
          <tr>
            <th scope="col" className={styles.name}>
              {words.learner}
            </th>
            <th scope="col" className={styles.since}>
              {words.from}
            </th>
            {modules.map(({ id, title, lessons, icon, color }) => (
              <th key={id} scope="col" className={styles.module}>
                <QuiltBlock look={{ icon, color }} done={1} total={1} size="fill" />
                <span className="sr">{`${title}, `}</span>
                <span>{words.of(lessons.length)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, shown).map((row) => (
            <MemberRow
              key={row.member.member}
              view={view}
              row={row}
              modules={modules}
              stuck={stuck}
              open={opened?.member === row.member.member ? opened.module : undefined}
              onOpen={setOpened}
            />
          ))}
        </tbody>
        <tfoot>
          <tr className={styles.row}>
            <th scope="row" className={styles.name}>
              {words.finished}
            </th>
            <td className={styles.since} />
            {modules.map(({ id, lessons }) => (
              <td key={id} className={styles.sum}>
                <b>{finished(here, id, lessons.length)}</b>
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  )
}

interface MemberRowProps extends ClassPageProps {
  readonly row: GridRow
  readonly modules: ClassPageProps['view']['curriculum']['modules']
  readonly stuck: ReadonlySet<string>
  /** The module whose lessons are shown below the row. */
  readonly open: ModuleId | undefined
  readonly onOpen: (opened: Opened | undefined) => void
}

/** It is memoized, so that a press renders two rows and not three hundred patches. */
const MemberRow = memo(function MemberRow({ view, row, modules, stuck, open, onOpen }: MemberRowProps) {
  const { now } = view
  const { member, modules: cells } = row
  const shown = modules.some(({ id }) => id === open) ? cells.find(({ id }) => id === open) : undefined
  return (
    <>
      <tr className={`${styles.row} ${isToday(member.heardAt, now) ? '' : styles.old}`}>
        <th scope="row" className={styles.name}>
          <MemberLink view={view} member={member} />
        </th>
        <td className={styles.since}>
          <OldAsOf at={member.asOf} now={now} />
          {member.leftAt === undefined ? null : (
            <Text as="span" tone="quiet" size="small">
              {' '}
              {words.left}
            </Text>
          )}
        </td>
        {modules.map(({ id, title, color }) => {
          const cell = cells.find((one) => one.id === id)
          const isStuck = stuck.has(stuckKey({ member, moduleId: id }))
          return (
            <td key={id} className={styles.cell} data-color={color}>
              {cell === undefined ? null : isEmpty(cell) ? (
                <EmptyPatch cell={cell} />
              ) : (
                <PatchButton
                  cell={cell}
                  label={words.open(member.name, title)}
                  isStuck={isStuck}
                  isOpen={shown?.id === id}
                  onPress={() => onOpen(shown?.id === id ? undefined : { member: member.member, module: id })}
                />
              )}
            </td>
          )
        })}
      </tr>
      {shown === undefined ? null : (
        <tr className={styles.drill}>
          <td colSpan={modules.length + 2}>
            <LessonsOf view={view} row={row} cell={shown} onClose={() => onOpen(undefined)} />
          </td>
        </tr>
      )}
    </>
  )
})

/** The key of a stuck learner in a module. The grid marks the patch with a corner. */
export function stuckKey({ member, moduleId }: Pick<StuckMember, 'member' | 'moduleId'>): string {
  return `${member.member} ${moduleId}`
}

/** The number of these learners who have completed every lesson in a module. */
export function finished(rows: readonly GridRow[], module: ModuleId, lessons: number): number {
  return rows.filter(({ modules }) => modules.some(({ id, complete }) => id === module && complete >= lessons)).length
}

/** A module without activity has no lessons to show, so its patch is not a button. */
function isEmpty({ complete, quiz }: ModuleCell): boolean {
  return complete === 0 && quiz.status === 'none'
}

function EmptyPatch({ cell: { lessons } }: { readonly cell: ModuleCell }) {
  return (
    <div className={styles.none}>
      <span className="sr">{words.noneYet}</span>
      <Patch done={0} all={lessons.length} isQuizPassed={false} isStuck={false} />
    </div>
  )
}

interface PatchButtonProps {
  readonly cell: ModuleCell
  readonly label: string
  readonly isStuck: boolean
  readonly isOpen: boolean
  readonly onPress: () => void
}

function PatchButton({ cell, label, isStuck, isOpen, onPress }: PatchButtonProps) {
  const { lessons, complete, quiz } = cell
  const said = words.patch(complete, lessons.length, words.quiz[quiz.status](quiz.score), isStuck)
  return (
    <button type="button" className={styles.press} aria-expanded={isOpen} onClick={onPress}>
      <span className="sr">{`${label}: ${said}`}</span>
      <Patch
        done={complete}
        all={lessons.length}
        isQuizPassed={quiz.status === 'passed'}
        isStuck={isStuck}
        isOpen={isOpen}
      />
    </button>
  )
}
