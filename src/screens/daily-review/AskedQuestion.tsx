import { type FormEvent, type ReactNode, type RefObject, useId } from 'react'
import { Block } from '../../ui/Block'
import { Icon } from '../../ui/Icon'
import styles from '../../session/Question.module.css'
import { optionLetter, QuizOption } from '../../session/QuizOption'
import { useAnswerKeys } from '../../session/useAnswerKeys'

interface AskedQuestionProps {
  readonly text: string
  readonly options: readonly string[]
  readonly order: readonly number[]
  readonly chosen: number | undefined
  /** The position of this question in words, for people who do not see the margin. */
  readonly place: string
  readonly notice: string | undefined
  readonly headingRef: RefObject<HTMLHeadingElement | null>
  readonly onChoose: (option: number) => void
  readonly onSubmit: () => void
  /** Content shown below the question. */
  readonly foot: ReactNode
}

/** A question with its options, which can be chosen by pointer, arrow keys or letter. */
export function AskedQuestion(props: AskedQuestionProps) {
  const { text, options, order, chosen, place, notice, headingRef, onChoose, onSubmit, foot } = props
  const group = useId()
  const keys = useAnswerKeys({ order, onChoose, onEnter: onSubmit })
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <div ref={keys}>
      <form onSubmit={submit}>
        <fieldset>
          <legend>
            <span className={`num ${styles.number}`}>{place}</span>
            <h1 ref={headingRef} tabIndex={-1}>
              {text}
            </h1>
          </legend>
          <Block isRuled>
            {order.map((option, position) => (
              <QuizOption
                key={option}
                group={group}
                letter={optionLetter(position)}
                text={options[option] ?? ''}
                isChosen={chosen === option}
                onChoose={() => onChoose(option)}
              />
            ))}
          </Block>
        </fieldset>
        {notice === undefined ? null : (
          <p className={styles.notice} role="alert">
            <Icon name="warning" />
            <span>{notice}</span>
          </p>
        )}
        <div className={styles.foot}>{foot}</div>
      </form>
    </div>
  )
}
