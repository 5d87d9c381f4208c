import { isDeepStrictEqual } from 'node:util'
import type { AuthoredLesson } from './authored/authoredLesson'
import { isWhole } from './checkOurManifest'
import { countWords } from './countWords'
import { boundsFor, ourRules } from './courseRules.ts'
import type { Problem } from './problem'
import type { Content } from './readContent'

type Decision = NonNullable<AuthoredLesson['content']['decide']>

const MOST_UNLIKE = 2.2

/**
 * Checks the questions inside lessons: as many as the course demands in each lesson, a text for each option, and the same
 * question in the quiz file of the module, where the review finds it.
 */
export function checkDecisions({ manifest, modules }: Content, rules = ourRules): Problem[] {
  return modules.flatMap(({ lessons, quiz }): Problem[] => {
    const kept = new Map((quiz?.quiz.decide ?? []).map(({ lessonId, ...asked }) => [asked.id, { lessonId, asked }]))
    const problems = lessons.flatMap(({ file, info, lesson }): Problem[] => {
      const asked = decisionsOf(lesson)
      const { lesson: { decisions } = {} } = boundsFor(rules, file)
      // A partial course of ours has unfinished lessons.
      const isDue = decisions !== undefined && (!rules.isOurs || isWhole(manifest))
      const [fewest, most] = decisions ?? [0, 0]
      const isOff = isDue && (asked.length < fewest || asked.length > most)
      const expected = fewest === most ? String(most) : `${fewest} to ${most}`
      return [
        ...(isOff ? [{ file, field: 'content', problem: `${asked.length} questions, not ${expected}` }] : []),
        ...asked.flatMap(([field, decision]) => {
          const copy = kept.get(decision.id)
          kept.delete(decision.id)
          const isSame = copy?.lessonId === info.id && isDeepStrictEqual(copy.asked, decision)
          return [
            ...problemsOf(decision, info.id),
            ...(isSame ? [] : [`the quiz file has no such question under ${decision.id} and ${info.id}`]),
          ].map((problem) => ({ file, field, problem }))
        }),
      ]
    })
    const lost = [...kept.keys()].map((id) => ({
      file: quiz?.file ?? '',
      field: 'decide',
      problem: `no lesson has ${id}`,
    }))
    return [...problems, ...lost]
  })
}

function decisionsOf({ content }: AuthoredLesson): readonly (readonly [field: string, decision: Decision])[] {
  return [
    ...content.sections.flatMap(({ decide }, index) =>
      decide === undefined ? [] : [[`content.sections[${index}].decide`, decide] as const],
    ),
    ...(content.decide === undefined ? [] : [['content.decide', content.decide] as const]),
  ]
}

function problemsOf({ id, options, correct, why }: Decision, lessonId: string): string[] {
  const lengths = options.map((option) => option.length)
  const counts = why.map(countWords)
  return [
    ...(id.startsWith(`decide-${lessonId}-`) ? [] : [`${id} is not like decide-${lessonId}-1`]),
    ...(options.length < 3 || options.length > 4 ? [`${options.length} options, not 3 or 4`] : []),
    ...(correct in options ? [] : ['no option has the index of the right one']),
    ...(why.length === options.length ? [] : ['not one text for each option']),
    ...(counts.every((count) => count >= 12 && count <= 35)
      ? []
      : [`texts of ${counts.join(', ')} words, not 12 to 35`]),
    ...(Math.max(...lengths) > MOST_UNLIKE * Math.min(...lengths) ? [`options of ${lengths.join(', ')} letters`] : []),
  ]
}
