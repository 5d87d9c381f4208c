import { Link } from 'react-router-dom'
import { ruleWords as words } from '#words/rules'
import type { LessonContent } from '../../../core/curriculum/curriculum'
import { CalculatorFold } from '../calculator/CalculatorFold'
import { textLinkClass } from '../../../ui/textLinkClass'
import { signPath } from '../../../words/paths'
import { RuleOfThumb } from '../../../session/RuleOfThumb'
import { SheetBox } from './SheetBox'
import { signCardOf } from './signCardOf'
import type { SheetPlace } from './useSheet'

interface LessonEndProps extends SheetPlace {
  readonly lesson: Pick<LessonContent, 'rule' | 'calculator' | 'sheet'>
}

/** The end of a lesson: its rule for decisions, its calculator, and a worksheet to use this week. */
export function LessonEnd({ lesson: { rule, calculator, sheet }, ...place }: LessonEndProps) {
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
    </>
  )
}
