import type { ComponentProps } from 'react'
import { ModuleHeader } from '../../session/ModuleHeader'
import questionStyles from '../../session/Question.module.css'

interface RunHeaderProps extends Omit<ComponentProps<typeof ModuleHeader>, 'isPatchNew'> {
  readonly done: number
  readonly count: number
  /** The progress of the boxes in words, for people who do not see them. */
  readonly doneText: string
}

/** The title, the progress, and the link that leaves the questions. */
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
