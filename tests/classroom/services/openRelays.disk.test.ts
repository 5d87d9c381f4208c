import 'fake-indexeddb/auto'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { CardRelay } from '../../../src/classroom/protocol/card/classCard'
import type { TabletClasses } from '../../../src/classroom/ports/TabletClasses'
import { openRelays, type OpenFirestoreRelays } from '../../../src/classroom/services/openRelays'
import { hexOf } from '../../../src/classroom/protocol/bytes'
import { classPlace } from '../../../src/classroom/protocol/relay/classPlace'
import { type RelayAccess, signAccess } from '../../../src/classroom/protocol/relay/relayAccess'
import type { LearnerId } from '../../../src/core/progress/ids'
import { databaseOf } from '../../../src/classroom/protocol/relay/relayDocument'
import { createDeviceDatabase, HANDS_IN } from '../../../src/data/store/deviceDatabase'
import { openedClass, tools } from '../protocol/openedClass'
import { MemoryRelay, MemoryRelayStore } from '../../fakes/MemoryRelay'

const OF_ROOM = 'http://ledger.local:8484'
const OF_DISTRICT = 'https://relay.example.org'
const never = new AbortController().signal
const nobody = 'nobody' as never

function inBrowser(about: { readonly brand?: string; readonly state?: string; readonly host?: string }): void {
  vi.stubGlobal('window', {
    isSecureContext: true,
    location: { hostname: about.host ?? 'ledger.example.org', origin: 'https://ledger.example.org' },
  })
  vi.stubGlobal('navigator', {
    ...(about.brand !== undefined && { userAgentData: { brands: [{ brand: about.brand }] } }),
    permissions: {
      query: () =>
        about.state === undefined ? Promise.reject(new TypeError('unknown')) : Promise.resolve({ state: about.state }),
    },
  })
}

function tabletOf(relays: readonly CardRelay[], done: () => void = () => undefined): () => Promise<TabletClasses> {
  return async () => {
    const { card } = await openedClass()
    const classes = {
      list: async () => [{ key: 'k', card: { ...card, relays }, isLeaving: false, plan: undefined }],
      report: async () => {
        done()
        return { kind: 'failed', reason: 'not-in-class' }
      },
    }
    return {
      everyone: async (work: (classes: unknown, id: never) => Promise<void>) => await work(classes, nobody),
    } as never
  }
}

const couch = (address: string): CardRelay => ({ name: 'couchdb', address, user: 'u', password: 'p' })

