/** What a page says when its first script did not come, and the name of its button. */
export interface MissingScriptWords {
  readonly text: string
  readonly again: string
}

/**
 * Statements that add the message. A page of the learner area has nothing else to read. The gray lines there only say that it
 * loads.
 */
const SHOW = {
  learner: 'e.style.padding="8px";document.querySelector("#root [role=status]").replaceWith(b)',
  public: 'b.style.cssText="display:block;padding:4.5rem 1rem 1rem";document.querySelector("main").prepend(b)',
} as const

/**
 * Statements that import scripts, and ask again after 1, 2, 4, 8 and 16 seconds, then every 16 seconds for two minutes, and
 * when the browser is online. Without this, a page whose first script was lost would never work and never say so. It is in the
 * HTML, because no script can report that it is missing itself.
 *
 * WebKit, and Firefox before 155, keep a failed import for as long as the page. So a public page from the network first
 * downloads its scripts, and imports them from the browser's cache. The HTML of other pages preloads them. The HTML may name
 * files of an earlier build. Then only a reload helps. The page reloads once for each entry, past the cache, but never offline
 * or after a press or typed text. If that is no way, it says so.
 * @param scripts an expression for the list of addresses
 */
export function guardedImport(scripts: string, { text, again }: MissingScriptWords, page: keyof typeof SHOW): string {
  const say = `e=document.createElement("button");e.append(${JSON.stringify(again)});e.onclick=()=>location.reload();b.append(${JSON.stringify(`${text} `)},e);${SHOW[page]}`
  const reload = `if(v||!navigator.onLine||sessionStorage[q])throw 0;await fetch("",{cache:"reload"});sessionStorage[q]=1;location.reload()`
  // A browser that is too old has its own message (oldBrowserScript.ts).
  const failed = `if(document.documentElement.dataset.browser)return;i++>10||setTimeout(a,500*2**Math.min(i,5));if(i>2)try{${reload}}catch{if(!e){${say}}}`
  const isPublic = page === 'public'
  const download = 'd=u=>performance.getEntriesByType("navigation")[0]?.workerStart||fetch(u).then(r=>r.blob()),'
  const all = 'Promise.all(q.map(u=>import(u)))'
  const asks = isPublic ? `Promise.all(q.map(d)).then(()=>${all})` : all
  return `let q=${scripts},i=0,v,e,b=document.createElement("output"),${isPublic ? download : ''}a=()=>${asks}.then(()=>b.remove(),async()=>{${failed}});onclick=oninput=()=>v=1;ononline=a;a()`
}
