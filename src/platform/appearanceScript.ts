import { storageName, storageNameUnder } from './storageName.ts'

const APPEARANCE = 'ledger-appearance'
export const LEARNER = 'ledger-learner'

/**
 * The local storage key of the copy of a learner's appearance settings, used for the first paint. The learner's own
 * database stays the source of truth.
 */
export const APPEARANCE_KEY = storageName(APPEARANCE)
/** The local storage key of the current learner (src/platform/window/mirror.ts). */
export const LEARNER_KEY = storageName(LEARNER)
/** A window sends itself this event, because browsers report storage changes of other windows only. */
export const APPEARANCE_EVENT = 'ledger-appearance'

/**
 * Applies the learner's appearance before the first paint, and again whenever this window or another window changes it.
 * The script is in the head of every page, and the page's policy contains the script's hash. Only the settings of the
 * current learner apply, never those of another learner on this device. If storage is blocked or damaged, the page
 * keeps its default look. The color of the browser's own bar is in index.html twice, with the light color first.
 * @param base the folder of the site; tools that write the script into pages run without it
 */
export function appearanceScript(base: string): string {
  return `(()=>{let r=document.documentElement,f=()=>{let c={};try{let g=k=>JSON.parse(localStorage.getItem(k)),l=g("${storageNameUnder(base, APPEARANCE)}"),w=g("${storageNameUnder(base, LEARNER)}");if(l&&w&&l.id===w.id)c=l}catch{}for(let n of["theme","size","lines"])if(typeof c[n]=="string")r.dataset[n]=c[n];else delete r.dataset[n];document.querySelectorAll("meta[name=theme-color]").forEach((m,i)=>{let t=i?"dark":"light";m.media=r.dataset.theme?r.dataset.theme==t?"all":"not all":"(prefers-color-scheme: "+t+")"})};f();for(let e of["storage","pageshow","${APPEARANCE_EVENT}"])addEventListener(e,f)})()`
}
