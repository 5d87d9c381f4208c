import { progressPlaceWords as words } from '#words/progressPlace'
import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { CloudCalls, KeepOutcome } from '../../../src/data/accounts/accounts'
import { ProgressPlace } from '../../../src/screens/profile/ProgressPlace'
import { MemoryAccounts } from '../../fakes/MemoryAccounts'
import { later } from '../../render/renderPart'
import { fresh } from '../../core/progress/samples'
import { renderScreen } from '../renderScreen'

async function opened(keep: () => Promise<KeepOutcome>) {
  const keepWithoutAccount = vi.fn<CloudCalls['keepWithoutAccount']>(keep)
  const accounts = Object.assign(new MemoryAccounts(), { cloud: { keepWithoutAccount } as unknown as CloudCalls })
  const page = await renderScreen(<ProgressPlace document={fresh()} />, {
    learner: { kind: 'cloud' },
    accounts: accounts as unknown as MemoryAccounts,
    before: (store) => store.replication.noteOutcome({ kind: 'deleted' }),
  })
  await screen.findByText(words.deleted)
  return { ...page, keepWithoutAccount }
}
const keepButton = () => screen.getByRole('button', { name: new RegExp(`^${words.deletedKeep}`) })
const FAILED: KeepOutcome = { kind: 'refused', reason: 'storage-refused' }

describe('a learner whose account was deleted elsewhere', () => {
  it('sees that nothing is backed up, and can export, stay or leave', async () => {
    const { user, askedToSignOut } = await opened(() => Promise.resolve(FAILED))
    expect(screen.getByRole('link', { name: words.deletedFile }).getAttribute('href')).toBe('/profile#backup-file')
    expect(screen.queryByRole('button', { name: words.backUpNow })).toBeNull()
    expect(screen.queryByText(words.waiting)).toBeNull()
    expect(screen.getByText(words.never)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: words.deletedLeave }))
    expect(askedToSignOut).toHaveBeenCalledTimes(1)
  })

  it('is kept on the device once for many presses, notice focused', async () => {
    const keeping = later<KeepOutcome>()
    const { user, keepWithoutAccount, learner, advance } = await opened(() => keeping.promise)
    await user.dblClick(keepButton())
    expect(keepWithoutAccount.mock.calls).toEqual([[learner.id]])
    expect(keepButton().getAttribute('aria-busy')).toBe('true')
    keeping.resolve({ kind: 'kept', learner })
    await advance(0)
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: words.title }))
  })

  it('sees that nothing changed when saving fails, and can retry', async () => {
    const { user, keepWithoutAccount, advance } = await opened(() => Promise.resolve(FAILED))
    await user.click(keepButton())
    await advance(0)
    expect(screen.getByText(words.notKept)).toBeTruthy()
    await user.click(keepButton())
    await advance(0)
    expect(keepWithoutAccount).toHaveBeenCalledTimes(2)
  })
})
