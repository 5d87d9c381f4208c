import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { ClassRelays } from '../../../../src/classroom/ports/ClassRelays'
import { useBookLine } from '../../../../src/classroom/screens/teacher/useBookLine'
import { FakeRelays, ROOM } from '../../../fakes/fakeRelays'
import { type MemoryBook, MemoryTaughtClasses } from '../../../fakes/MemoryTaughtClasses'
import { noClasses } from '../../../fakes/noClasses'
import { type RenderedScreen, renderScreen } from '../../../screens/renderScreen'

const NAMED = { name: 'couchdb', address: ROOM, user: 'u', password: 'p' } as const

let book: MemoryBook
let relays: FakeRelays
let opened: number
let followed: number
let stopped: number
beforeEach(() => {
  book = new MemoryTaughtClasses().add({ className: 'Period 3', teacherName: 'Ms. Hale', password: 'four good words' })
  relays = new FakeRelays()
  ;[opened, followed, stopped] = [0, 0, 0]
  const { ofBook } = relays
  relays.ofBook = async (...asked) => {
    opened += 1
    const exchange = await ofBook(...asked)
    const follow = () => {
      followed += 1
      const fetching = exchange.follow()
      const stop = (): void => {
        stopped += 1
        fetching.stop()
      }
      return { ...fetching, stop }
    }
    return { ...exchange, follow }
  }
})

function Line({ isMadeUp }: { readonly isMadeUp: boolean }) {
  return <p>{useBookLine(book, !isMadeUp) === undefined ? 'nobody is asked' : 'asks the relay'}</p>
}

async function shows(isMadeUp = false, open = async (): Promise<ClassRelays> => relays): Promise<RenderedScreen> {
  return await renderScreen(<Line isMadeUp={isMadeUp} />, { classes: { ...noClasses, relays: open } })
}

describe('useBookLine', () => {
  it('fetches only while it is mounted', async () => {
    await book.setRelays([NAMED])
    const page = await shows()
    await screen.findByText('asks the relay')
    expect([followed, stopped]).toEqual([1, 0])
    page.unmount()
    expect(stopped).toBe(1)
  })

  it.each([
    ['a card without a relay', [], false],
    ['a class that is made up', [NAMED], true],
  ])('asks no relay for %s', async (_, named, isMadeUp) => {
    await book.setRelays(named)
    const page = await shows(isMadeUp)
    await page.advance(60_000)
    screen.getByText('nobody is asked')
    expect(opened).toBe(0)
  })

  it('starts nothing when the script arrives after the page is left', async () => {
    await book.setRelays([NAMED])
    let arrive: (opened: ClassRelays) => void = () => undefined
    const page = await shows(false, () => new Promise((resolve) => (arrive = resolve)))
    screen.getByText('nobody is asked')
    page.unmount()
    arrive(relays)
    await vi.waitFor(() => expect(opened).toBe(1))
    await page.advance(60_000)
    expect(followed).toBe(0)
  })

  it('shows nothing on the page when its script can’t be loaded', async () => {
    await book.setRelays([NAMED])
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined)
    await shows(false, () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')))
    await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce())
    screen.getByText('nobody is asked')
    warn.mockRestore()
  })
})
