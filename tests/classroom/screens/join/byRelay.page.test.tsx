import { joinClassWords } from '#words/joinClass'
import { relayWords as words } from '#words/relay'
import { screen } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { FakeRelays, ROOM } from '../../../fakes/fakeRelays'
import { openedClass } from '../../protocol/openedClass'
import { cardOf, inClass, linkOf, show } from './showJoin'

// Load the script first, so that no test waits for it.
beforeAll(() => import('../../../../src/classroom/screens/join/ByRelay'))

const NAMED = [{ name: 'couchdb', address: ROOM, user: 'u', password: 'p' }] as const

async function withRelay(relays = new FakeRelays()) {
  return { relays, ...(await inClass(undefined, { named: NAMED, relays: async () => relays })) }
}

describe('a class whose card names a relay', () => {
  it('says before joining that reports are sent automatically', async () => {
    const opened = await openedClass()
    const link = await linkOf({ ...opened, card: { ...opened.card, relays: NAMED } })
    await show({ card: cardOf(link.slice(link.indexOf('#') + 1)) })
    await screen.findByText(joinClassWords.byRelay)
  })

  it('does not mention relays when the card names none', async () => {
    const opened = await openedClass()
    const link = await linkOf(opened)
    await show({ card: cardOf(link.slice(link.indexOf('#') + 1)) })
    await screen.findByRole('heading', { name: joinClassWords.joinTitle })
    expect(screen.queryByText(joinClassWords.byRelay)).toBeNull()
    await inClass()
    expect(screen.queryByRole('heading', { name: words.title })).toBeNull()
  })

  it('hands in when pressed, and shows the result', async () => {
    const { relays, user, advance } = await withRelay()
    const button = await screen.findByRole('button', { name: new RegExp(`^${words.handIn}`) })
    await advance(600)
    await user.click(button)
    await screen.findByText(words.done)
    expect(relays.taps).toBe(1)
    relays.outcome = 'no-room'
    await user.click(button)
    await screen.findByText(words.fault['no-room'])
  })

  it('explains the browser’s question before the browser asks', async () => {
    const relays = new FakeRelays()
    relays.way = 'ask'
    await withRelay(relays)
    await screen.findByText(words.askText, { exact: false })
    screen.getByRole('button', { name: new RegExp(`^${words.handIn}`) })
    expect(relays.taps).toBe(0)
  })

  it.each([
    ['never', words.never],
    ['unknown', words.notOfBuild],
  ] as const)('offers no button when the relay’s reach is %s', async (way, sentence) => {
    const relays = new FakeRelays()
    relays.way = way
    await withRelay(relays)
    await screen.findByText(sentence)
    expect(screen.queryByRole('button', { name: new RegExp(`^${words.handIn}`) })).toBeNull()
  })
})
