import { openDeviceAccounts } from './accounts/openDeviceAccounts'
import type { AccountName } from './app/account/accountName'
import { createLearnerStores } from './app/learner/learnerStores'
import type { Services } from './app/learner/Services'
import { createLibrary, type Library } from './curriculum/createLibrary'
import { syllabusOf } from './curriculum/syllabusOf'
import { primeSession } from './learning/session/primeSession'
import { systemClock } from './platform/clock'
import { systemRandom } from './platform/random'
import { fetchText } from './platform/window/fetchText'
import { windowLife } from './platform/window/windowLife'
import type { LearnerId } from './progress/ids'
import { createDeviceDatabase } from './store/deviceDatabase'
import { learnerDatabase } from './store/learnerDatabase'
import { letGoOnLeave } from './store/letGoOnLeave'
import { openLearnerStore } from './store/openLearnerStore'
import { lessonPath } from './words/paths'

/**
 * The second half of the composition root, a script of its own: everything that needs a database. Public pages load it
 * only when somebody signs out there.
 */
export async function openServices(account: AccountName): Promise<Services> {
  const page = windowLife()
  const dexie = { indexedDB: letGoOnLeave(page), IDBKeyRange }
  const device = createDeviceDatabase(dexie, page)
  const library = createLibrary(fetchText, ({ path, reason }) => console.warn(`Content: ${path}: ${reason}`))
  warmLesson(library, window.location.pathname)
  const syllabus = async () => {
    const manifest = await library.manifest()
    return manifest.kind === 'loaded' ? syllabusOf(manifest.value) : undefined
  }
  const makeDatabase = (learnerId: LearnerId) => learnerDatabase(learnerId, dexie)
  return {
    accounts: await openDeviceAccounts({ device, clock: systemClock, random: systemRandom, mirror: account }),
    library,
    clock: systemClock,
    stores: createLearnerStores(async (learnerId) => {
      const store = await openLearnerStore({ learnerId, clock: systemClock, syllabus, device, page, makeDatabase })
      await primeSession(store, library)
      return store
    }),
  }
}

/** A lesson is fetched while the databases open; the library remembers it for the screen. */
function warmLesson(library: Library, pathname: string): void {
  const [, , moduleId = '', lessonId = ''] = pathname.split('/')
  if (pathname !== lessonPath(moduleId, lessonId)) return
  void library.lesson(moduleId, lessonId)
  void library.figures()
  void library.glossary()
}
