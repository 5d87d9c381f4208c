import { LEARNER } from './appearanceScript.ts'
import { storageNameUnder } from './storageName.ts'

declare global {
  var ledgerLesson: LessonAhead | undefined
}

/** A lesson's file that the page requested before its scripts. */
export interface LessonAhead {
  /** The path of the lesson's page. */
  readonly pathname: string
  /** The parsed file, or undefined if it could not be read. Never rejects. */
  readonly file: Promise<unknown>
}

/** The list of this device's learners in local storage (src/platform/window/roster.ts). */
export const LEARNERS = 'ledger-learners'
/** The learner that this tab was unlocked for, in session storage (src/platform/window/tabGate.ts). */
export const LET_IN = 'ledger-let-in'

export interface GatePass {
  readonly id: string
  /** The idle limit in ms, and the time of the last touch. */
  readonly idle?: { readonly limitMs: number; readonly touchedAt: number }
  /** When the last page of this tab was left, and whether the browser kept it for Back. Absent while a page is open. */
  readonly left?: { readonly at: number; readonly isKept?: boolean } | undefined
}

/**
 * Requests the lesson of the address while the page is parsed, so that its first words can be shown with its title. It
 * does so only for a learner without a PIN or a password, and for the learner that this tab was unlocked for, if this
 * page followed another one of the tab. An idle limit may have locked the tab again, and a tab may have been restored,
 * so such a tab waits for the first check. The script is in the head of lesson.html, and the page's policy contains its
 * hash.
 * @param base the folder of the site
 * @param folder the folder of this page's language below it, such as `es/`
 * @param lessons the ids of all lessons. An address of no lesson requests nothing
 */
export function lessonAheadScript(base: string, folder: string, lessons: readonly string[]): string {
  const key = (name: string) => JSON.stringify(storageNameUnder(base, name))
  const read = `let g=(k,s=localStorage)=>JSON.parse(s.getItem(k)),i=g(${key(LEARNER)}).id,e=g(${key(LET_IN)},sessionStorage)`
  const isOpen = `e&&e.id===i&&!e.idle&&e.left&&e.left.at>=performance.timeOrigin&&e.left.at<=Date.now()||g(${key(LEARNERS)}).some(l=>l.id===i&&l.isProtected===!1)`
  const known = `${JSON.stringify(` ${lessons.join(' ')} `)}.includes(" "+n+" ")`
  const file = `${JSON.stringify(`${base}${folder}data/lessons/`)}+n+".json"`
  return `try{let p=location.pathname,n=p.match(/\\/lesson\\/[\\w-]+\\/([\\w-]+)$/)[1];${read};if(i&&${known}&&(${isOpen}))window.ledgerLesson={pathname:p,file:fetch(${file}).then(r=>r.json()).catch(()=>{})}}catch{}`
}
