import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { joinClassWords as words } from '#words/joinClass'
import { reportPartsWords } from '#words/reportParts'
import { sharingWords } from '#words/sharing'
import type { Classes } from '../../../../src/classroom/ports/Classes'
import { createJoinedClasses } from '../../../../src/classroom/joined/joinedClasses'
import { SharingInClass } from '../../../../src/classroom/screens/join/SharingInClass'
import { SharingSettings } from '../../../../src/classroom/screens/join/SharingSettings'
import { HOME_STATE } from '../../../../src/data/store/keptRows'
import type { OpenedLearnerStore } from '../../../../src/data/store/learnerStore'
import { systemClock } from '../../../../src/platform/clock'
import { SettingsView } from '../../../../src/screens/profile/SettingsView'
import { classesOf, keyOf, made } from '../../classSamples'
import { type OpenedClass, openedClass } from '../../protocol/openedClass'
import { failingPuts } from '../../../data/store/faultyStorage'
import { noClasses } from '../../../fakes/noClasses'
import { renderScreen } from '../../../screens/renderScreen'
import { inClass, linkOf, show } from './showJoin'

const STEADY_MS = 500
const button = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`, 'u') })

afterEach(() => vi.restoreAllMocks())

describe('the question about self-checks', () => {
  const opening = async () => {
    const opened = await openedClass()
    const shown = await show({
      before: (store) => store.kept.keep('settings', HOME_STATE, 'IA'),
    })
    await shown.user.type(await screen.findByLabelText(words.linkLabel), await linkOf(opened))
    await shown.user.click(button(words.readCard))
    await screen.findByRole('heading', { level: 1, name: words.joinTitle })
    await waitFor(() => expect(button(words.join).getAttribute('aria-busy')).toBeNull())
    return { opened, ...shown }
  }
  const reportText = async (user: Awaited<ReturnType<typeof opening>>['user']) => {
    await user.click(await screen.findByRole('button', { name: new RegExp(`^${words.seeReport}`, 'u') }))
    return (await screen.findByRole('region', { name: words.seeReport })).textContent ?? ''
  }

  it('says no until the learner says yes', async () => {
    const { user, advance, opened, store } = await opening()
    expect(screen.getByRole<HTMLInputElement>('radio', { name: sharingWords.no }).checked).toBe(true)
    expect(await reportText(user)).not.toContain('checks')
    await advance(STEADY_MS)
    await user.click(button(words.join))
    await screen.findByText(sharingWords.isNotShared)
    expect(await classesOf(store).list()).toMatchObject([{ isSharing: false }])
    expect((await made(classesOf(store), keyOf(opened))).text).not.toContain('checks')
  })

  it('changes both lists, the report and the class after yes', async () => {
    const { user, advance, opened, store } = await opening()
    const listUnder = (title: string) => {
      const list = screen.getByRole('heading', { name: title }).parentElement
      return within(list ?? document.body)
        .getAllByRole('listitem')
        .map((item) => item.textContent)
    }
    expect(listUnder(words.neverHanded)).toEqual([...words.neverList, ...sharingWords.notHanded])
    await user.click(screen.getByRole('radio', { name: sharingWords.yes }))
    expect(listUnder(words.neverHanded)).toEqual(words.neverList)
    expect(listUnder(words.handedOver)).toEqual([...Object.values(reportPartsWords), ...sharingWords.handed])
    const text = await reportText(user)
    expect(text).toContain('checks')
    expect(text).toContain('IA')
    await advance(STEADY_MS)
    await user.click(button(words.join))
    await screen.findByText(sharingWords.isShared)
    expect(await classesOf(store).list()).toMatchObject([{ isSharing: true }])
    expect((await made(classesOf(store), keyOf(opened))).text).toContain('"state":"IA"')
  })
})

describe('a new card of a class that the learner is in', () => {
  const opening = async (before: (opened: OpenedClass, store: OpenedLearnerStore) => Promise<unknown>) => {
    const opened = await openedClass()
    const shown = await show({ before: (store) => before(opened, store) })
    const relay = { name: 'couchdb', address: 'https://relay.example', user: 'class', password: 'new' } as const
    const renewed = { ...opened, card: { ...opened.card, relays: [relay] } }
    await shown.user.type(await screen.findByLabelText(words.linkLabel), await linkOf(renewed))
    await shown.user.click(button(words.readCard))
    await screen.findByRole('heading', { level: 1, name: words.joinTitle })
    await waitFor(() => expect(button(words.join).getAttribute('aria-busy')).toBeNull())
    return { relay, ...shown }
  }
  const isYes = () => screen.getByRole<HTMLInputElement>('radio', { name: sharingWords.yes }).checked
  const nameField = () => screen.getByRole<HTMLInputElement>('textbox', { name: words.name })

  it('keeps the answer and the name from before', async () => {
    const { user, advance, store, relay } = await opening(({ card }, before) =>
      classesOf(before).join(card, 'Benjamin', true),
    )
    expect([isYes(), nameField().value]).toEqual([true, 'Benjamin'])
    await advance(STEADY_MS)
    await user.click(button(words.join))
    await screen.findByText(sharingWords.isShared)
    const [kept] = await classesOf(store).list()
    expect(kept).toMatchObject({ name: 'Benjamin', isSharing: true, card: { relays: [relay] } })
  })

  it('takes another answer and name', async () => {
    const { user, advance, store } = await opening(({ card }, before) => classesOf(before).join(card, 'Benjamin', true))
    await user.click(screen.getByRole('radio', { name: sharingWords.no }))
    await user.clear(nameField())
    expect(nameField().value).toBe('')
    await user.type(nameField(), 'Ben')
    await advance(STEADY_MS)
    await user.click(button(words.join))
    await screen.findByText(sharingWords.isNotShared)
    expect(await classesOf(store).list()).toMatchObject([{ name: 'Ben', isSharing: false }])
  })

  it('asks again after the learner left', async () => {
    await opening(async (opened, before) => {
      await classesOf(before).join(opened.card, 'Benjamin', true)
      await classesOf(before).leave(keyOf(opened))
    })
    expect([isYes(), nameField().value]).toEqual([false, 'Maya'])
  })
})

describe(SharingInClass, () => {
  it('changes the answer, and the next report', async () => {
    const { user, store, key } = await inClass()
    const before = await made(classesOf(store), key)
    await user.click(button(sharingWords.change))
    await user.click(screen.getByRole('radio', { name: sharingWords.yes }))
    await user.click(button(sharingWords.save))
    await screen.findByText(sharingWords.isShared)
    const after = await made(classesOf(store), key)
    expect(after.sequence).toBeGreaterThan(before.sequence)
    expect(after.text).toContain('"checks"')
    await user.click(button(sharingWords.change))
    await user.click(screen.getByRole('radio', { name: sharingWords.no }))
    await user.click(button(sharingWords.save))
    await screen.findByText(sharingWords.isNotShared)
    expect((await made(classesOf(store), key)).text).not.toContain('"checks"')
  })

  it('changes nothing after cancel or on a full disk', async () => {
    const { user, store } = await inClass()
    await user.click(button(sharingWords.change))
    await user.click(screen.getByRole('radio', { name: sharingWords.yes }))
    const disk = failingPuts(Infinity)
    await user.click(button(sharingWords.save))
    await screen.findByText(sharingWords.notChanged.quota)
    disk.mockRestore()
    await user.click(button(words.cancel))
    expect(screen.getByText(sharingWords.isNotShared)).toBeTruthy()
    expect(await classesOf(store).list()).toMatchObject([{ isSharing: false }])
  })
})

describe(SharingSettings, () => {
  const classes: Classes = {
    ...noClasses,
    Sharing: SharingSettings,
    joined: async (store) => createJoinedClasses({ store, clock: systemClock, app: 'v9' }),
  }

  it('lists each class in the settings', async () => {
    const opened = await openedClass()
    const { user, store } = await renderScreen(<SettingsView />, {
      classes,
      before: (before) => classesOf(before).join(opened.card, 'Ada', true),
    })
    await screen.findByRole('heading', { name: sharingWords.settingsTitle })
    const section = within((await screen.findByRole('heading', { name: 'Period 3' })).parentElement ?? document.body)
    expect(section.getByText(sharingWords.isShared)).toBeTruthy()
    await user.click(section.getByRole('button', { name: sharingWords.change }))
    await user.click(section.getByRole('radio', { name: sharingWords.no }))
    await user.click(section.getByRole('button', { name: new RegExp(`^${sharingWords.save}`, 'u') }))
    await section.findByText(sharingWords.isNotShared)
    expect(await classesOf(store).list()).toMatchObject([{ isSharing: false }])
  })

  it('loads nothing for a learner without a class', async () => {
    await renderScreen(<SettingsView />, { classes: { ...classes, Sharing: () => <p>Loaded</p> } })
    expect(screen.queryByText('Loaded')).toBeNull()
  })
})
