// Role: the service worker's listeners. Each policy is in its own file.
// Guarantee: after one complete visit the full site opens offline, and no saved answer waits for the network.
// Must not: replace an older worker without being asked, change requests to other origins, or read learners' records.

import {
  type FileQuestion,
  type LanguageReport,
  parseFileQuestion,
  parseTakeFile,
  type TakenFile,
  type UpdateFiles,
} from '../src/platform/fileMessages'
import { parsePageMessage, type ReadinessMessage, type UpdateMessage } from '../src/platform/workerMessages'
import { answerInLanguages } from './answerInLanguages'
import { chooseAnswer, isForWorker } from './chooseAnswer'
import { removeOldLessons } from './lessonCache'
import { createOfflineCopy } from './offlineCopy'
import type { SiteList } from './offlineIndex'
import { removeOldFiles } from './precache'
import { createRescueToken, rescue, type RescuePage } from './rescue'
import { type RoutingEvent, routeAssets } from './routeAssets'
import { SecondScriptKeeper, type SyncEvent } from './secondScript'
import { createSiteVersion, type SiteVersion, type SiteVersionTools } from './siteVersion'
import { createUpdate } from './update'
import { createVersions } from './versions'

/** sw.js, the start of the worker, imports the lists of its version before this code (tools/build/serviceWorker.ts). */
declare const self: ServiceWorkerGlobalScope & {
  readonly siteVersion: string
  readonly siteLists: readonly SiteList[]
}

const PROGRESS_EVERY_MS = 250

const { origin } = self.location
const fetchNow = (request: Request): Promise<Response> => fetch(request)
const siteTools: SiteVersionTools = { origin, caches, fetch: fetchNow }
const own = createSiteVersion(self.siteVersion, self.siteLists, siteTools)
const versions = createVersions(own, siteTools)
const update = createUpdate({ site: own, fetch: fetchNow, isSavingData })
/** The copy of the version in use. */
const copy = createOfflineCopy({
  open: async () => (await versions.inUse()).open(),
  fetchLists: async () => (await versions.inUse()).languages?.fetchLists(),
  removeUnkept: async () => (await versions.inUse()).languages?.removeUnkept(),
  fetch: fetchNow,
  isSavingData,
  isUpdateComing,
})

const { backup } = own.facts
const second = __HAS_BACKUP__ && backup !== null ? new SecondScriptKeeper(backup, self) : undefined

const token = createRescueToken(origin, caches)

self.addEventListener('install', (event) => {
  event.waitUntil(routeAssets(event as ExtendableEvent & RoutingEvent, own.precache.cacheName))
  event.waitUntil(install())
})
self.addEventListener('activate', (event) => event.waitUntil(activate()))
self.addEventListener('message', (event) => event.waitUntil(hear(event)))
self.addEventListener('fetch', (event) => {
  const { request } = event
  if (versions.isOwn() === true) {
    const answer = answerFrom(own, request)
    if (answer) event.respondWith(answer)
  } else if (isForWorker(request, new URL(request.url), origin)) event.respondWith(answerFromVersion(request))
})
if (second !== undefined) self.addEventListener('sync', (event) => second.hear(event as ExtendableEvent & SyncEvent))

/** Undefined: the request goes to the network unchanged. */
function answerFrom(site: SiteVersion, request: Request): Promise<Response> | undefined {
  const { precache, openLessonCache, isLessonFile, languages, facts } = site
  const tools = {
    origin,
    precache,
    openLessonCache,
    isLessonFile,
    fetch: fetchNow,
    rescue: (url: URL, page?: RescuePage) =>
      rescue(url, { origin, fetch: fetchNow, caches, token, unregister: () => self.registration.unregister(), page }),
  }
  return __HAS_LANGUAGES__ && languages !== undefined && facts.languages !== null
    ? answerInLanguages(request, { ...tools, languages, built: facts.languages })
    : chooseAnswer(request, tools)
}

/** Which version is in use is known only after a look into the cache. */
async function answerFromVersion(request: Request): Promise<Response> {
  if (request.mode === 'navigate') await switchIfAlone()
  return answerFrom(await versions.inUse(), request) ?? fetchNow(request)
}

/** After all pages were closed, nothing keeps the version before. */
async function switchIfAlone(): Promise<void> {
  if (!(await versions.hasEarlier()) || (await windows()).length > 0 || !(await update.isWhole())) return
  await versions.use()
  await tidy()
}

/**
 * An update installs without its files, because the version before still answers. The first version of a device rejects,
 * and so fails, when a page or script is missing. Missing lessons do not stop it, because they are retried later.
 */
async function install(): Promise<void> {
  const isUpdate = self.registration.active !== null
  if (isUpdate && (await versions.hasEarlier())) return second?.keep()
  await update.rename()
  await fillAloud(copy.fill, isUpdate ? silence : tellPages)
  if (!(await copy.isPrecacheComplete())) await copy.fill()
  if (!(await copy.isPrecacheComplete())) throw new Error('The site could not be fetched whole; the next try goes on.')
  second?.keep()
}

