import { notMeWords as words } from '#words/notMe'
import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { Accounts, Learner } from '../../../src/data/accounts/accounts'
import { AuthProvider } from '../../../src/data/accounts/AuthContext'
import { GiveTo } from '../../../src/screens/profile/GiveTo'
import { type Session, SessionProvider } from '../../../src/session/SessionContext'
import type { LearnerStore } from '../../../src/data/store/learnerStore'
import { MemoryAccounts } from '../../fakes/MemoryAccounts'
import { advance, later, renderPart } from '../../render/renderPart'

type Give = LearnerStore['setAside']['give']
type Outcome = Awaited<ReturnType<Give>>

const RECORD = 7
const button = () => screen.getByRole('button', { name: new RegExp(`^${words.give}`) })
const person = (id: string, displayName: string): Learner => ({
  id: id as Learner['id'],
  displayName,
  email: '',
  color: 'foundations',
  picture: 'barn',
  kind: 'device',
  isProtected: false,
})
const MAYA = person('maya', 'Maya')

async function opened(give: Give, accounts: Accounts = new MemoryAccounts([MAYA, person('ben', 'Ben')])) {
  const gives = vi.fn<Give>(give)
  const session = { learner: MAYA, store: { setAside: { give: gives } } } as unknown as Session
  const onNews = vi.fn<(news: string) => void>()
  const part = renderPart(
    <AuthProvider accounts={accounts} initial={MAYA}>
      <SessionProvider session={session}>
        <GiveTo recordId={RECORD} onNews={onNews} />
      </SessionProvider>
    </AuthProvider>,
  )
  await advance()
  return { ...part, gives, onNews }
}

describe('the learner to give an entry to', () => {
  it('is asked once the known learners are loaded, without me', async () => {
    const accounts = new MemoryAccounts()
    const reading = later<readonly Learner[]>()
    vi.spyOn(accounts, 'knownLearners').mockReturnValue(reading.promise)
    await opened(() => Promise.reject(new Error('not asked for')), accounts)
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.queryByText(words.nobody)).toBeNull()
    reading.resolve([person('ana', 'Ana'), MAYA, person('ben', 'Ben')])
    await advance()
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Ana', 'Ben'])
  })

  it('is not asked when I am the only learner', async () => {
    await opened(() => Promise.reject(new Error('not asked for')), new MemoryAccounts([MAYA]))
    expect(screen.getByText(words.nobody)).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('is sent once for two presses, and confirmed afterwards', async () => {
    const giving = later<Outcome>()
    const { user, gives, onNews } = await opened(() => giving.promise)
    await user.dblClick(button())
    expect(gives.mock.calls).toEqual([[RECORD, 'ben', 'Maya']])
    expect(button().getAttribute('aria-busy')).toBe('true')
    expect(onNews).not.toHaveBeenCalled()
    giving.resolve({ kind: 'saved' } as Outcome)
    await advance()
    expect(onNews.mock.calls).toEqual([[words.given('Ben')]])
    expect(button().getAttribute('aria-busy')).toBeNull()
  })

  it.each([
    ['failed', 'quota'],
    ['failed', 'connection'],
    ['refused', 'missing'],
  ] as const)('when %s shows the reason and allows a retry: %s', async (kind, reason) => {
    const { user, gives, onNews } = await opened(() => Promise.resolve({ kind, reason } as Outcome))
    await user.click(button())
    await advance()
    expect(onNews.mock.calls).toEqual([[words.notGiven(reason)]])
    await user.click(button())
    await advance()
    expect(gives).toHaveBeenCalledTimes(2)
  })
})
