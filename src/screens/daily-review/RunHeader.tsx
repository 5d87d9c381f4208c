import type { ComponentProps } from 'react'
import { ModuleHeader } from '../../session/ModuleHeader'
import questionStyles from '../../session/Question.module.css'

interface RunHeaderProps extends Omit<ComponentProps<typeof ModuleHeader>, 'isPatchNew'> {
  readonly done: number
  readonly count: number
  /** The same as the boxes, for who does not see them. */
  readonly doneText: string
}

/** What is going on, how far it is, and the way out. */
export function RunHeader({ done, count, doneText, ...header }: RunHeaderProps) {
  return (
    <>
      <ModuleHeader {...header} />
      <div className={questionStyles.ticks} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <i
            key={index}
            className={index < done ? questionStyles.answered : index === done ? questionStyles.current : undefined}
          />
        ))}
      </div>
      <p className="sr">{doneText}</p>
    </>
  )
}
