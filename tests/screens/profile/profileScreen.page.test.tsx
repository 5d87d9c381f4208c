import { deleteAccountWords } from '#words/deleteAccount'
import { learnersWords } from '#words/learners'
import { pinWords } from '#words/pin'
import { profileWords as words } from '#words/profile'
import { homeStateWords } from '#words/homeState'
import { settingsWords } from '#words/settings'
import { startOverWords } from '#words/earlierProgress'
import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { DeleteView } from '../../../src/screens/profile/DeleteView'
import { PersonView } from '../../../src/screens/profile/PersonView'
import { ProfileScreen } from '../../../src/screens/profile/ProfileScreen'
import { SettingsView } from '../../../src/screens/profile/SettingsView'
import { failingPuts } from '../../data/store/faultyStorage'
import { holdRead, type RenderedScreen, renderScreen } from '../renderScreen'

async function openNameForm({ user }: RenderedScreen): Promise<HTMLElement> {
  await user.click(await screen.findByRole('button', { name: words.changeName }))
  return await screen.findByLabelText(words.name)
}

it('shows my name while my profile loads', async () => {
  let release = (): void => undefined
  await renderScreen(<PersonView />, { before: (store) => (release = holdRead(store, 'progress')) })
  expect(screen.getByRole('heading', { name: 'Maya' })).toBeTruthy()
  expect(screen.getByText(words.loading)).toBeTruthy()
  release()
  await screen.findByRole('button', { name: words.changeName })
  expect(screen.queryByText(words.loading)).toBeNull()
})

it('saves my new name once, however often I press', async () => {
  const page = await renderScreen(<ProfileScreen />)
  const saved = vi.spyOn(page.store, 'setDisplayName')
  const field = await openNameForm(page)
  await page.user.clear(field)
  await page.user.type(field, 'Maya Lin')
  await page.user.dblClick(screen.getByRole('button', { name: /^Save name/ }))
  await screen.findByText(words.nameSaved('Maya Lin'))
  await screen.findByRole('heading', { name: 'Maya Lin' })
  expect(saved).toHaveBeenCalledTimes(1)
})

it('keeps a name that a full disk rejected, with a solution', async () => {
  const page = await renderScreen(<ProfileScreen />)
  const field = await openNameForm(page)
  await page.user.clear(field)
  const fullDisk = failingPuts(Infinity)
  await page.user.type(field, 'Maya Lin{Enter}')
  await screen.findByText(words.notSaved.quota)
  expect(field).toHaveProperty('value', 'Maya Lin')
  fullDisk.mockRestore()
  await page.user.type(field, '{Enter}')
  await screen.findByText(words.nameSaved('Maya Lin'))
})

it('links to each view by its title, and marks the open one', async () => {
  await renderScreen(<ProfileScreen />, { path: '/profile' })
  await screen.findByRole('button', { name: words.changeName })
  const links = within(screen.getByRole('navigation', { name: words.views })).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual(
    [
      ['Profile', '/profile', 'page'],
      ['Backup and storage', '/profile?view=backup', null],
      ['Settings', '/profile?view=settings', null],
      ['Start over or delete', '/profile?view=delete', null],
    ],
  )
})

it('shows the view that the address names', async () => {
  await renderScreen(<ProfileScreen />, { path: '/profile?view=settings' })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Settings')
})

it('names what each way out of a form cancels', async () => {
  const { user } = await renderScreen(<ProfileScreen />, { path: '/profile' })
  for (const button of [words.changeName, learnersWords.changeLook, pinWords.set])
    await user.click(await screen.findByRole('button', { name: button }))
  const ways = screen.getAllByText('Cancel').map((label) => label.closest('button')?.getAttribute('aria-label'))
  expect(ways).toEqual([words.cancelName, learnersWords.cancelLook, pinWords.cancelPin])
})

it.each([
  ['a learner without an account how to delete progress', 'device', true],
  ['the owner of an account no such way', 'cloud', false],
] as const)('shows %s', async (_, kind, isShown) => {
  const page = await renderScreen(<DeleteView />, { path: '/profile?view=delete', learner: { kind } })
  await screen.findByText(startOverWords.nothing)
  const button = screen.queryByRole('button', { name: deleteAccountWords.hereSignOut })
  expect(button !== null).toBe(isShown)
  if (button === null) return
  await page.user.click(button)
  expect(page.askedToSignOut).toHaveBeenCalledOnce()
})

it('shows settings before any progress is read', async () => {
  await renderScreen(<SettingsView />, {
    path: '/profile?view=settings',
    before: (store) => void holdRead(store, 'progress'),
  })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Settings')
  expect(screen.getByRole('heading', { name: settingsWords.look })).toBeTruthy()
  expect(await screen.findByRole('button', { name: settingsWords.chooseState })).toBeTruthy()
})

it('links the chosen state in the settings to all of its notes', async () => {
  const { user } = await renderScreen(<SettingsView />, { path: '/profile?view=settings' })
  await user.click(await screen.findByRole('button', { name: settingsWords.chooseState }))
  expect(screen.queryByRole('link', { name: homeStateWords.allNotes('Ohio') })).toBeNull()
  await user.selectOptions(screen.getByRole('combobox', { name: homeStateWords.ask }), 'Ohio')
  await user.click(screen.getByRole('button', { name: new RegExp(`^${homeStateWords.save}`) }))
  const link = await screen.findByRole('link', { name: homeStateWords.allNotes('Ohio') })
  expect(link.getAttribute('href')).toBe('/learning?view=state')
})
