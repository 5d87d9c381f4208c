import { beforeEach, describe, expect, it } from 'vitest'
import { GroupCommit, NoRoomError } from '../../tools/hub/store/GroupCommit'

/** What SQLite was told, and a disk that takes its time. */
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

/** Lets everything happen that waits for nothing but its turn. */
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
  it('are answered when the disk has them, and not before', async () => {
    let answer: string | undefined
    const written = commits.write(says('a')).then((word) => (answer = word))
    await turns()
    expect(told).toEqual(['begin immediate', 'a', 'commit'])
    expect(answer).toBeUndefined()
    disk[0]?.takes()
    await written
    expect(answer).toBe('a')
  })

  it('share one transaction and one wait where they come together, and the next one where they come later', async () => {
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

  it('keep whoever reads waiting until the disk has what can be read', async () => {
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

  it('fail alone where one of several fails', async () => {
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

  it('wait for no disk where nothing was written', async () => {
    await expect(commits.write(full)).rejects.toBeInstanceOf(NoRoomError)
    expect(disk).toEqual([])
    expect(commits.readable()).toBeUndefined()
  })

  it('are never answered again once the disk has failed, nor is what can be read', async () => {
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
