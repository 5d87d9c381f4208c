// Role: the service worker's listeners. Each policy is in its own file.
// Guarantee: after one complete visit the full site opens offline, and no saved answer waits for the network.
// Must not: replace an older worker without being asked, change requests to other origins, or read learners' records.

import { type FileQuestion, type LanguageReport, parseFileQuestion } from '../src/platform/fileMessages'
import { parsePageMessage, type ReadinessMessage } from '../src/platform/workerMessages'
import { LESSONS_CACHE } from '../src/platform/keptLanguages'
import { answerInLanguages } from './answerInLanguages'
import { type AnswerTools, chooseAnswer } from './chooseAnswer'
import { createLanguages } from './languages'
import { type LessonCache, removeOldLessons } from './lessonCache'
import { createOfflineCopy } from './offlineCopy'
import type { BuiltLanguage, OfflineIndex } from './offlineIndex'
import { createPrecache } from './precache'
import { createRescueToken, rescue } from './rescue'
import { type RoutingEvent, routeAssets } from './routeAssets'
import { SecondScriptKeeper, type SyncEvent } from './secondScript'
import { siteOfOnePart } from './sitePart'

declare const self: ServiceWorkerGlobalScope
/** Inserted by the build. */
declare const __OFFLINE_INDEX__: OfflineIndex
/** The url of the second script. Null in a build without cloud accounts. */
declare const __BACKUP_SCRIPT__: string | null
/** Null in a site with one language. */
declare const __LANGUAGES__: readonly [BuiltLanguage, ...BuiltLanguage[]] | null

const PROGRESS_EVERY_MS = 250

const index = __OFFLINE_INDEX__
const { origin } = self.location
const fetchNow = (request: Request): Promise<Response> => fetch(request)
const manifest = self.__WB_MANIFEST
const precache = createPrecache(manifest, caches)
const openLessonCache = async (): Promise<LessonCache> => ({ cache: await caches.open(LESSONS_CACHE), origin, index })
/** Undefined in a site with one language, whose worker then has none of this. */
const languages =
  __LANGUAGES__ === null
    ? undefined
    : createLanguages({
        built: __LANGUAGES__,
        english: precache,
        manifest,
        openLessonCache,
        makePrecache: (listed) => createPrecache(listed, caches),
        fetch: fetchNow,
      })
const open = languages ? languages.open : async () => siteOfOnePart({ precache, lessonCache: await openLessonCache() })
const copy = createOfflineCopy({
  open,
  fetchLists: languages?.fetchLists,
  removeUnkept: languages?.removeUnkept,
  fetch: fetchNow,
  isSavingData,
  isUpdateComing,
})

const second = __BACKUP_SCRIPT__ === null ? undefined : new SecondScriptKeeper(__BACKUP_SCRIPT__, self)

const token = createRescueToken(origin, caches)

const answers: AnswerTools = {
  origin,
  precache,
  openLessonCache,
  isLessonFile: (file) => Object.hasOwn(index.files, file),
  fetch: fetchNow,
  rescue: (url, page) =>
    rescue(url, { origin, fetch: fetchNow, caches, token, unregister: () => self.registration.unregister(), page }),
}

self.addEventListener('install', (event) => {
  event.waitUntil(routeAssets(event as ExtendableEvent & RoutingEvent, precache.cacheName))
  event.waitUntil(install())
})
self.addEventListener('activate', (event) => event.waitUntil(activate(event)))
self.addEventListener('message', (event) => event.waitUntil(hear(event)))
self.addEventListener('fetch', (event) => {
  const answer =
    __LANGUAGES__ === null || languages === undefined
      ? chooseAnswer(event.request, answers)
      : answerInLanguages(event.request, { ...answers, languages, built: __LANGUAGES__ })
  if (answer) event.respondWith(answer)
})
if (second !== undefined) self.addEventListener('sync', (event) => second.hear(event as ExtendableEvent & SyncEvent))

/**
 * Rejects, and so fails, when a page or script is missing. Missing lessons do not stop it, because they are retried
 * later.
 */
async function install(): Promise<void> {
  const isUpdate = self.registration.active !== null
  await fillAloud(copy.fill, isUpdate ? silence : tellPages)
  // Workbox's own install is not used, because it would save a page with the host's headers.
  if (!(await copy.isPrecacheComplete())) await copy.fill()
  if (!(await copy.isPrecacheComplete())) throw new Error('The site could not be fetched whole; the next try goes on.')
  second?.keep()
}

async function activate(event: ExtendableEvent): Promise<void> {
  // A language that was chosen while this worker waited may still need the files of the version before.
  if (languages === undefined || (await copy.isPrecacheComplete())) {
    const site = await open()
    await site.precache.controller.activate(event)
    await removeOldLessons(site.lessonCache)
  }
  // From now on, this worker also serves the page from the first visit. Otherwise that page's next lazy chunk would
  // fail offline.
  await self.clients.claim()
  await tellPages()
}

async function hear(event: ExtendableMessageEvent): Promise<void> {
  const question = parseFileQuestion(event.data)
  if (question !== undefined) return answerAboutFiles(question, event.ports[0])
  const message = parsePageMessage(event.data)
  switch (message?.type) {
    case undefined:
    // This worker fetches every file when it installs, so there is nothing left to fetch.
    case 'update?':
    case 'fetch-update':
    case 'fetch-update-now':
    case 'use-update':
      return
    case 'skip-waiting':
      // A language may have been chosen since the install.
      if (languages) await copy.refill()
      return self.skipWaiting()
    case 'fill-lessons':
      await copy.allowLessons()
      return mend()
    case 'languages':
      if (languages === undefined) return
      await fillAloud(copy.refill, tellPages)
      return copy.tidy()
    case 'readiness?':
      event.source?.postMessage(await readiness())
      return mend()
  }
}

async function answerAboutFiles({ type }: FileQuestion, port: MessagePort | undefined): Promise<void> {
  if (port === undefined) return
  if (type === 'check-files') {
    port.postMessage(await copy.check(({ done, total }) => port.postMessage({ type: 'checking', done, total })))
    await copy.tidy()
  } else if (type === 'language-files?') {
    port.postMessage({
      type: 'language-files',
      languages: languages ? await languages.tallies() : [],
    } satisfies LanguageReport)
  } else port.postMessage(await copy.report())
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
  const message = await readiness()
  const clients = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  // A page outside the folder belongs to another site on this origin.
  for (const client of clients) if (client.url.startsWith(self.registration.scope)) client.postMessage(message)
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

/** The lessons of an update are in the same cache, under other names. */
function isUpdateComing(): boolean {
  const { waiting, installing } = self.registration
  // Before this worker is active, the worker that is installing or waiting is this worker itself.
  return self.registration.active !== null && (waiting ?? installing) !== null
}

function isSavingData(): boolean {
  // Only Chromium has this property, so the standard library's types lack it.
  const { connection } = navigator as WorkerNavigator & { readonly connection?: { readonly saveData?: boolean } }
  return connection?.saveData === true
}
