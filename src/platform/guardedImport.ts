/** What a page says when its first script did not come, and the name of its button. */
export interface MissingScriptWords {
  readonly text: string
  readonly again: string
}

/** The place for the message of a page with nothing else to read. The gray lines there only say that it loads. */
export const INSTEAD_OF_LINES = 'e.style.padding="8px";document.querySelector("#root [role=status]").replaceWith(b)'

/**
 * Statements that import scripts, and ask again after 1, 2, 4 and 8 seconds and when the browser is online. Without this, a
 * page whose first script was lost would never work and never say so. It is in the HTML, because no script can report that it
 * is missing itself.
 *
 * Firefox before 155 keeps a failed import for as long as the page, and the HTML may name files of an earlier build. Then only
 * a reload helps. The page reloads once for each entry, past the cache, but never offline or after a press or typed text. If
 * that is no way, it says so.
 * @param scripts an expression for the list of addresses
 * @param show the statements that add the message `b`, with its button `e`, to the page
 */
export function guardedImport(scripts: string, { text, again }: MissingScriptWords, show: string): string {
  const say = `e=document.createElement("button");e.append(${JSON.stringify(again)});e.onclick=()=>location.reload();b.append(${JSON.stringify(`${text} `)},e);${show}`
  const reload = `if(v||!navigator.onLine||sessionStorage[q])throw 0;await fetch("",{cache:"reload"});sessionStorage[q]=1;location.reload()`
  // A browser that is too old has its own message (oldBrowserScript.ts).
  const failed = `if(document.documentElement.dataset.browser)return;i++>3||setTimeout(a,500*2**i);if(i>2)try{${reload}}catch{if(!e){${say}}}`
  return `let q=${scripts},i=0,v,e,b=document.createElement("output"),a=()=>Promise.all(q.map(u=>import(u))).then(()=>b.remove(),async()=>{${failed}});onclick=oninput=()=>v=1;ononline=a;a()`
}
