import { useId, useState } from 'react'
import { sheetWords as words } from '#words/sheets'
import { Block } from '../../../ui/Block'
import { Button } from '../../../ui/Button'
import { Icon } from '../../../ui/Icon'
import { fieldName, type PartOf } from './sheetFields'
import { Text } from '../../../ui/Text'
import styles from './SheetDocument.module.css'
import type { SheetForm } from './useSheet'

interface DocumentPartProps {
  readonly part: PartOf<'document'>
  readonly form: SheetForm
}

/** A made-up document to read. The learner answers each question by pressing one of its lines. */
export function DocumentPart({ part, form }: DocumentPartProps) {
  const id = useId()
  const { lines, tasks } = part
  const pressedOf = (task: number): string => {
    const found = tasks[task]
    return found === undefined ? '' : form.textOf(fieldName(part.id, found.id))
  }
  const isFound = (task: number): boolean => tasks[task] !== undefined && pressedOf(task) === tasks[task].line
  const firstOpen = tasks.findIndex((_, index) => !isFound(index))
  const [asked, setAsked] = useState<number | undefined>(undefined)
  // An answered question stays visible until the learner continues.
  const current = asked ?? (firstOpen < 0 ? tasks.length : firstOpen)
  const task = tasks[current]
  const pressed = pressedOf(current)
  const isRight = isFound(current)
  const isLast = tasks.every((_, index) => index <= current || isFound(index))
  const pressedLine = lines.find((line) => line.id === pressed)

  const press = (line: string): void => {
    if (task === undefined) return
    setAsked(current)
    form.write(fieldName(part.id, task.id), line)
  }
  const next = (): void => {
    const open = tasks.findIndex((_, index) => index > current && !isFound(index))
    setAsked(open < 0 ? tasks.length : open)
    document.getElementById(`${id}-ask`)?.focus()
  }

  return (
    <div>
      <Block after={3} className={styles.ask} id={`${id}-ask`} tabIndex={-1}>
        {task === undefined ? (
          <Text tone="done" isBold>
            {tasks.length > 0 ? words.allFound(tasks.length) : null}
          </Text>
        ) : (
          <>
            <Text tone="quiet" size="small">
              {words.task(current + 1, tasks.length)}
            </Text>
            <p>
              <b>{task.ask}</b> {isRight ? null : <span>{words.lookUp}</span>}
            </p>
          </>
        )}
      </Block>
      <div className={styles.paper} role="group" aria-label={part.title}>
        <p className={styles.name}>
          <b>{part.title}</b>
          <span>{part.note}</span>
        </p>
        <ul>
          {lines.map((line, index) => {
            const isPressed = task !== undefined && line.id === pressed
            const mark = isPressed ? (isRight ? styles.isRight : styles.isWrong) : ''
            const content = (
              <>
                <span>{line.label}</span>
                <span className={styles.value}>{line.value}</span>
                {isPressed ? (
                  <span className={styles.mark}>
                    <Icon name={isRight ? 'check' : 'cross'} size="small" />
                    <span>{isRight ? words.isRight : words.isWrong}</span>
                  </span>
                ) : null}
              </>
            )
            return (
              <li key={line.id}>
                {line.group && line.group !== lines[index - 1]?.group ? (
                  <p className={styles.group}>{line.group}</p>
                ) : null}
                {task === undefined ? (
                  <div className={styles.line}>{content}</div>
                ) : (
                  <button
                    type="button"
                    className={`${styles.line} ${mark}`}
                    aria-pressed={isPressed}
                    onClick={() => press(line.id)}
                  >
                    {content}
                  </button>
                )}
              </li>
            )
          })}
        </ul>
      </div>
      <p className={styles.told} role="status">
        {task === undefined || pressedLine === undefined ? null : isRight ? (
          <>
            <b>{words.right}</b> <span>{task.why}</span>
          </>
        ) : (
          words.wrong(pressedLine.label)
        )}
      </p>
      {task !== undefined && isRight && tasks.length > 1 ? (
        <Button variant="line" size="compact" onClick={next}>
          {isLast ? words.allAnswers : words.nextTask}
        </Button>
      ) : null}
      {task === undefined && tasks.length > 0 ? (
        <ol className={styles.found}>
          {tasks.map(({ id: taskId, ask, line, why }) => (
            <li key={taskId}>
              <span>{ask}</span> <b>{words.answeredBy(lines.find((one) => one.id === line)?.label ?? '')}</b>{' '}
              <span>{why}</span>
            </li>
          ))}
        </ol>
      ) : null}
    </div>
  )
}
