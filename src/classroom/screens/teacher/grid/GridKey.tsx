import { classBookWords } from '#words/classBook'
import { classGridWords as words } from '#words/classGrid'
import type { Carrier } from '../../../protocol/book/classBook'
import { CarrierSign } from '../CarrierSign'
import styles from './GridKey.module.css'
import { Patch } from './Patch'

interface GridKeyProps {
  /** The ways in which reports arrived. The key explains only signs that appear in a row. */
  readonly carriers: ReadonlySet<Carrier>
}

/** Explains the patches and the signs. */
export function GridKey({ carriers }: GridKeyProps) {
  return (
    <ul className={styles.key} data-module="foundations">
      <li>
        <Patch done={8} all={8} isQuizPassed={false} isStuck={false} /> {words.key.all}
      </li>
      <li>
        <Patch done={8} all={8} isQuizPassed isStuck={false} /> {words.key.quiz}
      </li>
      <li>
        <Patch done={5} all={8} isQuizPassed={false} isStuck /> {words.key.stuck}
      </li>
      {(['light', 'file', 'relay'] as const)
        .filter((carrier) => carriers.has(carrier))
        .map((carrier) => (
          <li key={carrier} className={styles.carrier}>
            <span aria-hidden="true">
              <CarrierSign carrier={carrier} />
            </span>
            <span>{classBookWords.carrier[carrier]}</span>
          </li>
        ))}
    </ul>
  )
}
