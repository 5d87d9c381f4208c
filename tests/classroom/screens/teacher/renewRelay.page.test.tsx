import { classCardWords } from '#words/classCard'
import { classRelayWords as words } from '#words/classRelay'
import { classWaitingWords } from '#words/classWaiting'
import { screen } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { ClassBookPages } from '../../../../src/classroom/screens/teacher/ClassBookPages'
import { memberId, senderHash } from '../../protocol/bookSamples'
import { FakeRelays, ROOM } from '../../../fakes/fakeRelays'
import { handIn, type MemoryBook, MemoryTaughtClasses } from '../../../fakes/MemoryTaughtClasses'
import { noClasses } from '../../../fakes/noClasses'
import { type RenderedScreen, renderScreen } from '../../../screens/renderScreen'

beforeAll(async () => {
  await Promise.all([
    import('../../../../src/classroom/screens/teacher/card/CardPage'),
    import('../../../../src/classroom/screens/teacher/relays/CardRelays'),
    import('../../../../src/classroom/screens/teacher/relays/ForgetWaiting'),
    import('../../../../src/classroom/screens/teacher/relays/RenewRelay'),
  ])
})

const BEFORE = { name: 'couchdb', address: ROOM, user: 'u', password: 'before' } as const
const AFTER = { ...BEFORE, password: 'p' }
let book: MemoryBook
let relays: FakeRelays
beforeEach(async () => {
  book = new MemoryTaughtClasses().add({ className: 'Period 3', teacherName: 'Ms. Hale', password: 'four good words' })
  relays = new FakeRelays()
  await book.setRelays([BEFORE])
})

async function showsCard(): Promise<RenderedScreen> {
  const pressed = { onLock: () => undefined, onClosed: () => undefined }
  return await renderScreen(<ClassBookPages book={book} isMadeUp={false} page="card" of={null} {...pressed} />, {
    classes: { ...noClasses, relays: async () => relays },
  })
}

async function renews(page: RenderedScreen): Promise<void> {
  const button = screen.getByRole('button', { name: new RegExp(`^${words.renew}`) })
  await page.advance(600)
  await page.user.click(button)
}

async function opensFold(page: RenderedScreen): Promise<void> {
  await page.user.click(await screen.findByText(words.renewTitle))
  await page.user.type(screen.getByLabelText(words.pin), '482 913')
}

describe('a relay that is emptied and renewed', () => {
  it('has a new password, also on the card, once the relay accepts', async () => {
    const page = await showsCard()
    await opensFold(page)
    const link = () => screen.getByRole<HTMLInputElement>('textbox', { name: classCardWords.link }).value
    const shown = link()
    relays.relay.fault = 'refused'
    await renews(page)
    await screen.findByText(words.notMade.refused)
    expect(book.card.relays).toEqual([BEFORE])
    relays.relay.fault = undefined
    await renews(page)
    await screen.findByText(words.renewed)
    expect(book.card.relays).toEqual([AFTER])
    expect(relays.pins).toEqual(['482913', '482913'])
    await vi.waitFor(() => expect(link()).not.toBe(shown))
  })

  it('empties the field of an accepted PIN, and keeps a rejected one', async () => {
    const page = await showsCard()
    await opensFold(page)
    const pin = () => screen.getByLabelText<HTMLInputElement>(words.pin).value
    relays.relay.fault = 'refused'
    await renews(page)
    await screen.findByText(words.notMade.refused)
    expect(pin()).toBe('482 913')
    relays.relay.fault = undefined
    await renews(page)
    await screen.findByText(words.renewed)
    expect(pin()).toBe('')
  })

  it('offers to delete waiting reports, and keeps those that count', async () => {
    await book.collectAll([handIn({ name: 'Ada' }), handIn({ name: 'Stranger' })], 'relay')
    await book.decide([{ sender: senderHash('Ada'), member: memberId('Ada'), isLetIn: true }])
    const page = await showsCard()
    expect(screen.queryByRole('button', { name: new RegExp(`^${classWaitingWords.forget(1)}`) })).toBeNull()
    await opensFold(page)
    await renews(page)
    const button = await screen.findByRole('button', { name: new RegExp(`^${classWaitingWords.forget(1)}`) })
    await page.advance(600)
    await page.user.click(button)
    await screen.findByText(classWaitingWords.forgotten)
    const left = Object.values(book.getSnapshot().book.reports).map(({ report }) => report.name)
    expect(left).toEqual(['Ada'])
    expect(book.getSnapshot().book.decisions[senderHash('Stranger')]).toBeUndefined()
  })

  it('is asked once, however often the button is pressed', async () => {
    const page = await showsCard()
    await opensFold(page)
    const button = screen.getByRole('button', { name: new RegExp(`^${words.renew}`) })
    await page.advance(600)
    await Promise.all([page.user.click(button), page.user.click(button)])
    await screen.findByText(words.renewed)
    expect(relays.pins).toHaveLength(1)
  })

  it.each([
    ['this browser can’t reach', 'never', words.never],
    ['this site was not built for', 'unknown', words.unknown([ROOM])],
  ] as const)('is left unchanged if it is one that %s', async (_, way, sentence) => {
    const page = await showsCard()
    await opensFold(page)
    relays.way = way
    await renews(page)
    await screen.findByText(sentence)
    expect(relays.pins).toEqual([])
    expect(book.card.relays).toEqual([BEFORE])
  })

  it('is not offered for a relay of an account', async () => {
    await book.setRelays([{ name: 'firestore', address: '', user: '', password: '' }])
    await showsCard()
    await screen.findByRole('button', { name: new RegExp(`^${words.drop}`) })
    expect(screen.queryByText(words.renewTitle)).toBeNull()
  })
})
