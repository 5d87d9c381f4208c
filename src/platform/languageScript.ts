import { LEARNER } from './appearanceScript.ts'
import { guardedImport, type MissingScriptWords } from './guardedImport.ts'
import { storageName, storageNameUnder } from './storageName.ts'

const LANGUAGE = 'ledger-language'

/** The local storage key of the languages that people chose (src/platform/chosenLanguages.ts). */
export const LANGUAGE_KEY = storageName(LANGUAGE)
/** The name of the language in the query of a link, for people who have not chosen one. */
export const LANGUAGE_PARAMETER = 'lang'

/** Attributes of a link element. */
export type LinkAttributes = Readonly<Record<string, string>>

/** The files of a page of the learner area: its links, and the script that runs when the document is parsed. */
export interface StartFiles {
  readonly links: readonly LinkAttributes[]
  readonly entry: string
}

interface ShellLanguages {
  /** The folder of the site. */
  readonly base: string
  /** The language of this document. */
  readonly tag: string
  /** All languages of the site. */
  readonly languages: readonly { readonly tag: string; readonly folder: string }[]
}

/**
 * The expression for the files that the script's own element names (tools/build/pageHtml.ts). `d` is the element's
 * dataset, which is known only while the script first runs.
 */
export const NAMED_FILES = 'JSON.parse(d.files)'

/**
 * The statements that add a page's links and then run its entry.
 * @param files an expression for a `StartFiles`
 */
export function startText(files: string, missing: MissingScriptWords): string {
  const add =
    'for(let a of v){let e=document.createElement("link");for(let k in a)e.setAttribute(k,a[k]);document.head.append(e)}'
  // The entry needs the whole document. Unlike a script element, an import doesn't wait for it.
  return `let{links:v,entry:y}=${files};${add}let n=()=>{${guardedImport('[y]', missing, 'learner')}};document.readyState=="loading"?addEventListener("DOMContentLoaded",n):n()`
}

/**
 * Starts the scripts of the chosen language, in the head of every page of the learner area. A page that comes from the
 * network is in the language of its file. If the learner chose another one, the page starts that language's scripts and
 * none of its own. If they can't be fetched, it starts its own. The worker answers with the right page, so this is for
 * pages without a worker. A link may name a language for people who have not chosen one.
 * @param start starts this page's own scripts (`startText`). It can read `NAMED_FILES`
 */
export function languageScript({ base, tag, languages }: ShellLanguages, start: string): string {
  const folders = JSON.stringify(languages.map((language) => [language.tag, language.folder]))
  const key = JSON.stringify(storageNameUnder(base, LANGUAGE))
  const learner = JSON.stringify(storageNameUnder(base, LEARNER))
  const chosen = `let g=k=>JSON.parse(localStorage.getItem(k))||{},l=g(${key}),w=g(${learner}).id;c=[l.learners&&Object.entries(l.learners).find(([i])=>i===w)?.[1],l.device].find(t=>m.has(t));if(!c&&m.has(q))localStorage.setItem(${key},JSON.stringify({...l,device:c=q}))`
  return `(d=>{let m=new Map(${folders}),q=new URLSearchParams(location.search).get("${LANGUAGE_PARAMETER}"),c,s=()=>{${start}};try{${chosen}}catch{}c&&c!=${JSON.stringify(tag)}?import(${JSON.stringify(base)}+m.get(c)+"start.js").catch(s):s()})(document.currentScript.dataset)`
}

/**
 * The content of `start.js`, which a page of another language imports. It removes the texts of that page, and starts the
 * scripts of this language.
 */
export function startScript(
  { tag, dir }: { readonly tag: string; readonly dir: string },
  files: StartFiles,
  missing: MissingScriptWords,
): string {
  const page = `let r=document.documentElement;r.lang=${JSON.stringify(tag)};r.dir=${JSON.stringify(dir)};delete r.dataset.visit;document.querySelector("#root>template")?.remove();`
  return page + startText(JSON.stringify(files), missing)
}

interface PublicPageLanguages extends Omit<ShellLanguages, 'languages'> {
  /** The tags of all languages of the site. */
  readonly tags: readonly string[]
  /** The first parts of the paths of the learner area, without the folder of the site. */
  readonly learnerParts: readonly string[]
}

/**
 * Makes the language of a public page that of the device if no one has chosen one. Saves the language that a visitor
 * presses, for the current learner too. A link from this page into the learner area makes the page’s language that of the
 * device, unless someone is signed in. This is in the head of every public page, because a visitor may follow a link
 * before the page's script has loaded.
 */
export function publicLanguageScript({ base, tag, tags, learnerParts }: PublicPageLanguages): string {
  const key = JSON.stringify(storageNameUnder(base, LANGUAGE))
  const learner = JSON.stringify(storageNameUnder(base, LEARNER))
  const folder = JSON.stringify(base)
  const own = JSON.stringify(tag)
  const read = 'g=k=>{try{return JSON.parse(localStorage.getItem(k))||{}}catch{return{}}}'
  const save = `s=c=>{try{localStorage.setItem(${key},JSON.stringify({...l(),...c}))}catch{}}`
  const chosen = `if(${JSON.stringify(tags)}.includes(t))s({device:t,isSettled:!0,...(i&&{learners:{...l().learners,[i]:t}})})`
  const entered = `if(!i&&a.origin==location.origin&&p.startsWith(${folder})&&${JSON.stringify(learnerParts)}.includes(p.slice(${base.length}).split("/")[0]))s({device:${own}})`
  const press = `h=e=>{let a=e.target.closest?.("a[href]");if(!a)return;let i=g(${learner}).id,t=a.hreflang,p=a.pathname;${chosen};else ${entered}}`
  // The second event is of the middle button, which opens another tab.
  return `(()=>{let ${read},l=()=>g(${key}),${save},${press};l().device||s({device:${own}});for(let n of["click","auxclick"])addEventListener(n,h,!0)})()`
}
