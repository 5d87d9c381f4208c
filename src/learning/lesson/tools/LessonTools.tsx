import type { ReactNode } from 'react'
import { lessonToolsWords as words } from '#words/lessonTools'
import { Icon } from '../../../ui/Icon'
import styles from './LessonTools.module.css'

interface LessonToolsProps {
  readonly isChoosing: boolean
  readonly onChoosing: (isChoosing: boolean) => void
}

/** What helps with reading, beside the text where there is room and above it on a phone. Printing waits below it there. */
export function LessonTools({ isChoosing, onChoosing }: LessonToolsProps) {
  return (
    <div className={styles.tools}>
      <div className={styles.reading} role="group" aria-label={words.tools}>
        <ToolButton
          icon={<span className={styles.letters} />}
          isOn={isChoosing}
          aria-expanded={isChoosing}
          onClick={() => onChoosing(!isChoosing)}
        >
          {words.textSize}
        </ToolButton>
      </div>
      <button type="button" className={`${styles.tool} ${styles.print}`} onClick={() => window.print()}>
        <Icon name="print" />
        {words.print}
      </button>
    </div>
  )
}

interface ToolButtonProps {
  readonly icon: ReactNode
  readonly isOn: boolean
  readonly onClick: () => void
  readonly children: ReactNode
  readonly 'aria-expanded'?: boolean
}

function ToolButton({ icon, isOn, children, ...rest }: ToolButtonProps) {
  return (
    <button type="button" className={`${styles.tool} ${isOn ? styles.isOn : ''}`} {...rest}>
      {icon}
      <span>{children}</span>
    </button>
  )
}
