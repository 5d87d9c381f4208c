import type { LessonContent } from '../../../curriculum/curriculum'
import { RuleOfThumb } from '../../session/RuleOfThumb'
import { SheetBox } from './SheetBox'
import type { SheetPlace } from './useSheet'

interface LessonEndProps extends SheetPlace {
  readonly lesson: Pick<LessonContent, 'rule' | 'sheet'>
}

/** What a lesson leaves a learner with: a rule to decide by, and a sheet to use this week. */
export function LessonEnd({ lesson: { rule, sheet }, ...place }: LessonEndProps) {
  return (
    <>
      {rule === undefined ? null : <RuleOfThumb>{rule}</RuleOfThumb>}
      {sheet === undefined || sheet === null ? null : <SheetBox sheet={sheet} {...place} />}
    </>
  )
}
