import { reloadPageWords } from '#words/reloadPage'
import { accountTroubleWords as troubles } from '#words/accountTrouble'
import { backupWords } from '#words/backup'
import { bringInWords } from '#words/bringIn'
import { progressPlaceWords as words } from '#words/progressPlace'
import { act, screen } from '@testing-library/react'
import { Dexie } from 'dexie'
import { describe, expect, it, vi } from 'vitest'
import { StorageView } from '../../../src/screens/profile/StorageView'
import type { LearnerId, LessonId } from '../../../src/core/progress/ids'
import type { BackupStatus } from '../../../src/data/store/backup'
import type { BringInOffer, LearnerStore } from '../../../src/data/store/learnerStore'
import type { SaveFailure, SaveOutcome } from '../../../src/data/store/storeHealth'
import { later } from '../../render/renderPart'
import { fresh } from '../../core/progress/samples'
import { failingPuts } from '../../data/store/faultyStorage'
import { type RenderedScreen, renderScreen, type ScreenOptions } from '../renderScreen'

async function openBackup(options: ScreenOptions = {}): Promise<RenderedScreen> {
  const page = await renderScreen(<StorageView />, {
    path: '/profile?view=backup',
    pattern: '/profile',
    learner: { kind: 'cloud' },
    ...options,
  })
  await screen.findByRole('heading', { name: words.title })
  return page
}

/** Stores the backup state of an earlier sync. */
const backupIs = (status: BackupStatus, lastBackupAt?: string, waitingSince?: string) => (store: LearnerStore) =>
  vi
    .spyOn(store.backup, 'state')
    .mockImplementation(() =>
      Dexie.Promise.resolve({ status, lastBackupAt, waitingSince, keptHereOnly: 0, revision: 1 }),
    )

const backUpNow = () => screen.findByRole('button', { name: new RegExp(`^${words.backUpNow}`) })

describe('the place of my progress', () => {
  it('scrolls into view with focus when the address names it', async () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
    await openBackup({ path: '/profile#storage' })
    const heading = screen.getByRole('heading', { name: words.title })
    expect(document.activeElement).toBe(heading)
    expect(scrolled.mock.contexts).toEqual([heading])
  })

  it('counts the points earned when some are spent', async () => {
    await openBackup({
      learner: { kind: 'device' },
      before: async (store) => {
        await store.completeLesson('foundations_1' as LessonId)
        const learned = { ...(await store.progress()), spentBefore: 50 }
        vi.spyOn(store, 'progress').mockImplementation(() => Dexie.Promise.resolve(learned))
      },
    })
    expect(await screen.findByText(words.hereFigures(1, 0, 50))).toBeTruthy()
  })

  it('updates the shown age of its backup', async () => {
    const at = new Date('2026-11-20T09:00:00')
    const page = await openBackup({ before: backupIs({ kind: 'backed-up', at: at.toISOString() }, at.toISOString()) })
    await screen.findByText(backupWords.justNow)
    await page.advance(4 * 60_000)
    expect(screen.getByText(backupWords.todayAt(at))).toBeTruthy()
    expect(screen.queryByText(backupWords.justNow)).toBeNull()
  })

  it.each<BackupStatus>([
    { kind: 'saved-here', waiting: 2 },
    { kind: 'sign-in-again', waiting: 2 },
    { kind: 'refused', reason: '', waiting: 2 },
  ])('says how long work has had no backup after three days: %j', async (status) => {
    const since = new Date('2026-11-17T09:20:00').toISOString()
    const page = await openBackup({ before: backupIs(status, since, since) })
    await screen.findByText(words.changes(2))
    expect(screen.queryByText(/No backup for/)).toBeNull()
    await page.advance(30 * 60_000)
    expect(screen.getByText(backupWords.notFor(3))).toBeTruthy()
  })

  it('follows going online and offline', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get')
    await openBackup()
    await screen.findByText(words.byItself)
    onLine.mockReturnValue(false)
    act(() => void window.dispatchEvent(new Event('offline')))
    expect(screen.getByText(words.offline)).toBeTruthy()
    onLine.mockReturnValue(true)
    act(() => void window.dispatchEvent(new Event('online')))
    expect(screen.getByText(words.byItself)).toBeTruthy()
  })

  it.each(['unreachable', 'bad-answer', 'damaged'] as const)(
    'says why nothing is sent while online: %s',
    async (trouble) => {
      await openBackup({ before: backupIs({ kind: 'saved-here', waiting: 2, trouble }) })
      await screen.findByText(`${troubles[trouble]} ${words.again}`)
      expect(screen.queryByText(words.byItself)).toBeNull()
    },
  )

  it('leads me to sign in and back when my session ended', async () => {
    await openBackup({ before: backupIs({ kind: 'sign-in-again', waiting: 2 }) })
    const link = await screen.findByRole('link', { name: words.signInAgain })
    expect(link.getAttribute('href')).toBe('/login?from=%2Fprofile%3Fview%3Dbackup&again=1')
    expect(screen.getByText(words.signedOut)).toBeTruthy()
    expect(screen.getByText(words.changes(2))).toBeTruthy()
  })

  it('lets me reload when my backup is of a newer version', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockReturnValue(undefined)
    const page = await openBackup({ before: backupIs({ kind: 'outdated', waiting: 0 }) })
    const button = await screen.findByRole('button', { name: reloadPageWords.action })
    await page.advance(600)
    await page.user.click(button)
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('explains a rejection by the service, and allows a retry', async () => {
    await openBackup({ before: backupIs({ kind: 'refused', reason: 'permission-denied', waiting: 1 }) })
    await screen.findByText(words.serviceRefused(backupWords.refusals[0][1]))
    expect(await backUpNow()).toBeTruthy()
  })
})

