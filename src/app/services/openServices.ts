import { contentWords } from '#words/content'
import type { Accounts } from '../../data/accounts/accounts'
import { createCloudAccounts } from '../../data/accounts/cloudAccounts'
import { createDeviceAccounts, type DeviceAccountsParts } from '../../data/accounts/deviceAccounts'
import { followRoster } from '../../data/accounts/followRoster'
import { kindOf } from '../../data/accounts/learnerRows'
import { openAccounts } from '../../data/accounts/openAccounts'
import { createLearnerStores } from '../learner/learnerStores'
import type { Services } from '../learner/Services'
import type { Classes } from '../../classroom/ports/Classes'
import { createLibrary, type Library } from '../../core/curriculum/createLibrary'
import { syllabusOf } from '../../core/curriculum/findLesson'
import { followLearner, type OpenCloud, openCloudOnce } from './openCloud'
import { whenInClass } from '../../classroom/services/whenInClass'
import { openClasses } from '../../classroom/services/openClasses'
import { noClasses } from './noClasses'
import { openDeletion, resumeDeletion } from './openDeletion'
import { primedReads } from '../../session/reads'
import { takeLeftNotes } from '../../session/takeLeftNotes'
import { systemClock } from '../../platform/clock'
import { systemRandom } from '../../platform/random'
import { storageName } from '../../platform/storageName'
import { fetchText } from '../../platform/window/fetchText'
import { firstPaint } from '../../platform/window/firstPaint'
import { leftNotes, leftSheets } from '../../platform/window/leftNotes'
import type { Mirror } from '../../platform/window/mirror'
import { createRoster, type Roster } from '../../platform/window/roster'
import { windowLife } from '../../platform/window/windowLife'
import { tabGate } from '../../platform/window/tabGate'
import { windowTriggers } from '../../platform/window/windowTriggers'
import { type LearnerId, parseLearnerId } from '../../core/progress/ids'
import { createDeviceDatabase } from '../../data/store/deviceDatabase'
import { learnerDatabase } from '../../data/store/learnerDatabase'
import { letGoOnLeave } from '../../data/store/letGoOnLeave'
import { openLearnerStore } from '../../data/store/openLearnerStore'
import { type ForgetLearner, isRemoved } from '../../data/store/removeLearner'
import { languageChoice } from '../../session/languageChoice'
import { site } from '../../site'
import { language } from '../../words/language'
import { lessonAt } from '../../words/paths'

/**
 * The second half of the composition root, a separate script with everything that needs a database. Public pages load
 * it only when someone signs out on them.
 */
export async function openServices(account: Mirror): Promise<Services> {
  const page = windowLife()
  const dexie = { indexedDB: letGoOnLeave(page), IDBKeyRange: globalThis.IDBKeyRange }
  const device = createDeviceDatabase(dexie, page)
  const library = createLibrary(fetchText, contentWords, ({ path, reason }) =>
    console.warn(`Content: ${path}: ${reason}`),
  )
  warmLesson(library, window.location.pathname)
  const syllabus = async () => {
    const manifest = await library.manifest()
    return manifest.kind === 'loaded' ? syllabusOf(manifest.value) : undefined
  }
  const makeDatabase = (learnerId: LearnerId) => learnerDatabase(learnerId, dexie)
  const cloud = cloudOfThisBuild()
  const roster = createRoster()
  noteMirrored(roster, account)
  const forget: ForgetLearner = (id) => {
    roster.forget(id)
    forgetStored(id)
    if (__HAS_LANGUAGES__) languageChoice.forget(id)
  }
  const accounts = await accountsOf(
    { device, clock: systemClock, random: systemRandom, mirror: account, gate: tabGate, forget, roster },
    cloud,
  )
  void firstPaint().then(() => followRoster(device, roster))
  // No later choice of another learner changes their language.
  if (__HAS_LANGUAGES__)
    languageChoice.arrive(
      roster.read().map(({ id }) => id),
      language.tag,
    )

  const openStore = (learnerId: LearnerId) =>
    openLearnerStore({ learnerId, clock: systemClock, syllabus, device, page, makeDatabase })
  const stores = createLearnerStores(async (learnerId) => {
    const store = await openStore(learnerId)
    await takeLeftNotes(store, leftNotes)
    return { store, reads: await primedReads(store, library, window.location.pathname) }
  })
  const deletion =
    cloud &&
    openDeletion({
      device,
      cloud,
      remove: async (id) => {
        // The stores that the screens watch are about to be deleted, so close them first.
        if (stores.opened(id) !== undefined) stores.closeAll()
        await accounts.remove(id)
        return await isRemoved(device, id)
      },
    })
  const product = __CLASSROOM__
    ? openClasses({
        device,
        openStore,
        clock: systemClock,
        app: site.version,
        dexie,
        page,
        documents: cloud && (() => cloud().then(({ documents }) => documents())),
        relays: __RELAYS__,
      })
    : undefined
  void firstPaint().then(() => product?.forgetOldCard().catch(() => undefined))
  return {
    accounts,
    deletion,
    classes: product ?? noClasses(device),
    keepCard: async (card) => await (await product?.card())?.keep(card),
    library,
    clock: systemClock,
    stores,
    checkBackup: async ({ replication }) => {
      if (__FIREBASE__ === null || cloud === undefined) return { kind: 'unconfirmed', reason: 'refused' }
      const [{ checkBackup }, { remote }] = await Promise.all([import('../../data/replication/checkBackup'), cloud()])
      const { signal } = new AbortController()
      return await checkBackup({ store: replication, remote: remote(replication.learnerId), signal })
    },
    beginBackup: () => {
      // The bundler can't tell that `product` is undefined, so it would keep the code that hands in work.
      if (__CLASSROOM__ && product !== undefined) void firstPaint().then(() => handIn({ accounts, stores }, product))
      if (__FIREBASE__ === null || cloud === undefined) return
      void firstPaint().then(() => {
        backUp({ accounts, stores }, cloud)
        if (deletion !== undefined) void resumeDeletion(deletion, device, windowTriggers())
      })
    },
  }
}

