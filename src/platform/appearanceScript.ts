/** Where the copy of what a learner chose lies, for the first paint. The learner's own database stays the truth. */
export const APPEARANCE_KEY = 'ledger-appearance'
/** Where it says who is learning here (src/platform/window/mirror.ts). */
export const LEARNER_KEY = 'ledger-learner'
/** Told to a window by itself, because browsers tell of what other windows wrote only. */
export const APPEARANCE_EVENT = 'ledger-appearance'

/**
 * Puts it on a page before the first paint, and again whenever this window or another changes it. It stands in the head of
 * every page, whose policy holds its hash. What counts is the choice of who is learning here now: what somebody else chose on
 * this device is nobody else's. Storage that is blocked or damaged leaves the page as it is for anybody. The color of the
 * browser's own bar is named twice in index.html, the light one first.
 */
export const appearanceScript = `(()=>{let r=document.documentElement,f=()=>{let c={};try{let g=k=>JSON.parse(localStorage.getItem(k)),l=g("${APPEARANCE_KEY}"),w=g("${LEARNER_KEY}");if(l&&w&&l.id===w.id)c=l}catch{}for(let n of["theme","size","lines"])if(typeof c[n]=="string")r.dataset[n]=c[n];else delete r.dataset[n];document.querySelectorAll("meta[name=theme-color]").forEach((m,i)=>{let t=i?"dark":"light";m.media=r.dataset.theme?r.dataset.theme==t?"all":"not all":"(prefers-color-scheme: "+t+")"})};f();for(let e of["storage","pageshow","${APPEARANCE_EVENT}"])addEventListener(e,f)})()`
