import { render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { joinClassWords as words } from '#words/joinClass'
import { otherCardWords as other } from '#words/otherCard'
import { sixWords } from '../../../../src/classroom/protocol/card/sixWords'
import { OtherCardOffered } from '../../../../src/classroom/screens/join/OtherCard'
import { joinedClassPath } from '../../../../src/words/links'
import { classesOf, keyOf } from '../../classSamples'
import { type OpenedClass, openedClass } from '../../protocol/openedClass'
import { TurnableClock } from '../../../fakes/TurnableClock'
import { failingPuts } from '../../../data/store/faultyStorage'
import { cardOf, linkOf, show } from './showJoin'

const STEADY_MS = 500

afterEach(() => vi.restoreAllMocks())

const join = async () => await screen.findByRole('button', { name: /^Join/ })

/** Opens the card of the second class for a learner who joined the first one yesterday. */
async function offered(first: OpenedClass, second: OpenedClass) {
  const rendered = await show({
    card: cardOf(await linkOf(second)),
    before: (store) => classesOf(store).join(first.card, 'Ada'),
  })
  await waitFor(async () => expect((await join()).getAttribute('aria-busy')).toBeNull())
  return rendered
}

/** Joins the second class too, and shows its page. */
async function inBoth(first: OpenedClass, second: OpenedClass) {
  const rendered = await offered(first, second)
  await rendered.advance(STEADY_MS)
  await rendered.user.click(await join())
  await screen.findByRole('heading', { level: 1, name: second.card.className })
  return rendered
}

const keysOf = async (store: Parameters<typeof classesOf>[0]) =>
  (await classesOf(store).list()).map(({ key, isLeaving }) => [key, isLeaving])

describe('a new card of a class that was joined', () => {
  it('shows that it is another card, and when to join', async () => {
    await offered(await openedClass(), await openedClass())
    expect(await screen.findByRole('heading', { level: 2, name: other.title })).toBeTruthy()
    expect(screen.getByText(other.text)).toBeTruthy()
  })

  it('shows the warning in its own box', () => {
    render(<OtherCardOffered />)
    expect(screen.getByRole('heading', { level: 2, name: other.title }).closest('aside')?.textContent).toContain(
      other.text,
    )
  })

  it('shows no warning for the same class, another name, or another teacher', async () => {
    const first = await openedClass()
    for (const card of [first, await openedClass('Period 4'), await openedClass('Period 3', 'Mr. Hale')]) {
      const { unmount } = await offered(first, card)
      expect(screen.queryByText(other.text)).toBeNull()
      unmount()
    }
  })

  it('shows no warning when the older class was left', async () => {
    const [first, second] = [await openedClass(), await openedClass()]
    await show({
      card: cardOf(await linkOf(second)),
      before: async (store) => {
        const classes = classesOf(store)
        await classes.join(first.card, 'Ada')
        await classes.leave(keyOf(first))
      },
    })
    await waitFor(async () => expect((await join()).getAttribute('aria-busy')).toBeNull())
    expect(screen.queryByText(other.text)).toBeNull()
  })

  it('leaves the older class with one press, and never automatically', async () => {
    const [first, second] = [await openedClass(), await openedClass()]
    const { user, advance, store } = await inBoth(first, second)
    const title = await screen.findByRole('heading', { level: 2, name: other.older('Period 3') })
    const offer = within(title.closest('aside') ?? document.body)
    expect(offer.getByText(sixWords(second.card.classId).join(' '))).toBeTruthy()
    expect(await keysOf(store)).toEqual(
      expect.arrayContaining([keyOf(first), keyOf(second)].map((key) => [key, false])),
    )
    // A press meant for the previous content of that place does nothing.
    const leave = offer.getByRole('button', { name: new RegExp(`^${other.leave}`, 'u') })
    await user.click(leave)
    expect(await keysOf(store)).toHaveLength(2)
    await advance(STEADY_MS)
    await user.click(leave)
    await screen.findByText(other.left('Period 3'))
    await waitFor(() => expect(screen.queryByText(other.older('Period 3'))).toBeNull())
    expect(await keysOf(store)).toEqual([[keyOf(second), false]])
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  })

  it('keeps the older class’s last report until its relay has it', async () => {
    const first = await openedClass()
    const relays = [
      { name: 'couchdb', address: 'https://relay.example', user: 'class', password: 'four small barns' },
    ] as const
    const { user, advance, store } = await inBoth({ ...first, card: { ...first.card, relays } }, await openedClass())
    const leave = await screen.findByRole('button', { name: new RegExp(`^${other.leave}`, 'u') })
    await advance(STEADY_MS)
    await user.click(leave)
    await screen.findByText(other.left('Period 3'))
    expect(await keysOf(store)).toEqual(expect.arrayContaining([[keyOf(first), true]]))
  })

  it('allows a retry when leaving the older class fails', async () => {
    const { user, advance, store } = await inBoth(await openedClass(), await openedClass())
    const leave = await screen.findByRole('button', { name: new RegExp(`^${other.leave}`, 'u') })
    await advance(STEADY_MS)
    const disk = failingPuts(Infinity)
    await user.click(leave)
    await screen.findByText(words.notLeft.quota)
    disk.mockRestore()
    expect(await keysOf(store)).toHaveLength(2)
    expect(screen.getByText(other.older('Period 3'))).toBeTruthy()
  })

  it('is linked from the older class, which can’t leave the newer', async () => {
    const [first, second] = [await openedClass(), await openedClass()]
    const { user, location } = await show({
      path: joinedClassPath(keyOf(first)),
      before: async (store) => {
        const classes = classesOf(store)
        await classes.join(first.card, 'Ada')
        const clock = new TurnableClock('2026-11-20T10:00:00')
        await classesOf(store, clock).join(second.card, 'Ada')
      },
    })
    await screen.findByRole('heading', { level: 2, name: other.newer('Period 3') })
    expect(screen.queryByText(other.leave)).toBeNull()
    await user.click(screen.getByRole('link', { name: new RegExp(`^${other.toNewer}`, 'u') }))
    await screen.findByRole('heading', { level: 2, name: other.older('Period 3') })
    expect(`${location().pathname}${location().search}`).toBe(joinedClassPath(keyOf(second)))
  })
})
