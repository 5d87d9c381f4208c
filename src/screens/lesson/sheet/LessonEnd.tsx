import { Link } from 'react-router-dom'
import { oldWordingWords } from '#words/oldWording'
import { ruleWords as words } from '#words/rules'
import { countMarks } from '../../../core/curriculum/countMarks'
import type { LessonContent } from '../../../core/curriculum/curriculum'
import { CalculatorFold } from '../calculator/CalculatorFold'
import { signCardOf } from '../../../session/besideLessons'
import type { Elements } from '../../../ui/Elements'
import { Icon } from '../../../ui/Icon'
import { Text } from '../../../ui/Text'
import { textLinkClass } from '../../../ui/textLinkClass'
import { signPath } from '../../../words/links'
import styles from './LessonEnd.module.css'
import { SheetBox } from './SheetBox'
import type { SheetPlace } from './useSheet'

interface LessonEndProps extends SheetPlace {
  readonly lesson: Pick<LessonContent, 'rule' | 'calculator' | 'sheet'>
}

/**
 * The end of a lesson: its rule for decisions, its calculator, and a worksheet to use this week. Below them is the number
 * of texts that are not translated.
 */
export function LessonEnd({ lesson, ...place }: LessonEndProps) {
  const { rule, calculator, sheet } = lesson
  const card = signCardOf[place.lessonId]
  return (
    <>
      {rule === undefined ? null : (
        <RuleOfThumb
          below={
            card === undefined ? undefined : (
              <Link className={textLinkClass} to={signPath(card)}>
                {words.beforeYouSign}
              </Link>
            )
          }
        >
          {rule}
        </RuleOfThumb>
      )}
      {calculator === undefined ? null : <CalculatorFold calculator={calculator} />}
      {sheet === undefined || sheet === null ? null : <SheetBox sheet={sheet} {...place} />}
      <NotTranslated lesson={lesson} />
    </>
  )
}

function NotTranslated({ lesson }: Pick<LessonEndProps, 'lesson'>) {
  const { english, old } = countMarks(lesson)
  if (english === 0 && old === 0) return null
  return (
    <Text width={36} tone="quiet" size="small">
      {english === 0 ? null : <span>{`${oldWordingWords.english(english)} `}</span>}
      {old === 0 ? null : <span>{oldWordingWords.older(old)}</span>}
    </Text>
  )
}

interface RuleOfThumbProps {
  /** One sentence. */
  readonly children: string
  /** Actions shown below the sentence. */
  readonly below?: Elements
}

/** A short rule that helps with a decision. */
function RuleOfThumb({ children, below }: RuleOfThumbProps) {
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
