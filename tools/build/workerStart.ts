import type { SiteList } from '../../sw/offlineIndex.ts'

/** The start and the end of a script with a list. */
const LIST = ['(self.siteLists=self.siteLists||[]).push(', ')'] as const

/**
 * The text of sw.js, at most 1 kB. Its imports are relative to it.
 *
 * WebKit caches a script whose download was cut off, and would import that half again in each later try. So if a script
 * has an error, this version fetches all of them past the browser's HTTP cache, and fails to install. The page tries
 * again.
 *
 * @param names of the scripts in `assets/`, in order, without their ending
 * @param version identifies the lists
 */
export function workerStart(names: readonly string[], version: string): string {
  const imported = `importScripts(..."${names.join(' ')}".split(" ").map(n=>f[f.push("assets/"+n+".js")-1]))`
  const again = `Promise.all(f.map(n=>fetch(n,{cache:"reload"}).then(r=>r.blob())))`
  const failed = `if(e.name=="NetworkError")throw e;oninstall=i=>i.waitUntil(${again}.then(()=>{throw e}))`
  return `self.siteVersion="${version}";{let f=[];try{${imported}}catch(e){${failed}}}\n`
}

/** The scripts that the text of sw.js imports: the lists, then the code. Paths below dist. */
export function importsOfWorker(start: string): readonly string[] {
  const [, names] = /importScripts\(\.\.\."([^"]+)"/.exec(start) ?? []
  if (names === undefined) throw new Error('sw.js imports no scripts.')
  return names.split(' ').map((name) => `assets/${name}.js`)
}

export function listScript(list: SiteList): string {
  return LIST.join(JSON.stringify(list))
}

export function parseListScript(script: string): SiteList {
  const [start, end] = LIST
  if (!script.startsWith(start) || !script.endsWith(end)) throw new Error('A list of the worker has another form.')
  return JSON.parse(script.slice(start.length, -end.length))
}
