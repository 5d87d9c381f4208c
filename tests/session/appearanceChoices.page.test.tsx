import { act, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { appearanceWords as words } from '#words/appearance'
import { AppearanceChoices } from '../../src/session/AppearanceChoices'
import { useAppearance } from '../../src/session/useSettings'
import { failingPuts } from '../data/store/faultyStorage'
import { renderScreen } from '../screens/renderScreen'

function Page() {
  useAppearance()
  return <AppearanceChoices />
}
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name: new RegExp(`${name}$`) })
const kept = () => localStorage.getItem('ledger-appearance')

it('saves each choice and copies it for the next page', async () => {
  const { user, store, learner } = await renderScreen(<Page />)
  expect(radio(words.themes.system).checked).toBe(true)
  await user.click(radio(words.sizes.largest))
  await waitFor(() => expect(radio(words.sizes.largest).checked).toBe(true))
  await user.click(radio(words.themes.dark))
  await waitFor(() => expect(radio(words.themes.dark).checked).toBe(true))
  expect(await store.kept.items('settings')).toEqual([
    { key: 'size', value: 'largest' },
    { key: 'theme', value: 'dark' },
  ])
  expect(JSON.parse(kept() ?? '')).toEqual({ id: learner.id, size: 'largest', theme: 'dark' })
})

it('follows a choice made in another tab', async () => {
  const { openOtherTab } = await renderScreen(<Page />)
  const other = await openOtherTab()
  await act(() => other.kept.keep('settings', 'lines', 'wider'))
  await waitFor(() => expect(radio(words.lineSpacings.wider).checked).toBe(true))
  expect(kept()).toContain('wider')
})

it('clears my choices for the next learner', async () => {
  const { user, switchLearner } = await renderScreen(<Page />)
  await user.click(radio(words.themes.dark))
  await waitFor(() => expect(kept()).toContain('dark'))
  await switchLearner()
  await waitFor(() => expect(radio(words.themes.system).checked).toBe(true))
  expect(kept()).toBeNull()
})

it('shows the default for a value of another version', async () => {
  await renderScreen(<Page />, { before: (store) => store.kept.keep('settings', 'size', 'gigantic') })
  expect(radio(words.sizes.standard).checked).toBe(true)
})

it('shows an error and keeps the old choice when saving fails', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { user } = await renderScreen(<Page />)
  const disk = failingPuts(Infinity)
  await user.click(radio(words.sizes.large))
  expect((await screen.findByRole('alert')).textContent).toBe(words.notKept.quota)
  expect(radio(words.sizes.standard).checked).toBe(true)
  disk.mockRestore()
  await user.click(radio(words.sizes.large))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  await waitFor(() => expect(radio(words.sizes.large).checked).toBe(true))
})
