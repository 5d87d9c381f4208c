import { entryWords as words } from '#words/entries'
import type { Manifest } from '../../curriculum/curriculum'
import type { Activity } from '../../store/learnerStore'

/** What an entry is about, by its title in the curriculum. */
export function entryTitle({ kind, subject }: Pick<Activity, 'kind' | 'subject'>, manifest: Manifest): string {
  const module = manifest.modules.find(({ id }) => id === subject)
  switch (kind) {
    case 'lesson-completed':
    case 'lesson-undone': {
      const lessons = manifest.modules.flatMap(({ lessons }) => lessons)
      return lessons.find(({ id }) => id === subject)?.title ?? words.unlistedEntry
    }
    case 'certificate-earned':
      if (module === undefined && subject !== 'course') return words.unlistedEntry
      return words.certificateOf(module?.title ?? words.courseCertificate)
    case 'quiz-passed':
    case 'quiz-tried':
      return module === undefined ? words.unlistedEntry : words.quizOf(module.title)
    case 'module-unlocked':
      return module === undefined ? words.unlistedEntry : words.moduleOf(module.title)
    case 'brought-in':
      return words.broughtInFrom(subject)
  }
}