async function activate(): Promise<void> {
  // Without a version before, only missing lessons can keep this one from being whole.
  if (!(await versions.hasEarlier()) || (await update.isWhole())) {
    await versions.use()
    await tidy()
  }
  // From now on, this worker also serves the page from the first visit. Otherwise that page's next lazy chunk would
  // fail offline.
  await self.clients.claim()
  await tellPages()
}

/** Removes the files of other versions. A language that was just chosen may still need them. */
async function tidy(): Promise<void> {
  if (!(await copy.isPrecacheComplete())) return
  const { precache, lessonCache } = await own.open()
  await removeOldFiles(precache)
  await removeOldLessons(lessonCache)
}

async function hear(event: ExtendableMessageEvent): Promise<void> {
  const question = parseFileQuestion(event.data)
  if (question !== undefined) return answerAboutFiles(question, event.ports[0])
  const file = parseTakeFile(event.data)
  if (file !== undefined) {
    const isKept = (await versions.hasEarlier()) && (await update.keep(file))
    event.ports[0]?.postMessage({ type: 'taken', path: file.path, isKept } satisfies TakenFile)
    return tellOfUpdate()
  }
  const message = parsePageMessage(event.data)
  switch (message?.type) {
    case undefined:
      return
    case 'skip-waiting':
      // A language may have been chosen since the update became whole.
      if (await canTakeOver()) return self.skipWaiting()
      return tellOfUpdate()
    case 'use-update':
      if (await update.isWhole()) {
        await versions.use()
        await tidy()
      }
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
      if (!__HAS_LANGUAGES__ || own.languages === undefined) return
      await fillAloud(copy.refill, tellPages)
      return copy.tidy()
    case 'readiness?':
      event.source?.postMessage(await readiness())
      return mend()
  }
}

async function canTakeOver(): Promise<boolean> {
  return (await versions.hasEarlier()) ? update.isWhole() : copy.isPrecacheComplete()
}

async function answerAboutFiles({ type }: FileQuestion, port: MessagePort | undefined): Promise<void> {
  if (port === undefined) return
  switch (type) {
    case 'check-files':
      port.postMessage(await copy.check(({ done, total }) => port.postMessage({ type: 'checking', done, total })))
      await copy.tidy()
      break
    case 'language-files?': {
      const { languages } = await versions.inUse()
      port.postMessage({
        type: 'language-files',
        languages: languages ? await languages.tallies() : [],
      } satisfies LanguageReport)
      break
    }
    case 'update-files?': {
      const files = (await versions.hasEarlier()) ? await update.files() : []
      return port.postMessage({ type: 'update-files', files } satisfies UpdateFiles)
    }
    case 'files?':
      port.postMessage(await copy.report())
  }
  // Answering the question may have found changes that pages were not told about yet, such as an emptied cache or a
  // missing file.
  await tellPages()
}

/** Retries missing files whenever a page sends a message: on each visit, and when the browser is back online. */
async function mend(): Promise<void> {
  if (copy.isFilling() || (await copy.readiness()).state !== 'waiting') return
  await fillAloud(copy.fill, tellPages)
  await copy.tidy()
}

async function tellPages(): Promise<void> {
  await tell(await readiness())
}

async function tellOfUpdate(): Promise<void> {
  const report = await update.report()
  const isInUse = (await versions.recorded()) === 'own'
  await tell({ type: 'update', ...report, ...(isInUse && { state: 'in-use' as const }) })
}

async function tell(message: ReadinessMessage | UpdateMessage): Promise<void> {
  for (const client of await windows()) client.postMessage(message)
}

/** A page outside the folder belongs to another site on this origin. */
async function windows(): Promise<readonly WindowClient[]> {
  const clients = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  return clients.filter(({ url }) => url.startsWith(self.registration.scope))
}

/** Reports progress during a fill, and again when it has succeeded or failed. */
async function fillAloud(fill: () => Promise<void>, tell: () => Promise<void>): Promise<void> {
  const tellQuietly = (): Promise<void> => tell().catch(() => undefined)
  const timer = setInterval(() => void tellQuietly(), PROGRESS_EVERY_MS)
  try {
    await fill()
  } finally {
    clearInterval(timer)
    await tellQuietly()
  }
}

/** Pages served by an older worker use that worker's copy, which is complete, so an update doesn't report progress. */
async function silence(): Promise<void> {}

/** Until this worker is active, it doesn't answer requests, so it is not ready even with a complete copy. */
async function readiness(): Promise<ReadinessMessage> {
  const message = await copy.readiness()
  return self.registration.active === null && message.state === 'ready' ? { ...message, state: 'filling' } : message
}

/** The files of an update are in the same caches, under other names. */
function isUpdateComing(): boolean {
  if (versions.isOwn() === false) return true
  const { waiting, installing } = self.registration
  // Before this worker is active, the worker that is installing or waiting is this worker itself.
  return self.registration.active !== null && (waiting ?? installing) !== null
}

function isSavingData(): boolean {
  // Only Chromium has this property, so the standard library's types lack it.
  const { connection } = navigator as WorkerNavigator & { readonly connection?: { readonly saveData?: boolean } }
  return connection?.saveData === true
}
