// Role: the service worker's listeners. Each policy is in its own file.
// Guarantee: after one complete visit the full site opens offline, and no saved answer waits for the network.
// Must not: replace an older worker without being asked, change requests to other origins, or read learners' records.

import { parseFileQuestion, parseTakeFile, type TakenFile } from '../src/platform/fileMessages'
import { parsePageMessage, type ReadinessMessage } from '../src/platform/workerMessages'
import { answerInLanguages } from './answerInLanguages'
import { answerQuestion } from './answerQuestion'
import { chooseAnswer, isForWorker } from './chooseAnswer'
import { LESSONS_CACHE } from '../src/platform/keptLanguages'
import { createCourtesy } from './courtesy'
import { isFirstNoted, noteFirst, type Notes, removeOldLessons } from './lessonCache'
import { createOfflineCopy } from './offlineCopy'
import { createOwnLists, createOwnSite } from './ownLists'
import { createPages } from './pages'
import { precacheName, removeOldFiles } from './precache'
import { createRescueToken, isRescue, rescue, type RescuePage } from './rescue'
import { type RoutingEvent, routeAssets } from './routeAssets'
import { SecondScriptKeeper, type SyncEvent } from './secondScript'
import type { SiteVersion, SiteVersionTools } from './siteVersion'
import { createUpdate } from './update'
import { createVersions } from './versions'

/** sw.js, the start of the worker, has these before it imports this code (tools/build/workerStart.ts). */
declare const self: ServiceWorkerGlobalScope & {
  readonly siteVersion: string
  /** The names of the lists of its files (ownLists.ts). */
  readonly siteLists: string
}

/** In seconds. Of a line that loses every second request, each list arrives within these pauses. */
const PAUSES_FOR_LISTS = [0, 0.5, 1, 2, 4, 8, 15, 30]

const { origin } = self.location
const fetchNow = (request: Request): Promise<Response> => fetch(request)
const siteTools: SiteVersionTools = { origin, caches, fetch: fetchNow }
const lists = createOwnLists(self.siteLists, siteTools)
const versions = createVersions(self.siteVersion, siteTools)
const { knownSite, ownSite } = createOwnSite(self.siteVersion, lists, versions, siteTools)
const pages = createPages(self)
const courtesy = createCourtesy(fetchNow)
const update = createUpdate({ site: ownSite, version: self.siteVersion, fetch: fetchNow, isSavingData })
/** The copy of the version in use. While there is none, that of this worker. */
const copy = createOfflineCopy({
  open: async () => (await site()).open(),
  fetchLists: async () => (await site()).languages?.fetchLists(),
  removeUnkept: async () => (await site()).languages?.removeUnkept(),
  fetch: courtesy.fetch,
  version: async () => (await site()).version,
  isSavingData,
  isUpdateComing,
})

const token = createRescueToken(origin, caches)

self.addEventListener('install', (event) => {
  event.waitUntil(routeAssets(event as ExtendableEvent & RoutingEvent, precacheName(origin)))
  event.waitUntil(install())
})
self.addEventListener('activate', (event) => event.waitUntil(activate()))
self.addEventListener('message', (event) => event.waitUntil(hear(event)))
self.addEventListener('fetch', (event) => {
  const { request } = event
  const known = versions.known()
  if (known?.version === self.siteVersion) {
    const answer = answerFrom(known, request)
    if (answer) event.respondWith(answer)
  } else if (isForWorker(request, new URL(request.url), origin)) event.respondWith(answerFromVersion(request))
})
if (__HAS_BACKUP__) {
  self.addEventListener('sync', (event) => {
    const sync = event as ExtendableEvent & SyncEvent
    sync.waitUntil(secondScript().then((second) => second?.hear(sync)))
  })
}

async function openNotes(): Promise<Notes> {
  return { cache: await caches.open(LESSONS_CACHE), origin }
}

/** @throws if no version is in use, and the lists of this worker are not on this device */
async function site(): Promise<SiteVersion> {
  return (await versions.inUse()) ?? (await ownSite())
}

async function secondScript(): Promise<SecondScriptKeeper | undefined> {
  const backup = (await knownSite())?.facts.backup
  return __HAS_BACKUP__ && typeof backup === 'string' ? new SecondScriptKeeper(backup, self) : undefined
}