describe('a relay of the build', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })

  const device = createDeviceDatabase({ indexedDB, IDBKeyRange })
  const relays = (firestore?: OpenFirestoreRelays, tablet = tabletOf([])) =>
    openRelays({ tablet, device, firestore, relays: [OF_ROOM, OF_DISTRICT] })

  it.each([
    ['free, over https', {}, OF_DISTRICT, 'free'],
    ['free, where it serves the site', {}, 'https://ledger.example.org', 'free'],
    ['unknown, where the build does not name it', {}, 'https://elsewhere.example', 'unknown'],
    ['not to be had in a browser that lets no page reach the room', {}, OF_ROOM, 'never'],
    ['asked for in Chromium', { brand: 'Chromium', state: 'prompt' }, OF_ROOM, 'ask'],
    ['asked for in a Chromium that does not know the name', { brand: 'Chromium' }, OF_ROOM, 'ask'],
    ['free once the person has said so', { brand: 'Chromium', state: 'granted' }, OF_ROOM, 'free'],
    ['free to a page of this very device', { host: 'localhost' }, OF_ROOM, 'free'],
  ] as const)('is %s', async (_how, browser, address, expected) => {
    inBrowser(browser)
    expect(await relays().reach({ name: 'couchdb', address })).toBe(expected)
  })

  it('can be Firestore when the build has a project', async () => {
    expect(await relays().reach({ name: 'firestore', address: '' })).toBe('unknown')
    const firestore = async () => ({
      signedIn: async () => undefined,
      make: () => new MemoryRelay(new MemoryRelayStore()),
    })
    expect(await relays(firestore).reach({ name: 'firestore', address: '' })).toBe('free')
  })

  it('on the local network is contacted only after asking a person', async () => {
    inBrowser({ brand: 'Chromium', state: 'prompt' })
    const done = vi.fn<() => void>()
    const { handIn } = relays(undefined, tabletOf([couch(OF_ROOM)], done))
    expect(await handIn({ isTapped: false, signal: never })).toBe('ask')
    expect(done).not.toHaveBeenCalled()
  })

  it('must be in the build’s list, even when a card names it', async () => {
    inBrowser({})
    const done = vi.fn<() => void>()
    const { handIn } = relays(undefined, tabletOf([couch('https://elsewhere.example')], done))
    expect(await handIn({ isTapped: true, signal: never })).toBe('done')
    expect(done).not.toHaveBeenCalled()
  })

  it('in Firestore has a place that only the teacher owns', async () => {
    const places: string[] = []
    const firestore = async () => ({
      signedIn: async () => nobody,
      make: ({ place }: { readonly place: string }) => {
        places.push(place)
        return new MemoryRelay(new MemoryRelayStore())
      },
    })
    const { card, signer } = await openedClass()
    const book = {
      card,
      signAccess: (access: RelayAccess, after: number) => signAccess(access, after + 1, signer, card),
      signDeletion: async () => new Uint8Array(),
    }
    const asked = { name: 'firestore', address: '', pin: '' } as const
    const { named } = await relays(firestore).make(book, { ...asked, learner: 'ada' as LearnerId })
    expect(named.user).toBe(await classPlace('ada', card.classId, tools))
    // A card of an earlier version names no place.
    await relays(firestore).of({ ...book, card: { ...card, relays: [named, { ...named, user: '' }] } }, nobody, false)
    expect(places).toEqual([named.user, named.user, hexOf(card.classId)])
  })

  it('in Firestore gets reports only of the learner who is signed in', async () => {
    const done = vi.fn<() => void>()
    let who: string | undefined
    const firestore = async () => ({
      signedIn: async () => who as never,
      make: () => new MemoryRelay(new MemoryRelayStore()),
    })
    const named: CardRelay = { name: 'firestore', address: '', user: '', password: '' }
    const { handIn } = relays(firestore, tabletOf([named], done))
    expect(await handIn({ isTapped: false, signal: never })).toBe('done')
    expect(done).not.toHaveBeenCalled()
    who = nobody
    await handIn({ isTapped: false, signal: never })
    expect(done).toHaveBeenCalledTimes(1)
  })

  it('is remembered for the next start when a learner here uses one', async () => {
    inBrowser({})
    const handIn = async (on: readonly CardRelay[], signal = never) => {
      const outcome = await relays(undefined, tabletOf(on)).handIn({ isTapped: false, signal })
      return [outcome, (await device.run(({ settings }) => settings.get(HANDS_IN))) !== undefined]
    }
    // This includes learners whose relay can't be reached now.
    expect(await handIn([couch('https://elsewhere.example')])).toEqual(['done', true])
    // A learner who was not checked may be in a class.
    expect(await handIn([], AbortSignal.abort())).toEqual(['done', true])
    expect(await handIn([])).toEqual(['done', false])
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined)
    vi.spyOn(device, 'run').mockRejectedValueOnce(new Error('the disk'))
    expect(await relays(undefined, tabletOf([])).handIn({ isTapped: false, signal: never })).toBe('done')
    expect(warn).toHaveBeenCalledOnce()
    warn.mockRestore()
  })

  it('waits for another tab, and answers a tap once it is done', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    let isHeld = true
    let asked = 0
    const request = <T>(_name: string, _options: object, work: (lock: object | null) => Promise<T>): Promise<T> => {
      asked += 1
      return work(isHeld ? null : {})
    }
    const locks = { request }
    expect(await relays().handIn({ isTapped: false, signal: never, locks })).toBe('busy')
    expect(asked).toBe(1)
    const pressed = relays().handIn({ isTapped: true, signal: never, locks })
    await vi.advanceTimersByTimeAsync(5_000)
    isHeld = false
    await vi.advanceTimersByTimeAsync(300)
    expect(await pressed).not.toBe('busy')
    isHeld = true
    const answered = vi.fn()
    void relays().handIn({ isTapped: true, signal: never, locks }).then(answered)
    await vi.advanceTimersByTimeAsync(24_000)
    expect(answered).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(2_000)
    expect(answered).toHaveBeenCalledWith('busy')
  })

  it('gets a password of its own, which the hub accepts', async () => {
    const { card } = await openedClass()
    const says = async () => new Uint8Array()
    const book = { card, signAccess: says, signDeletion: says }
    const asked = { name: 'couchdb', address: OF_DISTRICT, pin: '482913', learner: nobody } as const
    vi.stubGlobal('self', globalThis)
    const [one, two] = [await relays().make(book, asked), await relays().make(book, asked)]
    // The full name of the database is needed, because another class may share its first eight characters.
    expect(one.named).toMatchObject({ address: OF_DISTRICT, user: databaseOf(card.classId) })
    expect(one.named.password).toHaveLength(32)
    expect(one.named.password).not.toBe(two.named.password)
  })
})
