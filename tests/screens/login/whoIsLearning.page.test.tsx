import { learnersWords as words } from '#words/learners'
import { loginWords } from '#words/login'
import { pinWords } from '#words/pin'
import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { AccountOutcome, Learner } from '../../../src/data/accounts/accounts'
import { LoginScreen } from '../../../src/screens/login/LoginScreen'
import type { LearnerId } from '../../../src/core/progress/ids'
import { MemoryAccounts } from '../../fakes/MemoryAccounts'
import { later } from '../../render/renderPart'
import { renderScreen } from '../renderScreen'

const named = (id: string, displayName: string, parts: Partial<Learner> = {}): Learner => ({
  id: id as LearnerId,
  displayName,
  email: '',
  color: 'banking',
  picture: 'boat',
  kind: 'device',
  isProtected: false,
  ...parts,
})
const ana = named('ana', 'Ana')
const otherAna = named('other', 'Ana', { picture: 'sun', color: 'saving' })
const ben = named('ben', 'Ben', { picture: 'key', isProtected: true })

async function opens(known: readonly Learner[] | 'unknown', path = '/login') {
  const accounts = new MemoryAccounts(known === 'unknown' ? [] : known)
  await accounts.signOut()
  if (known === 'unknown') vi.spyOn(accounts, 'knownLearners').mockReturnValue(later<readonly Learner[]>().promise)
  const onSignedIn = vi.fn<() => void>()
  const page = await renderScreen(<LoginScreen onSignedIn={onSignedIn} />, { accounts, path })
  return { ...page, accounts, onSignedIn }
}
const card = (name: string | RegExp) => screen.findByRole('button', { name })

describe('the login screen with several learners', () => {
  it('asks who is learning, by picture, name and color', async () => {
    await opens([ana, otherAna, ben])
    await screen.findByRole('heading', { name: words.whoTitle })
    const names = screen.getAllByRole('listitem').map((item) => item.textContent)
    expect(names).toEqual(['AnaBlue boat', 'AnaGold sun', `BenBlue key${words.password}`])
  })

  it('puts a learner aside when an account has their progress', async () => {
    const account = named('account', 'Ana Diaz', { kind: 'cloud', email: 'ana@example.org' })
    const { user, accounts } = await opens([account, named('ana', 'Ana', { movedTo: account.id }), ben])
    const open = vi.spyOn(accounts, 'open')
    await screen.findByRole('heading', { name: words.whoTitle })
    expect(screen.queryByRole('button', { name: /^Ana Blue/ })).toBeNull()
    await user.click(screen.getByText(words.aside))
    expect(screen.getByText(words.asideText('Ana', 'Ana Diaz')).textContent).toContain('Ana')
    await user.click(screen.getByRole('button', { name: words.openAside('Ana') }))
    await vi.waitFor(() => expect(open.mock.calls.map(([id]) => id)).toEqual(['ana']))
  })

  it('offers a start to a new learner, then the account forms', async () => {
    const { user, location } = await opens([ana, ben])
    await screen.findByRole('heading', { name: words.whoTitle })
    const buttons = screen.getAllByRole('button').map(({ textContent }) => textContent?.trim())
    expect(buttons.slice(-2)).toEqual([loginWords.title, loginWords.signIn])
    await user.click(await card(loginWords.title))
    await screen.findByRole('heading', { name: loginWords.title })
    expect(location().search).toBe('?view=new')
  })

  it('opens the pressed learner once, however often I press', async () => {
    const { accounts, user, onSignedIn } = await opens([ana, otherAna])
    const answer = later<AccountOutcome>()
    const open = vi.spyOn(accounts, 'open').mockReturnValue(answer.promise)
    const button = await card('Ana Gold sun')
    await user.click(button)
    await user.click(button)
    expect(open.mock.calls.map(([id]) => id)).toEqual(['other'])
    answer.resolve({ kind: 'signed-in', learner: otherAna })
    await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce())
  })

  it('says why a learner cannot be opened, with the focus there', async () => {
    const { accounts, user } = await opens([ana, otherAna])
    vi.spyOn(accounts, 'open').mockResolvedValue({ kind: 'refused', reason: 'storage-refused' })
    await user.click(await card('Ana Blue boat'))
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toBe(loginWords.errors['storage-refused'])
    expect(document.activeElement).toBe(alert)
  })

  it('asks a protected learner for the password, with a way back', async () => {
    const { user } = await opens([ana, ben])
    await user.click(await card(/^Ben/))
    await screen.findByRole('heading', { name: words.hello('Ben') })
    expect(screen.getByLabelText(loginWords.passwordOf('Ben'))).toBe(document.activeElement)
    await user.click(screen.getByRole('button', { name: words.notYou('Ben') }))
    await screen.findByRole('heading', { name: words.whoTitle })
  })

  it('still has the account forms', async () => {
    const { user, location } = await opens([ana, ben], '/login?from=%2Ftools')
    await user.click(await card(loginWords.signIn))
    await screen.findByRole('heading', { name: loginWords.tabs })
    expect(screen.queryByText(loginWords.knownTitle)).toBeNull()
    expect(location().search).toBe('?from=%2Ftools&view=account')
  })
})

