import { contactWords as words } from '#words/contact'
import { type ContactFields, type ContactProblem, contactLimits, lengthOf } from './contactFields'

/** The sentence that names the fix. */
export function problemText(problem: ContactProblem, typed: ContactFields): string {
  switch (problem) {
    case 'name-missing':
    case 'subject-missing':
    case 'message-missing':
      return words.errors[problem]
    case 'name-long':
      return words.errors[problem](contactLimits.name)
    case 'subject-long':
      return words.errors[problem](contactLimits.subject)
    case 'message-long':
      return words.errors[problem](contactLimits.message, lengthOf(typed.message.trim()) - contactLimits.message)
  }
}
