import { beforeEach, describe, expect, it } from 'vitest'
import { GroupCommit, NoRoomError } from '../../tools/hub/store/GroupCommit'

/** The commands that SQLite received, on a slow disk. */
let told: string[]
let disk: { readonly takes: () => void; readonly fails: () => void }[]
let commits: GroupCommit

beforeEach(() => {
  told = []
  disk = []
  const database = { prepare: (text: string) => ({ run: () => told.push(text) }) }
  commits = new GroupCommit(
    database as never,
    () =>
      new Promise((resolve, reject) => {
        disk.push({ takes: resolve, fails: () => reject(new Error('EIO')) })
      }),
    () => told.push('undone'),
  )
})

/** Runs everything that only waits for its turn in the event loop. */
const turns = async (): Promise<void> => {
  for (let turn = 0; turn < 4; turn += 1) await new Promise(setImmediate)
}
const says = (word: string) => () => {
  told.push(word)
  return word
}
const full = () => {
  throw Object.assign(new Error('full'), { code: 'SQLITE_FULL' })
}

describe('writes to the disk of the hub', () => {
  it('are answered only after they are on the disk', async () => {
    let answer: string | undefined
    const written = commits.write(says('a')).then((word) => (answer = word))
    await turns()
    expect(told).toEqual(['begin immediate', 'a', 'commit'])
    expect(answer).toBeUndefined()
    disk[0]?.takes()
    await written
    expect(answer).toBe('a')
  })

  it('share one transaction when together, or else use the next', async () => {
    const first = [commits.write(says('a')), commits.write(says('b'))]
    await turns()
    const later = [commits.write(says('c')), commits.write(says('d'))]
    await turns()
    expect(told).toEqual(['begin immediate', 'a', 'b', 'commit'])
    disk[0]?.takes()
    expect(await Promise.all(first)).toEqual(['a', 'b'])
    await turns()
    expect(told.slice(4)).toEqual(['begin immediate', 'c', 'd', 'commit'])
    disk[1]?.takes()
    expect(await Promise.all(later)).toEqual(['c', 'd'])
    expect(disk).toHaveLength(2)
  })

  it('delay readers until the disk has the data to read', async () => {
    expect(commits.readable()).toBeUndefined()
    const written = commits.write(says('a'))
    await turns()
    let isRead = false
    const read = commits.readable()?.then(() => (isRead = true))
    await turns()
    expect(isRead).toBe(false)
    disk[0]?.takes()
    await Promise.all([read, written])
    expect(isRead).toBe(true)
    expect(commits.readable()).toBeUndefined()
  })

  it('fail alone when one of several fails', async () => {
    const written = Promise.allSettled([
      commits.write(says('a')),
      commits.write(() => {
        throw new RangeError('not so')
      }),
      commits.write(full),
      commits.write(says('d')),
    ])
    await turns()
    disk[0]?.takes()
    const [a, b, c, d] = await written
    expect([a, d]).toMatchObject([{ value: 'a' }, { value: 'd' }])
    expect([b, c]).toMatchObject([{ reason: expect.any(RangeError) }, { reason: expect.any(NoRoomError) }])
    expect(disk).toHaveLength(1)
  })

  it('need no disk access when nothing was written', async () => {
    await expect(commits.write(full)).rejects.toBeInstanceOf(NoRoomError)
    expect(disk).toEqual([])
    expect(commits.readable()).toBeUndefined()
  })

  it('are rejected after the disk has failed, and so are reads', async () => {
    const written = commits.write(says('a'))
    await turns()
    disk[0]?.fails()
    await expect(written).rejects.toBeInstanceOf(NoRoomError)
    await expect(commits.readable()).rejects.toThrow('EIO')
    await expect(commits.write(says('b'))).rejects.toBeInstanceOf(NoRoomError)
    await expect(commits.readable()).rejects.toThrow('EIO')
    expect(disk).toHaveLength(1)
  })
})
