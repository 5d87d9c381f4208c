import { lookName } from '#words/learners'
import { notMeWords as words } from '#words/notMe'
import { screen, waitFor } from '@testing-library/react'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { Route, Routes } from 'react-router-dom'
import { DashboardScreen } from '../../../src/screens/dashboard/DashboardScreen'
import { StorageView } from '../../../src/screens/profile/StorageView'
import { isLessonComplete } from '../../../src/core/progress/lessons'
import type { OpenedLearnerStore } from '../../../src/data/store/learnerStore'
import type { SaveOutcome } from '../../../src/data/store/storeHealth'
import { MemoryAccounts } from '../../fakes/MemoryAccounts'
import { later } from '../../render/renderPart'
import { lesson } from '../../core/progress/samples'
import { openTestStore } from '../../data/store/openTestStore'
import { type RenderedScreen, renderScreen } from '../renderScreen'

// The dashboard fetches its script only where it is needed.
beforeAll(() => import('../../../src/screens/dashboard/NotMe'), 60_000)

const ONE = lesson('foundations_1')
const ONE_TITLE = 'Introduction to Money Management'

/** A device with the learner Maya and learners with these names. */
async function deviceOf(...names: readonly string[]): Promise<MemoryAccounts> {
  const accounts = new MemoryAccounts()
  for (const name of ['Maya', ...names]) await accounts.learnOnThisDevice(name)
  return accounts
}

const screens = (
  <Routes>
    <Route path="/dashboard" element={<DashboardScreen />} />
    <Route path="/profile" element={<StorageView />} />
  </Routes>
)

async function opens(before?: (store: OpenedLearnerStore) => unknown, accounts?: MemoryAccounts) {
  return await renderScreen(screens, {
    path: '/dashboard',
    accounts: accounts ?? (await deviceOf('Ben')),
    ...(before && { before }),
  })
}
const posts = (store: OpenedLearnerStore) => store.completeLesson(ONE)

async function removes(page: RenderedScreen): Promise<void> {
  await asks(page)
  await page.user.click(screen.getByRole('button', { name: new RegExp(`^${words.confirm}`) }))
  await screen.findByText(words.taken)
  await page.user.click(screen.getByRole('link', { name: words.toEarlier }))
}

async function asks({ user, advance }: RenderedScreen): Promise<void> {
  await screen.findByRole('heading', { name: words.title })
  await advance(600)
  await user.click(screen.getByRole('button', { name: words.action }))
  await screen.findByText(words.takesOut(1))
  await advance(600)
}

describe('a lesson that another person completed here', () => {
  it('is not mentioned when nothing was completed within the hour', async () => {
    const page = await opens(posts)
    await screen.findByRole('heading', { name: words.title })
    await page.advance(61 * 60_000)
    await waitFor(() => expect(screen.queryByRole('heading', { name: words.title })).toBeNull())
  })

  it('is not mentioned to the only learner of a device', async () => {
    await opens(posts, await deviceOf())
    await screen.findByText(ONE_TITLE)
    expect(screen.queryByRole('heading', { name: words.title })).toBeNull()
  })

  it('is removed after a clear question, and given to its learner', async () => {
    const accounts = await deviceOf()
    const made = await accounts.learnOnThisDevice('Ben')
    if (made.kind !== 'signed-in') throw new Error('Ben could not begin')
    const page = await opens(posts, accounts)
    await asks(page)
    expect(screen.getByText(words.stays)).toBeTruthy()
    await page.user.click(screen.getByRole('button', { name: new RegExp(`^${words.confirm}`) }))
    await screen.findByText(words.taken)
    await page.user.click(screen.getByRole('link', { name: words.toEarlier }))
    expect(isLessonComplete(await page.store.progress(), ONE)).toBe(false)
    await page.user.click(await screen.findByRole('button', { name: new RegExp(`^${words.give}`) }))
    await screen.findByText(words.given('Ben'))
    const ben = await openTestStore({ learnerId: made.learner.id })
    expect(isLessonComplete(await ben.progress(), ONE)).toBe(true)
  })

  it('is given to one of two namesakes, distinguished by picture', async () => {
    const accounts = await deviceOf()
    const anas = [await accounts.learnOnThisDevice('Ana'), await accounts.learnOnThisDevice('Ana')]
    await accounts.learnOnThisDevice('Ben')
    await removes(await opens(posts, accounts))
    const looks = anas.map((made) => (made.kind === 'signed-in' ? lookName(made.learner) : ''))
    const names = (await screen.findAllByRole('option')).map((option) => option.textContent)
    expect(names).toEqual(expect.arrayContaining([...looks.map((look) => `Ana, ${look}`), 'Ben']))
    expect(new Set(names).size).toBe(names.length)
  })

  it('stays when I cancel, and cannot be given without other learners', async () => {
    const page = await opens(posts)
    await asks(page)
    await page.user.click(screen.getByRole('button', { name: words.keep }))
    expect(isLessonComplete(await page.store.progress(), ONE)).toBe(true)
    vi.spyOn(page.accounts, 'knownLearners').mockResolvedValue([page.learner])
    await removes(page)
    await screen.findByText(words.nobody)
  })

  it('is removed once for two presses, and a failure changes nothing', async () => {
    const page = await opens(posts)
    const answer = later<SaveOutcome>()
    const takeOut = vi.spyOn(page.store.setAside, 'takeOut').mockReturnValue(answer.promise)
    await asks(page)
    await page.user.dblClick(screen.getByRole('button', { name: new RegExp(`^${words.confirm}`) }))
    expect(takeOut).toHaveBeenCalledOnce()
    expect(screen.queryByText(words.taken)).toBeNull()
    answer.resolve({ kind: 'failed', reason: 'quota' })
    await screen.findByText(words.notTaken('quota'))
    expect(screen.getByText(ONE_TITLE, { selector: 'li' })).toBeTruthy()
  })
})
