/**
 * Role: reads which files the site has now, from its `sw.js` and the lists that it names (sw/offlineIndex.ts).
 * Guarantee: each file has a hash that the site's own lists give. Each list must have the hash that names it.
 * Must not: run what it reads.
 */
import type { LanguageList, SiteList } from '../../../sw/offlineIndex'
import { BadAnswer } from '../../../src/platform/readAtMost'
import { listsOfWorker } from '../../build/workerStart'
import { fileHash, isFileHash } from './fileHash'
import type { SiteFile, SiteVersion } from './KeptFiles'
import type { ReadSite } from './readSite'

const MOST_START_BYTES = 64 * 1024
const MOST_LIST_BYTES = 4 * 1024 * 1024

export interface ReadVersion extends SiteVersion {
  /** The files that had to be read for it, by their hash. */
  readonly lists: ReadonlyMap<string, Uint8Array>
}

/** @param start the content of `sw.js` */
export async function readVersion(read: ReadSite, start: Uint8Array): Promise<ReadVersion> {
  const english: SiteList[] = []
  for (const path of listsOfWorker(textOf(start))) {
    const bytes = await read(path, MOST_LIST_BYTES)
    if (!path.endsWith(`-${fileHash(bytes)}.json`)) throw new BadAnswer(`${path} has other bytes than its name says`)
    english.push(JSON.parse(textOf(bytes)) as SiteList)
  }
  if (!english.some(({ facts }) => facts !== undefined)) throw new BadAnswer('the site has no lists of its files')
  const files = english.flatMap(filesIn)
  const lists = new Map<string, Uint8Array>()
  /** The lists of a language are files too. */
  const readList = async <T extends SiteList | LanguageList>(file: SiteFile): Promise<T> => {
    const bytes = await read(file.path, MOST_LIST_BYTES)
    if (fileHash(bytes) !== file.hash) throw new BadAnswer(`${file.path} has other bytes than its list says`)
    lists.set(file.hash, bytes)
    files.push(file)
    return JSON.parse(textOf(bytes)) as T
  }
  for (const { list } of english.flatMap(({ facts }) => facts?.languages ?? [])) {
    if (list === null) continue
    const { lists: named } = await readList<LanguageList>({ path: list.url, hash: list.hash })
    for (const file of filesIn({ files: named })) files.push(...filesIn(await readList<SiteList>(file)))
  }
  return { id: idOf(start), files, lists }
}

export function readStart(read: ReadSite): Promise<Uint8Array> {
  return read('sw.js', MOST_START_BYTES)
}

/** Identifies the version of the site that has this `sw.js`. */
export function idOf(start: Uint8Array): string {
  return fileHash(start)
}

function filesIn({ files = [], lessons = [] }: SiteList): SiteFile[] {
  const pages = files.map(([path, hash]) => ({ path, hash }))
  const lessonFiles = lessons.map(([file, hash]) => ({
    // The name of a lesson of another language is its whole path.
    path: file.startsWith('/') ? file : `data/lessons/${file}`,
    hash: Buffer.from(hash, 'base64url').subarray(0, 16).toString('base64url'),
  }))
  return [...pages, ...lessonFiles].filter(({ hash }) => isFileHash(hash))
}

function textOf(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes)
}
