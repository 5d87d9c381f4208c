import type { RefObject } from 'react'
import { practiceWords as words } from '#words/practice'
import { Block } from '../../ui/Block'
import { Icon } from '../../ui/Icon'
import { Row } from '../../ui/Row'
import { SteadyButton } from '../../ui/SteadyButton'
import { Text } from '../../ui/Text'
import styles from './Practice.module.css'
import type { usePractice } from './usePractice'

interface ItemAnswerProps {
  readonly practice: ReturnType<typeof usePractice>
  readonly headingRef: RefObject<HTMLHeadingElement | null>
  readonly onNext: () => void
}

/** Shows the right answer, the mistake behind the chosen answer, and all steps of the solution. */
export function ItemAnswer({ practice, headingRef, onNext }: ItemAnswerProps) {
  const { item, number, chosen, isRight, rightInARow } = practice
  const mistaken = chosen === undefined || isRight ? undefined : item.options[chosen]
  const right = item.options.find(({ mistake }) => mistake === undefined)
  return (
    <>
      <p className={styles.asked}>{item.question}</p>
      <h2 ref={headingRef} tabIndex={-1} className={`${styles.verdict} ${isRight ? styles.isRight : ''}`}>
        <Icon name={isRight ? 'check' : chosen === undefined ? 'lamp' : 'cross'} />
        <span>{isRight ? words.right : chosen === undefined ? words.shown : words.notRight}</span>
      </h2>
      <Block as="dl" width={44} after={4} isRuled className={styles.answers}>
        {mistaken === undefined ? null : (
          <div className={styles.missed}>
            <dt>{words.youChose}</dt>
            <dd>
              <b>{mistaken.text}</b>
              <p>{mistaken.mistake}</p>
            </dd>
          </div>
        )}
        <div className={styles.right}>
          <dt>{words.answer}</dt>
          <dd>
            <b>{right?.text}</b>
          </dd>
        </div>
      </Block>
      <WorkedSteps steps={item.steps} shown={item.steps.length} />
      {rightInARow === 0 ? null : (
        <Text after={0} isBold>
          {words.rightInARow(rightInARow)}
        </Text>
      )}
      <Row gap={3} before={5}>
        {/* The button appears where Check was. A double press on Check must not skip the answer. */}
        <SteadyButton meaning={`another ${number}`} onPress={onNext}>
          {words.another}
          <Icon name="arrowRight" />
        </SteadyButton>
      </Row>
    </>
  )
}

interface WorkedStepsProps {
  readonly steps: readonly string[]
  /** The number of steps to show, from the first. */
  readonly shown: number
}

/** The steps of the solution that are shown. */
export function WorkedSteps({ steps, shown }: WorkedStepsProps) {
  return (
    <div className={styles.steps}>
      <h3>{words.steps}</h3>
      {shown === 0 ? null : (
        <ol>
          {steps.slice(0, shown).map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
      {shown < steps.length ? <p>{words.stepsShown(shown, steps.length)}</p> : null}
    </div>
  )
}