describe('Back up now', () => {
  it('asks once for many presses, and says that offline sent nothing', async () => {
    const page = await openBackup()
    const asked = vi.spyOn(page.store.backup, 'request')
    const button = await backUpNow()
    await page.user.dblClick(button)
    expect(button.getAttribute('aria-busy')).toBe('true')
    await vi.waitFor(() => expect(asked.mock.results).toHaveLength(1))
    await act(async () => void (await asked.mock.results[0]?.value))
    await page.advance(2000)
    await screen.findByText(words.result['saved-here'])
    expect(button.getAttribute('aria-busy')).toBeNull()
    expect(asked).toHaveBeenCalledTimes(1)
  })

  it('on a full disk offers a solution', async () => {
    const page = await openBackup()
    failingPuts(Infinity)
    await page.user.click(await backUpNow())
    await screen.findByText(words.notAsked.quota)
  })

  it('ignores an answer after I have left', async () => {
    const complaint = vi.spyOn(console, 'error')
    const asking = later<SaveFailure | undefined>()
    const page = await openBackup()
    vi.spyOn(page.store.backup, 'request').mockReturnValue(asking.promise)
    await page.user.click(await backUpNow())
    page.unmount()
    asking.resolve('quota')
    await page.advance(0)
    expect(complaint).not.toHaveBeenCalled()
  })
})

describe('progress made here without an account', () => {
  const ana: BringInOffer = {
    sourceId: 'ana' as LearnerId,
    name: 'Ana',
    lessons: 1,
    quizzes: 0,
    points: 50,
    isNew: false,
  }
  const quiet = bringInWords.quiet('Ana', 1, 0, 50)
  const offers = (list: readonly BringInOffer[]) => (store: LearnerStore) =>
    vi.spyOn(store.bringIn, 'offers').mockImplementation(() => Dexie.Promise.resolve(list))
  const addButton = () => screen.findByRole('button', { name: new RegExp(`^${bringInWords.accept}`) })

  it('is offered on my profile only after I chose “Not now”', async () => {
    await openBackup({ before: offers([ana, { ...ana, sourceId: 'ben' as LearnerId, name: 'Ben', isNew: true }]) })
    await screen.findByText(quiet)
    expect(screen.queryByText(bringInWords.quiet('Ben', 1, 0, 50))).toBeNull()
  })

  it('is added once, however often I press, with a result', async () => {
    const adding = later<SaveOutcome>()
    const page = await openBackup({ before: offers([ana]) })
    const accept = vi.spyOn(page.store.bringIn, 'accept').mockReturnValue(adding.promise)
    const button = await addButton()
    await page.advance(600)
    await page.user.dblClick(button)
    await vi.waitFor(() => expect(accept).toHaveBeenCalledExactlyOnceWith('ana'))
    expect(button.getAttribute('aria-busy')).toBe('true')
    await act(async () => adding.resolve({ kind: 'unchanged', document: fresh() }))
    await screen.findByText(`${bringInWords.nothingNew('Ana')} ${bringInWords.next}`)
    expect(button.getAttribute('aria-busy')).toBeNull()
    expect(accept).toHaveBeenCalledTimes(1)
  })

  it('that a full device cannot add stays offered, with a solution', async () => {
    const page = await openBackup({ before: offers([ana]) })
    vi.spyOn(page.store.bringIn, 'accept').mockResolvedValue({ kind: 'failed', reason: 'quota' })
    const button = await addButton()
    await page.advance(600)
    await page.user.click(button)
    await screen.findByText(bringInWords.notAdded.quota)
    expect(screen.getByText(quiet)).toBeTruthy()
  })
})
