import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { learnersWords } from '#words/learners'
import { loginWords } from '#words/login'
import { lostStorageWords as words } from '#words/lostStorage'
import type { Learner } from '../../../src/data/accounts/accounts'
import { LoginScreen } from '../../../src/screens/login/LoginScreen'
import type { LearnerId } from '../../../src/core/progress/ids'
import { MemoryAccounts } from '../../fakes/MemoryAccounts'
import { renderScreen } from '../renderScreen'

const named = (displayName: string, parts: Partial<Learner> = {}): Learner => ({
  id: displayName.toLowerCase() as LearnerId,
  displayName,
  email: '',
  color: 'banking',
  picture: 'boat',
  kind: 'device',
  isProtected: false,
  ...parts,
})
const found = named('Maya', { isFound: true })
const cleared = named('Sam', { isCleared: true, picture: 'sun' })
const ofAccount = named('Lee', { isCleared: true, picture: 'key', kind: 'cloud', isProtected: true })
const asEver = named('Ana', { picture: 'bird' })

async function opens(known: readonly Learner[], path = '/login') {
  const accounts = new MemoryAccounts(known)
  await accounts.signOut()
  vi.spyOn(accounts, 'knownLearners').mockResolvedValue(known)
  return { ...(await renderScreen(<LoginScreen onSignedIn={vi.fn()} />, { accounts, path })), accounts }
}
const news = async () => (await screen.findAllByRole('status')).map(({ textContent }) => textContent ?? '').join('\n')
const restore = () => screen.queryByRole('link', { name: words.restore })?.getAttribute('href')
/** The button of the notice, which comes before the one of the screen. */
const signIn = () => screen.queryAllByRole('button', { name: words.signIn }).at(-2)

/** The email field of the visible form. */
const emailField = async () =>
  (await screen.findAllByLabelText(loginWords.email)).find(
    (field) => field.closest('[hidden], details:not([open])') === null,
  )

describe.each([
  ['alone', []],
  ['among others', [asEver]],
] as const)('a learner whose data the browser deleted, %s', (_name, others) => {
  it('is offered by name when only the list was deleted', async () => {
    await opens([found, ...others])
    await screen.findByRole('button', { name: /^Maya/ })
    expect(await news()).toContain(words.found(['Maya']) + words.foundOpen)
    expect([restore(), signIn()]).toEqual([undefined, undefined])
  })

  it('can restore a backup file when the progress was deleted', async () => {
    await opens([cleared, ...others])
    await screen.findByRole('button', { name: /^Sam/ })
    expect(await news()).toContain(words.cleared(['Sam']) + words.clearedDo)
    expect(restore()).toBe(`/login?from=${encodeURIComponent('/profile#bring-in-file')}`)
    expect(signIn()).toBeUndefined()
  })

  it('can also sign in to an account, by button or name', async () => {
    const { user } = await opens([ofAccount, ...others])
    expect(await screen.findByText(words.clearedAccount(['Lee']))).toBeTruthy()
    await user.click(signIn() as HTMLElement)
    expect(await emailField()).toBeTruthy()
  })

  it('opens the account forms when only the first name is known', async () => {
    const { user } = await opens([ofAccount, ...others])
    await user.click(await screen.findByRole('button', { name: /^Lee/ }))
    expect(await emailField()).toBeTruthy()
    expect(screen.queryByLabelText(loginWords.passwordOf('Lee'))).toBeNull()
  })
})

describe('the notice about lost storage', () => {
  it('asks for a name first when a file is restored next', async () => {
    await opens([cleared, asEver], `/login?from=${encodeURIComponent('/profile#bring-in-file')}`)
    expect(await screen.findByText(learnersWords.whoLeadWithFile)).toBeTruthy()
    expect(restore()).toBeUndefined()
  })

  it('leads from a wrong password on this device to the backup file', async () => {
    const { user, location, accounts } = await opens([named('Maya', { isProtected: true }), asEver])
    vi.spyOn(accounts, 'open').mockResolvedValue({ kind: 'refused', reason: 'no-match' })
    await user.click(await screen.findByRole('button', { name: /^Maya/ }))
    await user.type(screen.getByLabelText(loginWords.passwordOf('Maya')), 'wrong{Enter}')
    expect(await screen.findByText(loginWords.noReset)).toBeTruthy()
    await user.click(screen.getByRole('link', { name: loginWords.haveFile }))
    expect(await screen.findByText(loginWords.deviceTextWithFile)).toBeTruthy()
    expect(location().search).toBe(`?from=${encodeURIComponent('/profile#bring-in-file')}&view=new`)
  })

  it('is silent while nothing was lost', async () => {
    await opens([asEver, named('Ben', { picture: 'key' })])
    await screen.findByRole('heading', { name: learnersWords.whoTitle })
    expect(document.body.textContent).not.toContain('deleted')
  })

  it('says nothing about a requested PIN', async () => {
    await opens([{ ...found, hasPin: true, isProtected: true }, asEver])
    await screen.findByRole('heading', { name: learnersWords.whoTitle })
    expect(await news()).toContain(words.foundDo)
    expect(await news()).not.toContain('PIN')
  })

  it('names all affected learners in one sentence', () => {
    expect(words.cleared(['Maya', 'Sam', 'Lee'])).toContain('Maya, Sam and Lee')
  })
})
