import { learnersWords as words, lookName } from '#words/learners'
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { Learner, LookOutcome } from '../../../src/data/accounts/accounts'
import { DeviceLook } from '../../../src/screens/profile/DeviceLook'
import type { LearnerId } from '../../../src/core/progress/ids'
import { MemoryAccounts } from '../../fakes/MemoryAccounts'
import { later } from '../../render/renderPart'
import { renderScreen } from '../renderScreen'

const maya: Learner = {
  id: 'maya' as LearnerId,
  displayName: 'Maya',
  email: '',
  color: 'banking',
  picture: 'boat',
  kind: 'device',
  isProtected: false,
}
const other: Learner = { ...maya, id: 'other' as LearnerId, picture: 'sun', color: 'saving' }

async function opensForm(accounts: MemoryAccounts) {
  const page = await renderScreen(<DeviceLook />, { accounts, learner: maya })
  await page.user.click(screen.getByRole('button', { name: words.changeLook }))
  return page
}
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })
const save = () => screen.getByRole('button', { name: new RegExp(`^${words.saveLook}`) })

it('describes my picture in words', async () => {
  await renderScreen(<DeviceLook />, { learner: maya })
  expect(screen.getByRole('heading', { name: words.youAre('blue boat') })).toBeTruthy()
})

it('saves a new picture and color once, and confirms it', async () => {
  const accounts = new MemoryAccounts([maya])
  const { user } = await opensForm(accounts)
  expect(radio('Boat').checked).toBe(true)
  await user.click(radio('Kite'))
  await user.click(radio('Green'))
  const answer = later<LookOutcome>()
  const change = vi.spyOn(accounts, 'changeLook').mockReturnValue(answer.promise)
  await user.click(save())
  await user.click(save())
  expect(change.mock.calls).toEqual([['maya', { picture: 'kite', color: 'investing' }]])
  expect(screen.getByRole('status').textContent).toBe('')
  answer.resolve({ kind: 'changed', learner: { ...maya, picture: 'kite', color: 'investing' } })
  await screen.findByText(words.lookSaved('green kite'))
  expect(document.activeElement?.textContent).toBe(words.changeLook)
})

it('offers no picture of another learner with my name', async () => {
  await opensForm(
    new MemoryAccounts([maya, other, { ...other, id: 'ben' as LearnerId, displayName: 'Ben', picture: 'key' }]),
  )
  const taken = await screen.findByRole<HTMLInputElement>('radio', { name: words.taken('Sun') })
  expect(taken.disabled).toBe(true)
  expect(radio('Key').disabled).toBe(false)
})

it.each([
  ['duplicate', words.duplicateLook],
  ['storage-full', words.lookNotSaved],
] as const)('says why saving failed (%s), and keeps the old picture', async (reason, text) => {
  const accounts = new MemoryAccounts([maya])
  const { user } = await opensForm(accounts)
  vi.spyOn(accounts, 'changeLook').mockResolvedValue({ kind: 'refused', reason })
  await user.click(radio('Kite'))
  await user.click(save())
  expect((await screen.findByRole('alert')).textContent).toBe(text)
  await user.click(screen.getByRole('button', { name: words.cancelLook }))
  expect(screen.getByRole('heading', { name: words.youAre(lookName(maya)) })).toBeTruthy()
})

it('keeps a color that is no longer offered', async () => {
  await renderScreen(<DeviceLook />, { learner: { ...maya, color: 'taxes' } }).then(({ user }) =>
    user.click(screen.getByRole('button', { name: words.changeLook })),
  )
  expect(radio('Gray').checked).toBe(true)
})

it('ignores an answer after I have left the screen', async () => {
  const accounts = new MemoryAccounts([maya])
  const { user, unmount } = await opensForm(accounts)
  const answer = later<LookOutcome>()
  vi.spyOn(accounts, 'changeLook').mockReturnValue(answer.promise)
  const said = vi.spyOn(console, 'error')
  await user.click(save())
  unmount()
  answer.resolve({ kind: 'refused', reason: 'duplicate' })
  await answer.promise
  expect(said).not.toHaveBeenCalled()
})