/** Undefined: the request goes to the network unchanged. */
function answerFrom(site: SiteVersion, request: Request): Promise<Response> | undefined {
  const { precache, openLessonCache, isLessonFile, languages, facts } = site
  const tools = { origin, precache, openLessonCache, isLessonFile, fetch: fetchNow, rescue: rescueFrom }
  return __HAS_LANGUAGES__ && languages !== undefined && facts.languages !== null
    ? answerInLanguages(request, { ...tools, languages, built: facts.languages })
    : chooseAnswer(request, tools)
}

function rescueFrom(url: URL, page?: RescuePage): Promise<Response> {
  const unregister = (): Promise<boolean> => self.registration.unregister()
  return rescue(url, { origin, fetch: fetchNow, caches, token, unregister, page })
}

/** Which version is in use is known only after a look into the cache. While there is none, everything is as without a worker. */
async function answerFromVersion(request: Request): Promise<Response> {
  if (request.mode === 'navigate') await switchIfAlone()
  const inUse = await versions.inUse()
  if (inUse !== undefined) return answerFrom(inUse, request) ?? fetchNow(request)
  if (request.mode === 'navigate' && isRescue(new URL(request.url))) return rescueFrom(new URL(request.url))
  // The page is being fetched, with files that this worker doesn't see.
  courtesy.touch(request.mode === 'navigate' ? 'page' : 'file')
  return fetchNow(request)
}

/** After all pages were closed, nothing keeps the version before. */
async function switchIfAlone(): Promise<void> {
  if (!(await versions.hasEarlier()) || (await pages.open()).length > 0) return
  // A lost list must not keep the version before from answering.
  if ((await knownSite()) !== undefined && (await update.isWhole())) await takeOver()
}

/**
 * Brings the lists of the site, and no file. An update is not used until its files are here. The first version of a device
 * answers nothing until then. Pages ask for the files.
 *
 * Workers of versions without a record answer from files that the next worker must not lack. So this one brings its files
 * before it waits.
 */
async function install(): Promise<void> {
  if (!(await fetchLists())) throw new Error('The lists of the site did not arrive. The next try fetches the rest.')
  ;(await secondScript())?.keep()
  if (self.registration.active === null) return noteFirst(await openNotes(), self.siteVersion)
  if (await versions.hasEarlier()) return
  // The worker before answers nothing, so no one misses it.
  if (await isFirstNoted(await openNotes())) return self.skipWaiting()
  await update.rename()
  await copy.fill()
  if (!(await copy.isPrecacheComplete())) await copy.fill()
  if (!(await copy.isPrecacheComplete())) throw new Error('The site could not be fetched whole; the next try goes on.')
}

/** Each list is fetched until it is here. Lists that arrived stay for the next try. */
async function fetchLists(): Promise<boolean> {
  for (const seconds of PAUSES_FOR_LISTS) {
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
    if (await lists.fetch()) return true
  }
  return false
}

async function activate(): Promise<void> {
  if ((await knownSite()) !== undefined && (await canTakeOver())) await takeOver()
  // From now on, this worker also serves the page from the first visit. Otherwise that page's next lazy chunk would
  // fail offline.
  await self.clients.claim()
  await tellPages()
}

/** From now on this version answers. Call it when its files are here. */
async function takeOver(): Promise<void> {
  await versions.use(await ownSite())
  await tidy()
}

/** Removes the files of other versions. A language that was just chosen may still need them. */
async function tidy(): Promise<void> {
  if (!(await copy.isPrecacheComplete())) return
  const { precache, lessonCache } = await (await ownSite()).open()
  await removeOldFiles(precache)
  await removeOldLessons(lessonCache)
}