it.each([
  ['one learner is known', [ana], '/login', words.whoTitle],
  ['nobody is known', [], '/login', loginWords.title],
  ['the account forms are asked for', [ana], '/login?view=account', loginWords.tabs],
  ['one learner is known and somebody switches', [ana], '/login?view=who', words.whoTitle],
  ['nobody is known and somebody switches', [], '/login?view=who', loginWords.title],
  ['somebody signs in again', [ana, ben], '/login?from=%2Fprofile&again=1', loginWords.tabs],
  [
    'somebody is learning and a class is to be joined',
    [ana, ben],
    '/login?from=%2Flearning&again=1&view=who',
    words.whoTitle,
  ],
  ['the view is none', [ana, ben], '/login?view=boat', words.whoTitle],
])('shows the right screen when %s', async (_case, known, path, title) => {
  await opens(known, path)
  await screen.findByRole('heading', { level: 1, name: title })
})

it.each([
  ['no heading', '/login', undefined],
  ['no heading', '/login?view=who', undefined],
  ['the one that is right in any case', '/login?view=account', loginWords.tabs],
  ['the one that is right in any case', '/login?from=%2Fprofile&again=1', loginWords.tabs],
])('shows %s while the known learners load: %s', async (_case, path, title) => {
  await opens('unknown', path)
  expect(screen.queryByRole('heading', { level: 1 })?.textContent).toBe(title)
})

describe('a new learner', () => {
  const begins = async (known: readonly Learner[]) => {
    const page = await opens(known, '/login?view=new')
    const field = await screen.findByLabelText(loginWords.firstName)
    return { ...page, field, start: screen.getByRole('button', { name: new RegExp(`^${loginWords.title}`) }) }
  }

  it('starts with a name, a picture and a color', async () => {
    const { accounts, user, field, start } = await begins([ana, ben])
    await user.type(field, 'Noor')
    await user.click(screen.getByRole('radio', { name: 'Kite' }))
    await user.click(screen.getByRole('radio', { name: 'Green' }))
    await user.click(start)
    await vi.waitFor(async () =>
      expect(await accounts.current()).toMatchObject({ displayName: 'Noor', picture: 'kite', color: 'investing' }),
    )
  })

  it('sees learners with the same name, and gets a different picture', async () => {
    const { accounts, user, field, start } = await begins([ana, otherAna, ben])
    await user.click(screen.getByRole('radio', { name: 'Sun' }))
    await user.type(field, 'ana')
    expect(screen.getByText(words.namesakes('ana', ['blue boat', 'gold sun']))).toBeTruthy()
    expect(screen.getByRole<HTMLInputElement>('radio', { name: words.taken('Sun') }).disabled).toBe(true)
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Key' }).disabled).toBe(false)
    await user.click(start)
    await vi.waitFor(async () => expect((await accounts.current())?.displayName).toBe('ana'))
    expect((await accounts.current())?.picture).not.toMatch(/^(?:sun|boat)$/)
  })

  it('enters a name first', async () => {
    const { user, field, start } = await begins([ana])
    await user.click(start)
    await screen.findByText(loginWords.firstNameMissing)
    expect(document.activeElement).toBe(field)
  })

  it('needs another name when namesakes have all the pictures', async () => {
    const all = screenfulOf('Ana')
    const { accounts, user, field, start } = await begins(all)
    const begin = vi.spyOn(accounts, 'learnOnThisDevice')
    await user.type(field, 'Ana')
    await user.click(start)
    expect(screen.getByText(words.noPictureLeft)).toBeTruthy()
    expect(begin).not.toHaveBeenCalled()
  })

  it('goes back to all learners', async () => {
    const { user } = await begins([ana, ben])
    await user.click(screen.getByRole('button', { name: words.goBack }))
    await screen.findByRole('heading', { name: words.whoTitle })
  })
})

it('asks for a picture before a namesake starts', async () => {
  const { accounts, user } = await opens([ana], '/login?view=account')
  const begin = vi.spyOn(accounts, 'learnOnThisDevice')
  await user.type(await screen.findByLabelText(loginWords.firstName), ' Ana ')
  await user.click(screen.getByRole('button', { name: new RegExp(`^${loginWords.title}`) }))
  const heading = await screen.findByRole('heading', { level: 1, name: loginWords.title })
  expect(begin).not.toHaveBeenCalled()
  const form = heading.closest('form')
  expect(form && within(form).getByLabelText<HTMLInputElement>(loginWords.firstName).value).toBe('Ana')
})

function screenfulOf(name: string): readonly Learner[] {
  return Object.keys(words.pictures).map((picture) => named(picture, name, { picture }))
}

