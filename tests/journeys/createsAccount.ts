import { lessonWords } from '#words/lesson'
import type { Learner } from './Learner'

/** Creates an account from the sign-in page, completes a lesson and backs it up. */
export async function createsAccount(someone: Learner, name: string, email: string, password: string): Promise<void> {
  await someone.presses('Sign in or create an account')
  await someone.presses('Create account')
  await someone.types(name, 'Name')
  await someone.types(email, 'Email')
  await someone.types(password, 'Password, at least 8 characters')
  await someone.chooses('I am 13 or older')
  await someone.presses('Create account and start')
  await someone.isAt('/dashboard')
  await someone.opens('/lesson/foundations/foundations_1')
  await someone.presses(lessonWords.markComplete)
  await someone.sees('Undo')
  await someone.opens('/profile?view=backup')
  await someone.presses('Back up now')
  await someone.sees('Everything is backed up.')
}
