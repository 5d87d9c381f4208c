import { useMemo, useState } from 'react'
import { classBookWords as common } from '#words/classBook'
import { classGridWords as words } from '#words/classGrid'
import { gridOf, type GridRow } from '../../../protocol/book/grid'
import { stuckOf } from '../../../protocol/book/today'
import { instantOf } from '../../../../core/progress/calendar'
import { compareScalars } from '../../../../core/progress/json'
import { SelectField } from '../../../../ui/Field'
import { LeafRow } from '../../../../ui/Leaf'
import { useInSteps } from '../../../../ui/useInSteps'
import { ClassHead } from '../ClassHead'
import type { ClassPageProps } from '../classView'
import { Text } from '../../../../ui/Text'
import styles from './GridPage.module.css'
import { GridTable, stuckKey } from './GridTable'
import { fullMoment } from '../moments'
import { NobodyYet } from '../NobodyYet'
import { gridCsv } from '../tables'
import { TakeAlong } from '../TakeAlong'
import { Patch } from './Patch'

const STEPS = { first: 8, each: 8 }

type Order = 'name' | 'silent'

/** A grid of learners by modules. Pressing a patch opens its lessons. */
export function GridPage({ view }: ClassPageProps) {
  const { state, curriculum, now } = view
  const [shown, setShown] = useState('')
  const [order, setOrder] = useState<Order>('name')
  const rows = useMemo(() => inOrder(gridOf(state.book, curriculum), order), [state.book, curriculum, order])
  const stuck = useMemo(() => new Set(stuckOf(rows).map(stuckKey)), [rows])
  const rendered = useInSteps(rows.length, STEPS)
  const marginNote = words.marginNote(rows.length, curriculum.modules.length)
  return (
    <>
      <LeafRow isTight marginNote={<p>{`${marginNote[0]} ${marginNote[1]}`}</p>}>
        <ClassHead view={view} page="grid" title={words.title} />
        {rows.length === 0 ? <NobodyYet view={view} /> : null}
      </LeafRow>
      {rows.length === 0 ? null : (
        <>
          <LeafRow isTight>
            <Text width={44} className={styles.intro}>
              {words.intro}{' '}
              <Text as="span" tone="quiet" size="small" className={styles.quiet}>
                {words.asOf(fullMoment(instantOf(now), now))}
              </Text>
            </Text>
            <div className={`${styles.controls} noPrint`}>
              <SelectField
                label={words.show}
                value={shown}
                onChange={(event) => setShown(event.target.value)}
                options={[
                  { value: '', label: words.allModules },
                  ...curriculum.modules.map(({ id, title }) => ({ value: id, label: title })),
                ]}
              />
              <SelectField
                label={words.order}
                value={order}
                onChange={(event) => setOrder(event.target.value === 'silent' ? 'silent' : 'name')}
                options={[
                  { value: 'name', label: words.orders.name },
                  { value: 'silent', label: words.orders.silent },
                ]}
              />
            </div>
          </LeafRow>
          <LeafRow marginNote={<GridKey />}>
            <GridTable view={view} rows={rows} shown={rendered} stuck={stuck} only={shown === '' ? undefined : shown} />
          </LeafRow>
          {/* Nothing that can be pressed moves while rows are added. */}
          {rendered < rows.length ? null : (
            <LeafRow marginNote={common.takeAlong}>
              <TakeAlong view={view} name={words.title} csv={() => gridCsv(view, rows)} />
            </LeafRow>
          )}
        </>
      )}
    </>
  )
}

function inOrder(rows: readonly GridRow[], order: Order): readonly GridRow[] {
  return order === 'name' ? rows : [...rows].sort((a, b) => compareScalars(a.member.heardAt, b.member.heardAt))
}

/** Explains the patches. */
function GridKey() {
  return (
    <ul className={styles.key} data-color="orange">
      <li>
        <Patch done={8} all={8} isQuizPassed={false} isStuck={false} /> {words.key.all}
      </li>
      <li>
        <Patch done={8} all={8} isQuizPassed isStuck={false} /> {words.key.quiz}
      </li>
      <li>
        <Patch done={5} all={8} isQuizPassed={false} isStuck /> {words.key.stuck}
      </li>
    </ul>
  )
}