describe('a learner with a PIN', () => {
  const pinned = named('ana', 'Ana', { hasPin: true, isProtected: true })
  const pressed = async (learner: Learner) => {
    const page = await opens([learner, ben])
    await page.user.click(await card(new RegExp(`^Ana.*${pinWords.label}$`)))
    return page
  }

  it('enters it with large keys, which show only the digit count', async () => {
    const { user, accounts, onSignedIn } = await pressed(pinned)
    const open = vi
      .spyOn(accounts, 'open')
      .mockResolvedValueOnce({ kind: 'refused', reason: 'no-match' })
      .mockResolvedValueOnce({ kind: 'signed-in', learner: pinned })
    const key = (name: string) =>
      within(screen.getByRole('group', { name: pinWords.pad })).getByRole('button', { name })
    const field = screen.getByLabelText(pinWords.of('Ana'))
    for (const digit of ['4', '7', '9']) await user.click(key(digit))
    await screen.findByText(pinWords.putIn(3))
    await user.click(key(pinWords.takeBack))
    await screen.findByText(pinWords.putIn(2))
    await user.type(field, '1')
    await screen.findByText(pinWords.putIn(3))
    expect(open).not.toHaveBeenCalled()
    await user.click(key('0'))
    expect(open).toHaveBeenCalledExactlyOnceWith('ana', '4710')
    await screen.findByText(pinWords.wrong)
    expect(document.activeElement).toBe(field)
    expect(screen.queryByText(pinWords.putIn(4))).toBeNull()
    for (const digit of ['4', '7', '1', '1']) await user.click(key(digit))
    await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledTimes(1))
    expect(open).toHaveBeenLastCalledWith('ana', '4711')
  })

  it('is asked for four digits, and told of wrong ones', async () => {
    const { accounts, user, advance } = await pressed(pinned)
    const open = vi.spyOn(accounts, 'open').mockResolvedValue({ kind: 'refused', reason: 'no-match' })
    const field = screen.getByLabelText(pinWords.of('Ana'))
    expect(document.activeElement).toBe(field)
    await user.type(field, '471199')
    await user.click(await card(new RegExp(`^${loginWords.open}`)))
    await advance(0)
    expect(open.mock.calls).toEqual([['ana', '4711']])
    expect(screen.getByText(pinWords.wrong)).toBeTruthy()
  })

  it('confirms forgetting it by typing, and sees when it is removed', async () => {
    const { accounts, user, advance } = await pressed(pinned)
    const lose = vi.spyOn(accounts, 'losePin')
    await user.click(await card(pinWords.forgot))
    expect(screen.queryByRole('button', { name: pinWords.openWithout })).toBeNull()
    expect(screen.queryByRole('button', { name: pinWords.forgotPassword })).toBeNull()
    await user.click(await card(new RegExp(`^${pinWords.lose}`)))
    expect(lose).not.toHaveBeenCalled()
    await user.type(screen.getByLabelText(pinWords.type), 'I forgot my PIN')
    await user.dblClick(await card(new RegExp(`^${pinWords.lose}`)))
    await advance(0)
    expect(lose.mock.calls).toEqual([['ana']])
    expect(screen.getByText(/^You can open your progress without the PIN starting /)).toBeTruthy()
  })

  it('waits a day, not years, after a fast clock', async () => {
    const { accounts, user, advance } = await pressed({ ...pinned, pinOffAt: '2126-03-02T09:00:00.000Z' })
    const lose = vi.spyOn(accounts, 'losePin')
    await user.click(await card(pinWords.forgot))
    await user.type(screen.getByLabelText(pinWords.type), 'I forgot my PIN')
    await user.click(await card(new RegExp(`^${pinWords.lose}`)))
    await advance(0)
    expect(lose.mock.calls).toEqual([['ana']])
    expect(screen.queryByLabelText(pinWords.type)).toBeNull()
  })

  it('opens without a PIN once a day has passed', async () => {
    const { accounts, user } = await pressed({ ...pinned, pinOffAt: '2026-11-19T09:00:00.000Z' })
    const open = vi.spyOn(accounts, 'open')
    await user.click(await card(pinWords.forgot))
    expect(screen.getByText(pinWords.comesOffNow)).toBeTruthy()
    await user.click(await card(new RegExp(`^${pinWords.openWithout}`)))
    expect(open.mock.calls).toEqual([['ana', undefined]])
  })

  it('may use the account’s password instead', async () => {
    const { user } = await pressed({ ...pinned, email: 'ana@example.org' })
    await user.click(await card(pinWords.forgot))
    await user.click(await card(pinWords.forgotPassword))
    expect(screen.getByLabelText(loginWords.passwordOf('Ana'))).toBeTruthy()
  })

  it('sees that nothing was saved when the disk fails', async () => {
    const { accounts, user, advance } = await pressed(pinned)
    vi.spyOn(accounts, 'losePin').mockResolvedValue({ kind: 'refused', reason: 'storage-refused' })
    await user.click(await card(pinWords.forgot))
    await user.type(screen.getByLabelText(pinWords.type), 'I forgot my PIN')
    await user.click(await card(new RegExp(`^${pinWords.lose}`)))
    await advance(0)
    expect(screen.getByText(pinWords.notNoted)).toBeTruthy()
  })
})
