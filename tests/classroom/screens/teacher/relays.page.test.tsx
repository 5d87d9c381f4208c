import { classBookWords } from '#words/classBook'
import { classGridWords } from '#words/classGrid'
import { classRelayWords as words } from '#words/classRelay'
import { screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { databaseOf } from '../../../../src/classroom/protocol/relay/relayDocument'
import { ClassBookPages } from '../../../../src/classroom/screens/teacher/ClassBookPages'
import * as giving from '../../../../src/platform/window/giveFile'
import type { ClassPage } from '../../../../src/words/places'
import { relayFileIn } from '../../../../tools/hub/upstream/relayFile'
import { FakeRelays, ROOM } from '../../../fakes/fakeRelays'
import { handIn, type MemoryBook, MemoryTaughtClasses } from '../../../fakes/MemoryTaughtClasses'
import { noClasses } from '../../../fakes/noClasses'
import { memberId, senderHash } from '../../protocol/bookSamples'
import { type RenderedScreen, renderScreen } from '../../../screens/renderScreen'

beforeAll(async () => {
  await Promise.all([
    import('../../../../src/classroom/screens/teacher/card/CardPage'),
    import('../../../../src/classroom/screens/teacher/relays/CardRelays'),
    import('../../../../src/classroom/screens/teacher/collect/CollectPage'),
    import('../../../../src/classroom/screens/teacher/relays/PreparedRelay'),
    import('../../../../src/classroom/screens/teacher/relays/RelayIn'),
    import('../../../../src/classroom/screens/teacher/relays/UntoldRelays'),
    import('../../../../src/classroom/screens/teacher/keep/KeepPage'),
    import('../../../../src/classroom/screens/teacher/learner/LearnerPage'),
    import('../../../../src/classroom/services/openBookRelays'),
  ])
})

let book: MemoryBook
let relays: FakeRelays
beforeEach(() => {
  book = new MemoryTaughtClasses().add({ className: 'Period 3', teacherName: 'Ms. Hale', password: 'four good words' })
  relays = new FakeRelays()
})

const { keep } = classBookWords
const NAMED = { name: 'couchdb', address: ROOM, user: 'u', password: 'p' } as const

async function shows(page: ClassPage, of: string | null = null): Promise<RenderedScreen> {
  const pressed = { onLock: () => undefined, onClosed: () => undefined }
  return await renderScreen(<ClassBookPages book={book} isMadeUp={false} page={page} of={of} {...pressed} />, {
    classes: {
      ...noClasses,
      relays: async () => relays,
    },
  })
}

async function presses(page: RenderedScreen, name: string): Promise<void> {
  const button = await screen.findByRole('button', { name: new RegExp(`^${name}`) })
  await page.advance(600)
  await page.user.click(button)
}

describe('the card', () => {
  it('folds address and PIN until a teacher asks for a relay', async () => {
    const page = await shows('card')
    const pin = await screen.findByLabelText(words.pin)
    const fold = screen.getByText(words.advanced).closest('details')
    expect([fold?.contains(pin), fold?.open]).toEqual([true, false])
    await page.user.click(screen.getByText(words.advanced))
    expect(fold?.open).toBe(true)
  })

  it('names a relay of the build only once it knows the class', async () => {
    const page = await shows('card')
    await page.user.type(await screen.findByLabelText(words.pin), '482 913')
    relays.relay.fault = 'refused'
    await presses(page, words.putOn)
    await screen.findByText(words.notMade.refused)
    expect(book.card.relays).toEqual([])
    relays.relay.fault = undefined
    await presses(page, words.putOn)
    await screen.findByText(words.isOn)
    expect(book.card.relays).toEqual([NAMED])
    expect(relays.pins).toEqual(['482913', '482913'])
    screen.getByText(words.has(ROOM))
  })

  it('allows a retry when the relay module could not be loaded', async () => {
    relays.make = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
    const page = await shows('card')
    await presses(page, words.putOn)
    await screen.findByText(words.partMissing)
    expect(screen.getByRole('button', { name: new RegExp(`^${words.putOn}`) }).getAttribute('aria-busy')).not.toBe(
      'true',
    )
  })

  it('rejects an address that this build does not have', async () => {
    const page = await shows('card')
    const address = await screen.findByLabelText(words.address)
    await page.user.clear(address)
    await page.user.type(address, 'http://192.168.4.1:8484')
    await presses(page, words.putOn)
    await screen.findByText(words.unknown([ROOM]))
    expect(relays.pins).toEqual([])
  })

  it('deletes the class on the relay when the relay is removed', async () => {
    await book.setRelays([NAMED])
    const page = await shows('card')
    await presses(page, words.drop)
    await screen.findByText(words.dropped)
    expect(book.card.relays).toEqual([])
    expect(relays.there.isOpen).toBe(false)
  })

  it('keeps a relay that could not be told until the teacher decides', async () => {
    await book.setRelays([NAMED])
    relays.relay.fault = 'offline'
    const page = await shows('card')
    await presses(page, words.drop)
    await screen.findByText(words.remains.drop)
    screen.getByText(words.untold(words.place(ROOM)))
    expect(screen.queryByText(words.dropped)).toBeNull()
    expect(book.card.relays).toEqual([NAMED])
    await presses(page, words.dropAnyway)
    await screen.findByText(words.droppedUntold)
    expect(book.card.relays).toEqual([])
    expect(relays.there.isOpen).toBe(true)
  })

  it('removes the relay once it could be told', async () => {
    await book.setRelays([NAMED])
    relays.relay.fault = 'offline'
    const page = await shows('card')
    await presses(page, words.drop)
    await screen.findByText(words.remains.drop)
    relays.relay.fault = undefined
    await presses(page, words.tellAgain)
    await screen.findByText(words.dropped)
    expect(relays.there.isOpen).toBe(false)
  })

  it('stays on the card after Cancel when it could not be told', async () => {
    await book.setRelays([NAMED])
    relays.relay.fault = 'offline'
    const page = await shows('card')
    await presses(page, words.drop)
    await screen.findByText(words.remains.drop)
    await presses(page, words.cancel)
    expect(screen.queryByText(words.remains.drop)).toBeNull()
    expect(book.card.relays).toEqual([NAMED])
    await screen.findByRole('button', { name: new RegExp(`^${words.drop}`) })
  })

  it('offers none if the browser can’t reach it or there is none', async () => {
    relays.way = 'never'
    await shows('card')
    await screen.findByText(words.never)
    expect(screen.queryByRole('button', { name: new RegExp(`^${words.putOn}`) })).toBeNull()
  })

  it('explains the browser’s question first', async () => {
    relays.way = 'ask'
    await shows('card')
    await screen.findByText(words.askText, { exact: false })
  })
})

describe('a relay without a PIN', () => {
  const DISTRICT = 'https://couch.example.org'
  beforeEach(() => {
    relays.addresses = [ROOM, DISTRICT]
  })
  afterEach(() => vi.restoreAllMocks())

  /** Saves the file and returns its content. */
  const saves = async (page: RenderedScreen): Promise<string> => {
    const give = vi.spyOn(giving, 'giveFile').mockResolvedValue('downloading')
    await presses(page, words.saveFile)
    await screen.findByText(words.fileGiven.downloading)
    expect(give).toHaveBeenCalledOnce()
    const text = give.mock.calls[0]?.[1]
    return typeof text === 'string' ? text : ''
  }
  const uses = async (page: RenderedScreen, text: string): Promise<void> => {
    await page.user.upload(screen.getByLabelText(words.takeFile), new File([text], 'relay.json'))
  }

  it('is prepared from a file, and added once it knows the class', async () => {
    const page = await shows('card')
    const text = await saves(page)
    // The file has what `npm run hub:prepare` reads, but no key of the class.
    const database = databaseOf(book.card.classId)
    expect(relayFileIn(text)).toEqual({ class: database, user: 'u', password: 'p' })
    expect(Object.keys(JSON.parse(text) as object)).toEqual(['class', 'user', 'password', 'address'])
    expect(book.card.relays).toEqual([])
    relays.relay.fault = 'refused'
    await uses(page, text)
    await screen.findByText(words.notPrepared)
    expect(book.card.relays).toEqual([])
    relays.relay.fault = undefined
    await uses(page, text)
    await screen.findByText(words.isOn)
    expect(book.card.relays).toEqual([{ ...NAMED, address: DISTRICT }])
  })

  it.each([
    ['another class', (text: string) => text.replace(/class-[0-9a-f]{4}/, 'class-0000')],
    ['nothing', () => ''],
    ['something else', () => 'null'],
    ['a half', (text: string) => text.slice(0, 40)],
  ])('is not added by a file of %s', async (_, changed) => {
    const page = await shows('card')
    await uses(page, changed(await saves(page)))
    await screen.findByText(words.otherFile)
    expect(book.card.relays).toEqual([])
  })

  it('is not added if this site may not use it', async () => {
    const page = await shows('card')
    const text = await saves(page)
    relays.way = 'unknown'
    await uses(page, text)
    await screen.findByText(words.unknown([ROOM, DISTRICT]))
    expect(book.card.relays).toEqual([])
  })

  it('is offered when the site was built for one only', async () => {
    relays.addresses = [ROOM]
    await shows('card')
    await screen.findByLabelText(words.pin)
    expect(screen.queryByText(words.noPinText, { exact: false })).toBeNull()
  })
})

describe('deleting the class', () => {
  const closes = async (page: RenderedScreen) => {
    await page.user.type(await screen.findByLabelText(keep.closeType), keep.closePhrase)
    await presses(page, keep.close)
  }

  it('deletes it on the relay first', async () => {
    await book.setRelays([NAMED])
    const page = await shows('keep')
    await closes(page)
    await vi.waitFor(() => expect(book.getSnapshot().end).toBe('gone'))
    expect(relays.there.isOpen).toBe(false)
  })

  it('keeps the class and its keys until the relay is told', async () => {
    await book.setRelays([NAMED])
    relays.relay.fault = 'offline'
    const page = await shows('keep')
    await closes(page)
    await screen.findByText(words.remains.close)
    screen.getByText(words.untold(words.place(ROOM)))
    expect(book.getSnapshot().end).toBeUndefined()
    relays.relay.fault = undefined
    await presses(page, words.tellAgain)
    await vi.waitFor(() => expect(book.getSnapshot().end).toBe('gone'))
    expect(relays.there.isOpen).toBe(false)
  })

  it('keeps the class after Cancel when the relay could not be told', async () => {
    await book.setRelays([NAMED])
    relays.relay.fault = 'offline'
    const page = await shows('keep')
    await closes(page)
    await screen.findByText(words.remains.close)
    await presses(page, words.cancel)
    expect(screen.queryByText(words.remains.close)).toBeNull()
    expect(book.getSnapshot().end).toBeUndefined()
    await screen.findByRole('button', { name: new RegExp(`^${keep.close}`) })
  })

  it('continues without the relay when the teacher says so', async () => {
    await book.setRelays([NAMED])
    relays.relay.fault = 'refused'
    const page = await shows('keep')
    await closes(page)
    await presses(page, words.closeAnyway)
    await vi.waitFor(() => expect(book.getSnapshot().end).toBe('gone'))
    expect(relays.there.isOpen).toBe(true)
  })
})

describe('removing a device', () => {
  it('says that its reports stay on the relay, until Cancel', async () => {
    for (const device of ['phone', 'tablet']) {
      await book.collect(handIn({ name: 'Ada', device }), 'light')
      await book.decide([{ sender: senderHash(device), member: memberId('Ada'), isLetIn: true }])
    }
    await book.setRelays([NAMED])
    relays.relay.fault = 'offline'
    const page = await shows('learner', memberId('Ada'))
    await presses(page, classGridWords.one.notThem(1))
    await screen.findByText(words.remains.remove)
    await presses(page, words.cancel)
    expect(screen.queryByText(words.remains.remove)).toBeNull()
    await screen.findByRole('button', { name: new RegExp(`^${classGridWords.one.notThem(1)}`) })
  })
})

describe('collecting', () => {
  it('fetches automatically when a class page opens, and shows the time', async () => {
    await book.setRelays([NAMED])
    await shows('collect')
    await screen.findByText(/^Relay checked today, /)
  })

  it('shows automatically why a relay could not be read', async () => {
    await book.setRelays([NAMED])
    relays.relay.fault = 'no-room'
    await shows('collect')
    await screen.findByText(words.fetchFault['no-room'], { exact: false })
  })

  it('fetches from the card’s relay, and shows the result', async () => {
    await book.setRelays([NAMED])
    const page = await shows('collect')
    await presses(page, words.fetch)
    await screen.findByText(words.fetched(0, 0))
    relays.relay.fault = 'offline'
    await presses(page, words.fetch)
    await screen.findByText(words.fetchFault.offline)
  })

  it('allows a retry when the module that fetches could not be loaded', async () => {
    await book.setRelays([NAMED])
    relays.of = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
    vi.spyOn(console, 'error').mockReturnValue()
    const page = await shows('collect')
    await presses(page, words.fetch)
    await screen.findByText(words.partMissing)
    expect(screen.getByRole('button', { name: new RegExp(`^${words.fetch}`) }).getAttribute('aria-busy')).not.toBe(
      'true',
    )
  })

  it('has nothing to fetch when the card names no relay', async () => {
    await shows('collect')
    expect(screen.queryByRole('button', { name: new RegExp(`^${words.fetch}`) })).toBeNull()
  })
})
