import { paths, sheetId } from './paths.ts'
import { addressOf, type ClassPage } from './places.ts'

export function lessonPath(moduleId: string, lessonId: string): string {
  return addressOf({ screen: 'lesson', moduleId, lessonId })
}

export function quizPath(moduleId: string): string {
  return addressOf({ screen: 'quiz', moduleId })
}

/** The finished attempts of a quiz; with the moment of one, or the key of its row, that one. */
export function quizAnswersPath(moduleId: string, at?: string): string {
  return addressOf({ screen: 'quiz', moduleId, view: 'answers', at: at === '' ? undefined : at })
}

/** What a class card leads to: `card` is the card as text, and never leaves the device. */
export function joinPath(card: string): string {
  return `${joinClassPath}#${card}`
}

/** The teacher's classes; with a key one of them, on its first page or on another. `of`: the learner of that page. */
export function classPath(key?: string, page: ClassPage = 'today', of?: string): string {
  return addressOf(key === undefined ? { screen: 'class' } : { screen: 'class', class: key, page, of })
}

/** The glossary; with the id of an entry, opened at it. */
export function glossaryPath(term?: string): string {
  return addressOf({ screen: 'glossary', term })
}

/** *Before you sign*; with the id of a card, opened at it. */
export function signPath(card?: string): string {
  return addressOf({ screen: 'sign', card })
}

/** The notes for the learner's state; with the id of a topic, opened at it. */
export function statePath(topic?: string): string {
  return addressOf({ screen: 'state', topic })
}

/** What is due to be asked again. */
export const reviewPath = addressOf({ screen: 'review' })

/** The check that a module has for its learner now. */
export function checkPath(moduleId: string): string {
  return addressOf({ screen: 'check', module: moduleId })
}

/** A module among the others, open. */
export function modulePath(moduleId: string): string {
  return `${paths.learning}#${encodeURIComponent(moduleId)}`
}

/** Questions with new figures each time: the list of skills, or one of them. */
export function practicePath(skill?: string): string {
  return addressOf({ screen: 'practice', skill })
}

/** The list of the sheets that were filled in. */
export const mySheetsPath = addressOf({ screen: 'sheets' })

/** The sheet of a lesson. */
export function sheetPath(moduleId: string, lessonId: string): string {
  return `${lessonPath(moduleId, lessonId)}#${sheetId}`
}

/** Where a learner joins a class. */
export const joinClassPath = addressOf({ screen: 'join' })

/** A class that the learner has joined, by its key. */
export function joinedClassPath(key: string): string {
  return addressOf({ screen: 'join', class: key })
}

/** A tool with the numbers that it begins with; without a tool the list of them is at `paths.tools`. */
export function toolPath(tool: string): string {
  return addressOf({ screen: 'tools', tool })
}

/** The login screen, remembering where the visitor wanted to go (a path of this site, with query and anchor). */
export function loginPath(from?: string): string {
  return addressOf({ screen: 'login', from })
}

/** The login screen for somebody who is learning here already: their session ended, or they want an account. */
export function signInAgainPath(from: string): string {
  return addressOf({ screen: 'login', from, again: '1' })
}

/** Asks who is learning, also where somebody is, and comes back to join as them. */
export const whoJoinsPath = addressOf({
  screen: 'login',
  from: addressOf({ screen: 'join', me: '1' }),
  again: '1',
  view: 'who',
})

/** The page of one certificate. */
export function certificatePath(certificate: string): string {
  return addressOf({ screen: 'achievements', certificate })
}
