import type { SiteList } from '../../sw/offlineIndex.ts'
import { shortHash } from './precacheFiles.ts'

/** The names in sw.js: `siteLists` between its first quotes after the name, the code between the quotes of its import. */
const LISTS = /siteLists="([^"]*)"/
const CODE = /u="([^"]+)"/

/**
 * The text of sw.js, at most 1 kB. It names the lists of the site, and imports the code of the worker, relative to itself.
 * Only these two files must arrive in one go. The worker fetches the lists when it is installed (sw/ownLists.ts).
 *
 * A line that drops the code is asked again at once, because the browser would begin with sw.js again. WebKit caches a
 * script whose download was cut off, and would import that half again in each later try. So if the script has an error,
 * this version fetches it past the browser's HTTP cache, and fails to install. The page tries again.
 *
 * @param code the name of the script in `assets/`
 * @param lists their names (`listName`)
 * @param version identifies the lists
 */
export function workerStart(code: string, lists: readonly string[], version: string): string {
  const again = `oninstall=i=>i.waitUntil(fetch(u,{cache:"reload"}).then(r=>r.blob()).then(()=>{throw e}))`
  const imported = `try{importScripts(u);break}catch(e){if(e.name!="NetworkError"){${again};break}if(!t--)throw e}`
  return `self.siteVersion="${version}";self.siteLists="${lists.join(' ')}";{let u="assets/${code}",t=4;for(;;)${imported}}\n`
}

/** The script with the code of the worker, below dist. */
export function codeOfWorker(start: string): string {
  const [, code] = CODE.exec(start) ?? []
  if (code === undefined) throw new Error('sw.js imports no script.')
  return code
}

/** The lists that the text of sw.js names, below dist. The worker makes the same paths (sw/ownLists.ts). */
export function listsOfWorker(start: string): readonly string[] {
  const [, names] = LISTS.exec(start) ?? []
  if (names === undefined) throw new Error('sw.js names no lists.')
  return names.split(' ').map(listFile)
}

export function listText(list: SiteList): string {
  return JSON.stringify(list)
}

/** The name of a list in sw.js. The worker compares the hash in it. */
export function listName(name: string, text: string): string {
  return `${name}-${shortHash(text)}`
}

export function listFile(name: string): string {
  return `assets/list-${name}.json`
}
