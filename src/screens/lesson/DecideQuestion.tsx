import { useId, useState } from 'react'
import { lessonWords as words } from '#words/lesson'
import type { LessonQuestion } from '../../core/curriculum/curriculum'
import { optionLetter, QuizOption } from '../../session/QuizOption'
import { Block } from '../../ui/Block'
import { Icon } from '../../ui/Icon'
import { PhoneText } from '../../ui/PhoneText'
import styles from './DecideQuestion.module.css'

/** Asks what the learner would do and explains each choice. Nothing is saved, and every option can be tried. */
export function DecideQuestion({ decision }: { readonly decision: LessonQuestion }) {
  const { question, options, correct, why } = decision
  const group = useId()
  const [chosen, setChosen] = useState<number | undefined>(undefined)
  const isBest = chosen === correct
  return (
    <fieldset className={styles.box}>
      <legend>
        <span className={styles.kind}>{words.decide}</span>
        <span className={styles.question}>
          <PhoneText>{question}</PhoneText>
        </span>
      </legend>
      <Block isRuled>
        {options.map((text, option) => (
          <QuizOption
            key={option}
            group={group}
            letter={optionLetter(option)}
            text={text}
            isChosen={chosen === option}
            onChoose={() => setChosen(option)}
          />
        ))}
      </Block>
      <div role="status">
        {chosen === undefined ? null : (
          <p className={styles.why}>
            <Icon name={isBest ? 'check' : 'lamp'} />
            <span>
              <b>{isBest ? words.decideBest : words.decideOther}</b> <PhoneText>{why[chosen] ?? ''}</PhoneText>
            </span>
          </p>
        )}
      </div>
    </fieldset>
  )
}
