/** Where the look that a learner chose is copied to, for the first paint. The learner's own database stays the truth. */
export const LOOK_KEY = 'ledger-look'
/** Where it says who is learning here (src/platform/window/mirror.ts). */
export const LEARNER_KEY = 'ledger-learner'

/**
 * Sets the look before the first paint: it stands in the head of every page, and the page's policy holds its hash. A look is
 * that of the learner who is here now, or none: what somebody else chose on this device is nobody else's. Storage that is
 * blocked or damaged gives the look of the system.
 */
export const lookScript = `try{let g=k=>JSON.parse(localStorage.getItem(k)),l=g("${LOOK_KEY}"),w=g("${LEARNER_KEY}"),r=document.documentElement;if(l&&w&&l.id===w.id)for(let n of["theme","size","lines"])if(l[n])r.dataset[n]=l[n];if(r.dataset.theme)for(let m of document.querySelectorAll("meta[name=theme-color]"))m.media=m.media.includes(r.dataset.theme)?"all":"not all"}catch{}`
