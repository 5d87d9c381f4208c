import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { practiceWords as words } from '#words/practice'
import type { Skill } from '../../core/practice/skill'
import { Choices } from '../../ui/Choices'
import { Icon } from '../../ui/Icon'
import { LeafRow } from '../../ui/Leaf'
import { PageHeading } from '../../ui/PageHeading'
import { Row } from '../../ui/Row'
import { SteadyButton } from '../../ui/SteadyButton'
import { Text } from '../../ui/Text'
import { textLinkClass } from '../../ui/textLinkClass'
import { lessonPath, practicePath } from '../../words/links'
import { useAnswerKeys } from '../../session/useAnswerKeys'
import { optionLetter } from '../../session/QuizOption'
import { useManifest } from '../../session/useRead'
import { ItemAnswer, WorkedSteps } from './ItemAnswer'
import styles from './Practice.module.css'
import { usePractice } from './usePractice'

const systemSeed = (): number => Math.floor(Math.random() * 2 ** 32)

interface SkillPracticeProps {
  readonly skill: Skill
  /** Returns a number for each question. */
  readonly newSeed?: () => number
}

/**
 * Asks one question after another on a skill. The learner chooses an answer, sees the reason, and continues with new
 * numbers.
 */
export function SkillPractice({ skill, newSeed = systemSeed }: SkillPracticeProps) {
  const practice = usePractice(skill, newSeed)
  const { item, number, chosen, isAnswered, rightInARow, shownSteps } = practice
  const [isChoiceMissing, setChoiceMissing] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useStepFocus(heading, `${number}${isAnswered ? ' answered' : ''}`)

  const check = (event?: FormEvent): void => {
    event?.preventDefault()
    setChoiceMissing(chosen === undefined)
    practice.answer()
  }
  const askAnother = (): void => {
    setChoiceMissing(false)
    practice.askAnother()
  }
  const places = [...item.options.keys()]
  const keys = useAnswerKeys(
    isAnswered
      ? { order: [], onChoose: practice.choose, onEnter: askAnother }
      : { order: places, onChoose: practice.choose, onEnter: check },
  )
  const [inARow, what] = words.inARow(rightInARow)
  return (
    <LeafRow
      className={styles.practice}
      marginNote={
        rightInARow === 0 ? undefined : (
          <Text isNumeric className={styles.count} aria-hidden="true">
            <b className="fig num">{inARow}</b> <br />
            {what}
          </Text>
        )
      }
    >
      <Link className={textLinkClass} to={practicePath()}>
        <Icon name="arrowLeft" /> {words.allSkills}
      </Link>
      <div ref={keys}>
        <PageHeading>{skill.title}</PageHeading>
        {isAnswered ? (
          <ItemAnswer practice={practice} headingRef={heading} onNext={askAnother} />
        ) : (
          <form key={number} onSubmit={check}>
            <p className={`num ${styles.number}`}>{words.question(number)}</p>
            <h2 ref={heading} tabIndex={-1} className={styles.question}>
              {item.question}
            </h2>
            <WorkedSteps steps={item.steps} shown={shownSteps} />
            <div className={styles.options}>
              <Choices
                legend={words.yourAnswer}
                choices={item.options.map(({ text }, place) => ({
                  value: String(place),
                  label: (
                    <>
                      <span className={styles.letter} aria-hidden="true">
                        {optionLetter(place)}
                      </span>
                      <span>{text}</span>
                    </>
                  ),
                }))}
                value={chosen === undefined ? '' : String(chosen)}
                onChange={(place) => practice.choose(Number(place))}
              />
            </div>
            {isChoiceMissing && chosen === undefined ? (
              <p className={styles.notice} role="alert">
                <Icon name="warning" />
                <span>{words.chooseFirst}</span>
              </p>
            ) : null}
            <Row gap={3} before={5}>
              <SteadyButton type="submit" meaning={`check ${number}`} shownForMs={0}>
                {words.check}
              </SteadyButton>
              <SteadyButton variant="line" meaning={`show ${number}`} onPress={practice.showWay}>
                {words.showWay}
              </SteadyButton>
            </Row>
            <p className={`${styles.small} ${styles.keys}`}>{words.keys(optionLetter(places.length - 1))}</p>
          </form>
        )}
      </div>
      <p className={styles.small}>
        <TaughtIn skill={skill} />
        {words.notKept}
      </p>
    </LeafRow>
  )
}

/** After a press, the new content takes the focus. At the start, the page's own heading takes it. */
function useStepFocus(heading: RefObject<HTMLHeadingElement | null>, step: string): void {
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }, [heading, step])
}

/** Links to the lesson, if it is in the course. */
function TaughtIn({ skill }: { readonly skill: Skill }) {
  const manifest = useManifest()
  const module = manifest?.value.modules.find(({ lessons }) => lessons.some(({ id }) => id === skill.lessonId))
  const lesson = module?.lessons.find(({ id }) => id === skill.lessonId)
  if (module === undefined || lesson === undefined) return null
  return (
    <>
      <span>{words.taughtIn}</span>{' '}
      <Link className={styles.link} to={lessonPath(module.id, lesson.id)}>
        {lesson.title}
      </Link>
      .{' '}
    </>
  )
}
