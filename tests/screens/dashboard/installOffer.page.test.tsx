import { installOfferWords as words } from '#words/installOffer'
import { act, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { InstallOffer } from '../../../src/screens/dashboard/InstallOffer'
import { createStore } from '../../../src/platform/createStore'
import type { Installer, Installing } from '../../../src/platform/window/installing'
import { PageHeading } from '../../../src/ui/PageHeading'
import { learner, completed } from '../../session/sampleCurriculum'
import { renderScreen } from '../renderScreen'

function installerThat(installing: Installing, remembers = true) {
  const state = createStore<Installing>(installing)
  let isDeclined = false
  const installer: Installer = {
    subscribe: state.subscribe,
    getSnapshot: state.getSnapshot,
    ask: vi.fn(() => Promise.resolve(state.set({ kind: 'asking' }))),
    isDeclined: () => isDeclined,
    decline: () => {
      isDeclined = remembers
      return remembers
    },
  }
  return { installer, becomes: state.set }
}
const opens = (installer: Installer, lessons: readonly string[] = ['foundations_1']) =>
  renderScreen(
    <>
      <PageHeading>Dashboard</PageHeading>
      <InstallOffer document={completed(learner(), ...lessons)} installer={installer} />
    </>,
    { path: '/dashboard' },
  )
const title = () => screen.queryByRole('heading', { name: words.title })

describe('the offer to install', () => {
  it('appears after the first lesson', async () => {
    await opens(installerThat({ kind: 'offered' }).installer, [])
    expect(title()).toBeNull()
  })

  it.each<Installing>([
    { kind: 'installed', here: true },
    { kind: 'by-hand', way: 'firefox-desktop' },
  ])('stays hidden when there is nothing to install: %j', async (installing) => {
    await opens(installerThat(installing).installer)
    expect(title()).toBeNull()
  })

  it('asks the browser on a press, and confirms once it is installed', async () => {
    const { installer, becomes } = installerThat({ kind: 'offered' })
    const { user, advance } = await opens(installer)
    await advance(500)
    await user.dblClick(screen.getByRole('button', { name: new RegExp(`^${words.install}`) }))
    expect(installer.ask).toHaveBeenCalledOnce()
    expect(screen.queryByText(words.installedNow)).toBeNull()
    act(() => becomes({ kind: 'installed', here: false }))
    expect(screen.getByText(words.installedNow)).toBeTruthy()
    expect(screen.queryByRole('button', { name: words.decline })).toBeNull()
  })

  it('starts with the backup file on iPhone, and ends with restoring it', async () => {
    await opens(installerThat({ kind: 'by-hand', way: 'ios' }).installer)
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      words.iosFile,
      ...words.steps.ios.map(({ text }) => text),
      words.iosRestore,
    ])
    expect(screen.getByText(words.iosStorage)).toBeTruthy()
    expect(screen.getByRole('link', { name: words.iosFile }).getAttribute('href')).toBe('/profile#backup-file')
  })

  it('stays hidden when I decline, and says when that was not saved', async () => {
    const first = installerThat({ kind: 'offered' })
    const page = await opens(first.installer)
    await page.advance(600)
    await page.user.click(screen.getByRole('button', { name: words.decline }))
    expect(title()).toBeNull()
    expect(document.activeElement?.tagName).toBe('H1')
    page.unmount()
    const second = await opens(installerThat({ kind: 'offered' }, false).installer)
    await second.advance(600)
    await second.user.click(screen.getByRole('button', { name: words.decline }))
    expect(screen.getByText(words.notDeclined)).toBeTruthy()
    expect(title()).not.toBeNull()
  })
})
