import 'fake-indexeddb/auto'
import { Dexie, type Table } from 'dexie'
import { afterEach, expect, it, vi } from 'vitest'
import { liveSource } from '../../../src/data/store/liveSource'

class Library extends Dexie {
  declare readonly books: Table<{ readonly id: string }, string>
  constructor() {
    super('live-source')
    this.version(1).stores({ books: 'id' })
  }
}
const library = new Library()
afterEach(async () => await library.delete())

it('follows the database while it has subscribers, and keeps the last value', async () => {
  await library.open()
  const source = liveSource(() => library.books.count())
  const heard: (number | undefined)[] = []
  expect(source.getSnapshot()).toBeUndefined()
  const leave = source.subscribe(() => heard.push(source.getSnapshot()))
  await vi.waitFor(() => expect(heard).toEqual([0]))
  await library.books.add({ id: 'a' })
  await vi.waitFor(() => expect(heard).toEqual([0, 1]))
  leave()
  await library.books.add({ id: 'b' })
  expect(source.getSnapshot()).toBe(1)
  const leaveAgain = source.subscribe(() => heard.push(source.getSnapshot()))
  await vi.waitFor(() => expect(heard.at(-1)).toBe(2))
  leaveAgain()
})

it('has a current value only while it has subscribers', async () => {
  await library.open()
  const source = liveSource(() => library.books.count())
  expect(source.current()).toBeUndefined()
  const leave = source.subscribe(() => {})
  await vi.waitFor(() => expect(source.current()).toBe(0))
  leave()
  await library.books.add({ id: 'a' })
  expect(source.getSnapshot()).toBe(0)
  expect(source.current()).toBeUndefined()
})

it('throws the query’s error, and tries again for the next subscriber', async () => {
  await library.open()
  let isBroken = true
  const source = liveSource(() => (isBroken ? Promise.reject(new Error('unreadable')) : library.books.count()))
  const leave = source.subscribe(() => {})
  await vi.waitFor(() => expect(() => source.getSnapshot()).toThrow('unreadable'))
  leave()
  isBroken = false
  expect(source.getSnapshot()).toBeUndefined()
  const leaveAgain = source.subscribe(() => {})
  await vi.waitFor(() => expect(source.getSnapshot()).toBe(0))
  leaveAgain()
})

it('shows a new value before it is read, as the same object', async () => {
  await library.open()
  let reads = 0
  const source = liveSource(
    async () => {
      const books = await library.books.toArray()
      reads += 1
      return books
    },
    (before, now) => before.length === now.length,
  )
  let heard = 0
  const leave = source.subscribe(() => {
    heard += 1
  })
  await vi.waitFor(() => expect(source.getSnapshot()).toEqual([]))
  const written = [{ id: 'a' }]
  source.show(written)
  expect(source.getSnapshot()).toBe(written)
  await library.books.add({ id: 'a' })
  await vi.waitFor(() => expect(reads).toBe(2))
  await new Promise((resolve) => setTimeout(resolve))
  expect(source.getSnapshot()).toBe(written)
  expect(heard).toBe(2)
  leave()
  source.show([])
  expect(source.getSnapshot()).toBe(written)
})
