import { ruleWords as words } from '#words/rules'
import { Icon } from '../ui/Icon'
import styles from './RuleOfThumb.module.css'
import type { Elements } from '../ui/Elements'

interface RuleOfThumbProps {
  /** One sentence. */
  readonly children: string
  /** Actions shown below the sentence. */
  readonly below?: Elements
}

/** A short rule that helps with a decision. */
export function RuleOfThumb({ children, below }: RuleOfThumbProps) {
  return (
    <section className={styles.box} aria-label={words.title}>
      <p className={styles.kind}>
        <Icon name="lamp" />
        {words.title}
      </p>
      <p className={styles.rule}>{children}</p>
      {below}
    </section>
  )
}