async function hear(event: ExtendableMessageEvent): Promise<void> {
  const question = parseFileQuestion(event.data)
  const file = parseTakeFile(event.data)
  const message = parsePageMessage(event.data)
  if (message?.type === 'busy') return courtesy.touch('press')
  if (message?.type === 'readiness?') {
    courtesy.arrived()
    await settle()
    event.source?.postMessage(await readiness())
  }
  if (!(await hasLists())) return tellPages()
  if (question !== undefined) {
    await answerQuestion(question, event.ports[0], { copy, update, versions, site })
    // It may have found changes that pages were not told about yet, such as an emptied cache or a missing file.
    return question.type === 'update-files?' ? undefined : tellPages()
  }
  if (file !== undefined) {
    const isKept = (await versions.hasEarlier()) && (await update.keep(file))
    event.ports[0]?.postMessage({ type: 'taken', path: file.path, isKept } satisfies TakenFile)
    return tellOfUpdate()
  }
  switch (message?.type) {
    case undefined:
      return
    case 'skip-waiting':
      // A language may have been chosen since the update became whole.
      if (await canTakeOver()) return self.skipWaiting()
      return tellOfUpdate()
    case 'use-update':
      if (await update.isWhole()) await takeOver()
      return tellOfUpdate()
    case 'fetch-update':
    case 'fetch-update-now':
      // Without a version before, the missing files are those of the version in use.
      if (await versions.hasEarlier()) await update.step(message.type === 'fetch-update-now')
      return tellOfUpdate()
    case 'update?':
      return tellOfUpdate()
    case 'fill-lessons':
      await copy.allowLessons()
      return mend()
    case 'languages':
      if (!__HAS_LANGUAGES__ || (await site()).languages === undefined) return
      await copy.forgetRefusal()
      await pages.fillAloud(tellPages, copy.refill)
      return copy.tidy()
    case 'try-again':
      await copy.forgetRefusal()
      return mend()
    case 'readiness?':
      return mend()
  }
}

/**
 * Whether the lists of this worker are here. They are missing while it installs, and on a device whose cache was emptied.
 * An installing worker is fetching them now.
 */
async function hasLists(): Promise<boolean> {
  if ((await knownSite()) !== undefined) return true
  return self.registration.active !== null && (await lists.fetch())
}

async function canTakeOver(): Promise<boolean> {
  return (await versions.hasEarlier()) ? update.isWhole() : copy.isPrecacheComplete()
}

/** Fetches missing files whenever a page sends a message: on each visit, and when it is back online. */
async function mend(): Promise<void> {
  const { state } = await copy.readiness()
  if (copy.isFilling() || state === 'ready' || state === 'paused-save-data') return
  await pages.fillAloud(tellPages, () => copy.fill().then(settle))
  await copy.tidy()
}

/** The first version of a device is in use from the moment when its pages and scripts are here. */
async function settle(): Promise<void> {
  if (self.registration.active === null || (await versions.inUse()) !== undefined) return
  if ((await knownSite()) !== undefined && (await copy.isPrecacheComplete())) await takeOver()
}

async function tellPages(): Promise<void> {
  await pages.tell(await readiness())
}

async function tellOfUpdate(): Promise<void> {
  const report = await update.report()
  const isInUse = (await versions.recorded()) === 'own' || (await isFirst())
  await pages.tell({ type: 'update', ...report, ...(isInUse && { state: 'in-use' as const }) })
}

/** Whether this device never had another version. Older editions recorded none, and their worker is active then. */
async function isFirst(): Promise<boolean> {
  const { active, waiting, installing } = self.registration
  return (await versions.recorded()) === 'none' && active !== null && (waiting ?? installing) === null
}

/** Until this version is in use, it doesn't answer requests, so it is not ready even with a complete copy. */
async function readiness(): Promise<ReadinessMessage> {
  const inUse = await versions.inUse()
  if (inUse === undefined && (await knownSite()) === undefined) return unknownReadiness()
  const message = await copy.readiness()
  return message.state === 'ready' && inUse === undefined ? { ...message, state: 'filling' } : message
}

function unknownReadiness(): ReadinessMessage {
  const none = { done: 0, total: 0 }
  const state = self.registration.active === null ? 'filling' : 'waiting'
  return { type: 'readiness', state, precache: none, lessons: none, quizzes: none, bytes: 0 }
}

/** The files of an update are in the same caches, under other names. */
function isUpdateComing(): boolean {
  const known = versions.known()
  if (known !== undefined && known.version !== self.siteVersion) return true
  const { waiting, installing } = self.registration
  // Before this worker is active, the worker that is installing or waiting is this worker itself.
  return self.registration.active !== null && (waiting ?? installing) !== null
}

function isSavingData(): boolean {
  // Only Chromium has this property, so the standard library's types lack it.
  const { connection } = navigator as WorkerNavigator & { readonly connection?: { readonly saveData?: boolean } }
  return connection?.saveData === true
}
