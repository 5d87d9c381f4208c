import { achievementWords as words } from '#words/achievements'
import type { LessonInfo, Manifest, ModuleInfo } from '../../core/curriculum/parseManifest'
import type { Achievement } from '../../core/progress/achievements'
import type { ProgressDocument } from '../../core/progress/document'
import { isLessonComplete } from '../../core/progress/lessons'

export interface AchievementText {
  readonly name: string
  /** How the achievement was earned, or what is left to do. */
  readonly detail: string
}

/** Describes an achievement in words. `document` is used to find the part of a module that is not done yet. */
export function achievementText(
  achievement: Achievement,
  manifest: Manifest,
  document: ProgressDocument,
): AchievementText {
  const { goal } = achievement
  switch (goal.kind) {
    case 'streak':
      return { name: words.streak(goal.days), detail: streakDetail(achievement, goal.days) }
    case 'module': {
      const module = manifest.modules.find(({ id }) => id === goal.moduleId)
      if (module === undefined) return { name: words.module(words.unlisted), detail: '' }
      return { name: words.module(module.title), detail: moduleDetail(achievement, module, document) }
    }
    case 'points': {
      const { isEarned, done, needed } = achievement
      return {
        name: words.points(goal.points),
        detail: isEarned ? words.pointsRule : words.pointsToGo(needed - done),
      }
    }
    case 'first-lesson':
    case 'half-of-lessons':
    case 'all-lessons':
    case 'first-quiz':
    case 'perfect-score':
    case 'all-quizzes':
      return { name: words.name[goal.kind], detail: plainDetail(goal.kind, achievement, manifest) }
  }
}

function plainDetail(
  kind: keyof typeof words.name,
  { isEarned, subject, done, needed }: Achievement,
  manifest: Manifest,
): string {
  const by = isEarned ? titleOf(subject, manifest) : undefined
  switch (kind) {
    case 'first-lesson':
      return by ?? words.firstLessonRule
    case 'first-quiz':
      return by ?? words.firstQuizRule
    case 'perfect-score':
      return by ?? (isEarned || done === 0 ? words.perfectRule : `${words.perfectRule}. ${words.bestSoFar(done)}`)
    case 'half-of-lessons':
    case 'all-lessons':
      return isEarned ? words.lessonsRule(needed) : words.toGo(needed - done, needed)
    case 'all-quizzes':
      return isEarned ? words.quizzesRule(needed) : words.toGo(needed - done, needed)
  }
}

function streakDetail({ isEarned, done, needed }: Achievement, days: number): string {
  return isEarned || done === 0 ? words.streakRule(days) : words.moreDays(needed - done)
}

function moduleDetail({ isEarned, done, needed }: Achievement, module: ModuleInfo, document: ProgressDocument): string {
  if (isEarned || done === 0) return words.moduleRule(module.lessons.length)
  const openLessons = module.lessons.filter(({ id }) => !isLessonComplete(document, id)).length
  return words.moduleToGo(openLessons, needed - done > openLessons)
}

/** The title of the lesson or module that earned the achievement, as in the curriculum. */
function titleOf(subject: string | undefined, manifest: Manifest): string | undefined {
  const everything: readonly (LessonInfo | ModuleInfo)[] = manifest.modules.flatMap((module) => [
    module,
    ...module.lessons,
  ])
  return everything.find(({ id }) => id === subject)?.title
}
