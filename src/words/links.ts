import type { Language } from './language.ts'
import { paths, sheetId } from './paths.ts'
import { addressOf, type ClassPage } from './places.ts'

export function lessonPath(moduleId: string, lessonId: string): string {
  return addressOf({ screen: 'lesson', moduleId, lessonId })
}

export function quizPath(moduleId: string): string {
  return addressOf({ screen: 'quiz', moduleId })
}

/** The finished attempts at a quiz. With an attempt's time or the key of its row, the path leads to that attempt. */
export function quizAnswersPath(moduleId: string, at?: string): string {
  return addressOf({ screen: 'quiz', moduleId, view: 'answers', at: at === '' ? undefined : at })
}

/**
 * The address that a class card leads to. `card` is the card as text, and it never leaves the device. `language` is that
 * of the card, on a site with several.
 */
export function joinPath(card: string, language?: Pick<Language, 'tag' | 'folder'>): string {
  const lang = language === undefined || language.folder === '' ? undefined : language.tag
  return `${addressOf({ screen: 'join', lang })}#${card}`
}

/**
 * The teacher's classes. With a key, the path leads to one class, on its first page or on `page`. `of`: the learner
 * shown on that page.
 */
export function classPath(key?: string, page: ClassPage = 'today', of?: string): string {
  return addressOf(key === undefined ? { screen: 'class' } : { screen: 'class', class: key, page, of })
}

/** The glossary. With the id of an entry, it opens at that entry. */
export function glossaryPath(term?: string): string {
  return addressOf({ screen: 'glossary', term })
}

/** *Before you sign*. With the id of a card, it opens at that card. */
export function signPath(card?: string): string {
  return addressOf({ screen: 'sign', card })
}

/** The notes for the learner's state. With the id of a topic, it opens at that topic. */
export function statePath(topic?: string): string {
  return addressOf({ screen: 'state', topic })
}

/** The review, with the questions that are due to be asked again. */
export const reviewPath = addressOf({ screen: 'review' })

/** The check that a module currently has for its learner. */
export function checkPath(moduleId: string): string {
  return addressOf({ screen: 'check', module: moduleId })
}

/** The list of modules, with this module open. */
export function modulePath(moduleId: string): string {
  return `${paths.learning}#${encodeURIComponent(moduleId)}`
}

/** Practice questions with new figures each time. Without a skill, the path leads to the list of skills. */
export function practicePath(skill?: string): string {
  return addressOf({ screen: 'practice', skill })
}

/** The list of the worksheets that the learner has filled in. */
export const mySheetsPath = addressOf({ screen: 'sheets' })

/** The worksheet in a lesson. */
export function sheetPath(moduleId: string, lessonId: string): string {
  return `${lessonPath(moduleId, lessonId)}#${sheetId}`
}

/** The screen where a learner joins a class. */
export const joinClassPath = addressOf({ screen: 'join' })

/** The page of a class that the learner has joined, found by the class's key. */
export function joinedClassPath(key: string): string {
  return addressOf({ screen: 'join', class: key })
}

/** The path of one tool. The list of tools is at `paths.tools`. */
export function toolPath(tool: string): string {
  return addressOf({ screen: 'tools', tool })
}

/**
 * The login screen. `from` is the page that the visitor wanted to open (a path on this site, with query and anchor).
 */
export function loginPath(from?: string): string {
  return addressOf({ screen: 'login', from })
}

/** The login screen for a current learner whose session has ended or who wants an account. */
export function signInAgainPath(from: string): string {
  return addressOf({ screen: 'login', from, again: '1' })
}

/**
 * Asks who is learning, even if a learner is already signed in. After that, it opens the join screen for the chosen
 * learner.
 */
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