/**
 * Undefined without a configuration. In that case, the build resolves the condition and leaves out all Firebase code.
 */
function cloudOfThisBuild(): OpenCloud | undefined {
  if (__FIREBASE__ === null) return undefined
  const configuration = __FIREBASE__
  return openCloudOnce(() =>
    import('../../data/firebase/openFirebaseInPage').then(({ openFirebaseInPage }) =>
      openFirebaseInPage(configuration, language.tag),
    ),
  )
}

function accountsOf(parts: DeviceAccountsParts, cloud: OpenCloud | undefined): Promise<Accounts> {
  return openAccounts(parts, () => {
    if (__FIREBASE__ === null || cloud === undefined) return createDeviceAccounts(parts)
    return createCloudAccounts({ ...parts, cloud: () => cloud().then(({ auth }) => auth) })
  })
}

function backUp({ accounts, stores }: Pick<Services, 'accounts' | 'stores'>, cloud: OpenCloud): void {
  followLearner({
    accounts,
    stores,
    triggers: windowTriggers(),
    load: async () => {
      const [{ startReplication }, opened] = await Promise.all([import('./startReplication'), cloud()])
      return (store) => startReplication({ store, accounts, cloud: opened })
    },
  })
  void accounts.cloud?.endLeftSession()
}

/** Hands in work for learners in a class with a relay. Other learners don't load any code for this. */
function handIn({ accounts, stores }: Pick<Services, 'accounts' | 'stores'>, classes: Classes): void {
  followLearner({
    accounts,
    stores,
    triggers: windowTriggers(),
    isFor: () => true,
    load: () => Promise.resolve((store) => whenInClass(store, classes)),
  })
}

/**
 * Saves the mirrored learner to the roster. An update from a version without the roster may have lost the databases,
 * and the mirror is about to be cleared.
 */
function noteMirrored(roster: Roster, account: Mirror): void {
  const learner = account.stored()
  const id = parseLearnerId(learner?.id)
  if (learner === undefined || id === undefined || roster.read().some((each) => each.id === id)) return
  roster.note([{ ...learner, kind: kindOf(id), isProtected: false }])
}

/** Deletes the earlier site's data of a learner, and notes and worksheets that are not in the database yet. */
function forgetStored(id: LearnerId): void {
  try {
    window.localStorage.removeItem(storageName(site.earlierProgressKeyPrefix + id))
    leftNotes.forget(id)
    leftSheets.forget(id)
  } catch {
    // Where storage is blocked, there is nothing to delete.
  }
}

/** Fetches a lesson while the databases open. The library caches it for the screen. */
function warmLesson(library: Library, pathname: string): void {
  const lesson = lessonAt(pathname)
  if (lesson === undefined) return
  void library.lesson(lesson.moduleId, lesson.lessonId)
  void library.figures()
  void library.glossary()
}
