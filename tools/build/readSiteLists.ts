import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LanguageList, SiteList } from '../../sw/offlineIndex.ts'
import { type ListedSite, readLists } from '../../sw/readLists.ts'
import { listsOfWorker } from './workerStart.ts'

/** What the worker of a built site knows from its start: all files of English, and the addresses of other lists. */
export function readSiteLists(dist: string): ListedSite {
  const read = (file: string): string => readFileSync(join(dist, file), 'utf8')
  return readLists(listsOfWorker(read('sw.js')).map((file) => JSON.parse(read(file)) as SiteList))
}

/**
 * The files of another language.
 * @param url of the list that names its lists, as the worker knows it (`facts.languages`)
 */
export function readLanguageLists(dist: string, url: string, base = '/'): ListedSite {
  const read = (address: string): unknown => JSON.parse(readFileSync(join(dist, address.slice(base.length)), 'utf8'))
  const { lists } = read(url) as LanguageList
  return readLists(lists.map(([address]) => read(address) as SiteList))
}
