import { Link } from 'react-router-dom'
import { toolNames } from '#words/toolNames'
import { toolsWords as words } from '#words/tools'
import { Leaf, LeafRow } from '../../ui/Leaf'
import { PageHeading } from '../../ui/PageHeading'
import { Text } from '../../ui/Text'
import { textLinkClass } from '../../ui/textLinkClass'
import { isPracticeOffered } from '../../session/besideLessons'
import { useOpenSession } from '../../session/SessionContext'
import { practicePath, toolPath } from '../../words/links'
import { loadTool, type ToolId, toolIds } from './loadTool'
import styles from './ToolList.module.css'

/** The list of calculators, each with a drawing of its chart, its name and its question. */
export function ToolList() {
  const { savesNothing = false } = useOpenSession()
  const [count, where] = words.count(toolIds.length)
  return (
    <Leaf>
      <LeafRow
        marginNote={
          savesNothing ? undefined : (
            <p className={styles.count}>
              <span>{count}</span> <br />
              <span>{where}</span>
            </p>
          )
        }
      >
        <PageHeading>{words.title}</PageHeading>
        <Text width={38} before={3} after={5}>
          <span>{savesNothing ? words.unsavedIntro : words.intro}</span>{' '}
          {isPracticeOffered && !savesNothing ? (
            <Link className={textLinkClass} to={practicePath()}>
              {words.practice}
            </Link>
          ) : null}
        </Text>
        <ul className={styles.list} aria-label={words.list}>
          {toolIds.map((id) => (
            <li key={id}>
              <ToolSketch id={id} />
              <Link to={toolPath(id)} onPointerDown={() => void loadTool[id]().catch(() => undefined)}>
                {toolNames[id]}
              </Link>
              <span className={styles.question}>{words.questions[id]}</span>
            </li>
          ))}
        </ul>
      </LeafRow>
    </Leaf>
  )
}

/**
 * The lines of a drawing on a 72 by 44 grid. The first line is ink blue, the second is barn red, and the third is
 * green.
 */
type Sketch = readonly [solid: string, dotted?: string, dashed?: string]

const sketches: Readonly<Record<ToolId, Sketch>> = {
  'take-home-pay': ['M8 9H62', 'M8 18H24M8 27H19M8 36H14'],
  budget: ['M8 9H56M8 23H30M8 37H14', 'M8 14H38M8 28H36M8 42H24'],
  'emergency-fund': ['M8 10H20', 'M20 10H28M8 22H42M8 34H64'],
  'savings-goal': ['M8 38L60 12', 'M8 38L66 24', 'M8 12H66'],
  'debt-payoff': ['M8 38C22 24 34 18 52 18', 'M8 38C22 22 36 10 62 10'],
  'credit-card': ['M8 38C14 32 20 31 28 30', 'M8 38C22 16 40 8 66 8'],
  loan: ['M8 38C22 24 34 20 50 19', 'M8 38C24 18 44 8 66 8'],
  'rent-or-buy': ['M8 26L66 12', 'M8 36L66 6'],
  'compound-growth': ['M8 38C36 36 54 26 66 6', 'M8 38L66 26'],
  retirement: ['M8 38C30 36 42 26 48 8L66 38', 'M8 38C30 37 42 32 48 26L66 38'],
}

const isBars = (id: ToolId): boolean => id === 'take-home-pay' || id === 'budget' || id === 'emergency-fund'

interface ToolSketchProps {
  readonly id: ToolId
}

/** A small drawing of the calculator's chart. It is decorative, because the name is beside it. */
export function ToolSketch({ id }: ToolSketchProps) {
  const [solid, dotted, dashed] = sketches[id]
  return (
    <svg className={`${styles.sketch} ${isBars(id) ? styles.isBars : ''}`} viewBox="0 0 72 44" aria-hidden="true">
      <path className={styles.rule} d="M5 12H70M5 25H70M5 38H70" />
      <path className={styles.axis} d="M5 2V44M7.5 2V44" />
      {dashed === undefined ? null : <path className={styles.dashed} d={dashed} />}
      {dotted === undefined ? null : <path className={styles.dotted} d={dotted} />}
      <path className={styles.solid} d={solid} />
    </svg>
  )
}
