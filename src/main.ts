import './ui/tokens.css'
import './ui/base.css'
import './ui/layout.css'
import type { Services } from './app/learner/Services'
import { showFirstWords, showLessonStart } from './app/lessonStart'
import { onClassCard } from './app/onClassCard'
import { followLanguages } from './app/public/followLanguages'
import { publicPathAt } from './app/public/publicPathAt'
import { wakePage } from './app/public/wakePage'
import { admitScripts } from './platform/window/admitScripts'
import { learnerHasChanged } from './platform/window/appearance'
import { addStylesheets, applyStylesheets } from './platform/window/applyStylesheets'
import { beginAtTop, wasComeBackTo } from './platform/window/beginAtTop'
import { cleanAddress } from './platform/window/cleanAddress'
import { guardChunkErrors } from './platform/window/guardChunkErrors'
import { coverWhenLeft } from './platform/window/coverWhenLeft'
import { allowForeignParents } from './platform/window/foreignParents'
import { createMirror } from './platform/window/mirror'
import { registerWorker } from './platform/window/registerWorker'
import { tabGate } from './platform/window/tabGate'
import { windowLife } from './platform/window/windowLife'
import { languageChoice } from './session/languageChoice'
import { paths } from './words/paths'

/* The composition root. Public pages are prerendered documents: React loads at the first interaction and hydrates
   their islands. Every other path is the learner area, which mounts after the first authentication check. Public pages
   never wait for the scripts of its databases, router and screens. No page waits for React here. */

// The page already shows instructions (src/platform/oldBrowserScript.ts).
if (document.documentElement.dataset['browser'] === 'old') throw new Error('This browser is too old for the site.')
// This runs before React loads, because the page may already be translated.
allowForeignParents()
tabGate.follow()
admitScripts(__FIREBASE__ === null ? [] : ['https://apis.google.com/js/'])
guardChunkErrors()
const styled = applyStylesheets()

const account = createMirror()
account.subscribe(() => learnerHasChanged(account.getSnapshot()?.id))
if (__HAS_LANGUAGES__) account.subscribe(() => void languageChoice.keep())
let opening: Promise<Services> | undefined

function services(): Promise<Services> {
  opening ??= import('./app/services/openServices').then(({ openServices }) => openServices(account))
  // A script that failed to load is requested again.
  opening.catch(() => {
    opening = undefined
  })
  return opening
}

cleanAddress()
// This runs before anything reads the address, so a class card never appears in a history entry, redirect or title.
onClassCard((card) => {
  services()
    .then(({ keepCard }) => keepCard(card))
    .catch((error: unknown) => console.warn('A class card could not be kept', error))
})

async function openPublicPage(root: HTMLElement, path: string): Promise<void> {
  if (root.dataset['prerendered'] === path) {
    addStylesheets(root.dataset['stylesheets'] ?? '')
    if (__HAS_LANGUAGES__) followLanguages(root)
    wakePage(root, { path, account, services })
    return
  }
  if (!import.meta.env.DEV) throw new Error(`The page at ${path} came without its content.`)
  // The development server does not prerender.
  const { previewPage } = await import('./app/public/previewPage')
  await previewPage(root, { path, account, services })
}

/** If storage is blocked, even reading the property may throw. */
function openEarly(): void {
  try {
    void indexedDB.databases?.().catch(() => undefined)
  } catch {
    // The error is reported when the database is needed.
  }
}

async function openLearnerArea(root: HTMLElement): Promise<void> {
  // Browsers start the database engine when it is first used. Starting it now overlaps with the download of the scripts
  // that use it.
  openEarly()
  if (account.getSnapshot() !== undefined) {
    showLessonStart(root, window.location.pathname)
    void showFirstWords(root, globalThis.ledgerLesson)
  }
  // This is evaluated as soon as it arrives, not in one task with everything that arrives after it.
  import('./app/learner/createRoot').catch(() => undefined)
  const opened = services()
  const { mountLearnerApp } = await import('./app/learner/mountLearnerApp')
  await mountLearnerApp(root, { services: opened, styled, account })
  const { beginBackup } = await opened
  beginBackup()
}

/**
 * The path of the document. The development server does not prerender, so it can only identify a newsletter by its
 * address.
 */
function madeFor(root: HTMLElement): string | undefined {
  const { pathname } = window.location
  const isNewsletter = import.meta.env.DEV && pathname.startsWith(`${paths.newsletters}/`)
  return isNewsletter ? pathname : root.dataset['prerendered']
}

async function open(root: HTMLElement): Promise<void> {
  // Otherwise, on a page reached with Back or Forward, the browser would scroll after our own scrolling.
  window.history.scrollRestoration = 'manual'
  if (root.dataset['prerendered'] !== undefined && wasComeBackTo()) beginAtTop()
  const path = publicPathAt(window.location.pathname, madeFor(root))
  coverWhenLeft({
    page: windowLife(),
    shown: () => account.getSnapshot()?.id,
    needsLearner: path === undefined,
    onSeen: beginAtTop,
    // A public page doesn't load the database just to show a first name.
    current: async () =>
      path === undefined ? (await (await services()).accounts.current())?.id : account.stored()?.id,
  })
  try {
    await (path === undefined ? openLearnerArea(root) : openPublicPage(root, path))
  } catch (error) {
    console.error(error)
    // A prerendered page is readable without its script.
    if (root.dataset['prerendered'] !== undefined) return
    const { showMissingPart } = await import('./app/showMissingPart')
    showMissingPart(root, error)
  }
}

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no element with the id root')
const opened = open(root)
// A prerendered page is painted by now. Any other page still needs files that a busy worker would deliver late.
const drawn = root.dataset['prerendered'] === undefined ? opened : undefined
// The worker reads which languages it saves when it is installed.
if (import.meta.env.PROD) registerWorker(__HAS_LANGUAGES__ ? Promise.all([drawn, languageChoice.keep()]) : drawn)
