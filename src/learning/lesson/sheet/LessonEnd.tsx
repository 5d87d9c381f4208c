import type { LessonContent } from '../../../curriculum/curriculum'
import { CalculatorFold } from '../calculator/CalculatorFold'
import { RuleOfThumb } from '../../session/RuleOfThumb'
import { SheetBox } from './SheetBox'
import type { SheetPlace } from './useSheet'

interface LessonEndProps extends SheetPlace {
  readonly lesson: Pick<LessonContent, 'rule' | 'calculator' | 'sheet'>
}

/** What a lesson leaves a learner with: a rule to decide by, its case with other numbers, and a sheet to use this week. */
export function LessonEnd({ lesson: { rule, calculator, sheet }, ...place }: LessonEndProps) {
  return (
    <>
      {rule === undefined ? null : <RuleOfThumb>{rule}</RuleOfThumb>}
      {calculator === undefined ? null : <CalculatorFold calculator={calculator} />}
      {sheet === undefined || sheet === null ? null : <SheetBox sheet={sheet} {...place} />}
    </>
  )
}
