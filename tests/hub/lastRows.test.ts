import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { GroupCommit } from '../../tools/hub/store/GroupCommit'
import { type DocumentRow, HubStore } from '../../tools/hub/store/HubStore'
import { LastRows } from '../../tools/hub/store/LastRows'
import { closeDatabase, openDatabase, type Sqlite } from '../../tools/hub/store/openDatabase'

const row = (id: string, size = 10): DocumentRow => ({ id, seq: 1, tree: [], sequence: 1, leaves: '{}', size })

describe('the rows that are kept in the memory', () => {
  it('are those that were asked for last, and no more than there is room for', () => {
    const rows = new LastRows<DocumentRow>(30)
    for (const id of ['a', 'b', 'c']) rows.set('class', row(id))
    rows.get('class', 'a')
    rows.set('class', row('d'))
    const kept = ['a', 'b', 'c', 'd'].filter((id) => rows.get('class', id) !== undefined)
    expect(kept).toEqual(['a', 'c', 'd'])
  })

  it('count each once, however often it is put, and one that is too large not at all', () => {
    const rows = new LastRows<DocumentRow>(30)
    for (let time = 0; time < 9; time += 1) rows.set('class', row('a', 20))
    rows.set('class', row('b'))
    expect(rows.get('class', 'a')).toBeDefined()
    rows.set('class', row('c', 31))
    expect(['a', 'b', 'c'].filter((id) => rows.get('class', id) !== undefined)).toEqual([])
    rows.set('class', row('a', 30))
    expect(rows.get('class', 'a')).toBeDefined()
  })

  it('are those of one class', () => {
    const rows = new LastRows<DocumentRow>()
    rows.set('class', row('plan'))
    expect(rows.get('other', 'plan')).toBeUndefined()
    rows.drop('class', 'plan')
    expect(rows.get('class', 'plan')).toBeUndefined()
  })
})

describe('the store of the hub', () => {
  let folder: string
  let database: Sqlite
  let store: HubStore
  let commits: GroupCommit
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'store-'))
    database = openDatabase(join(folder, 'hub.sqlite'))
    store = new HubStore(database)
    commits = new GroupCommit(
      database,
      () => Promise.resolve(),
      () => store.forget(),
    )
  })
  afterEach(() => {
    closeDatabase(database)
    rmSync(folder, { recursive: true })
  })
  const made = {
    name: 'class',
    user: 'u',
    salt: Buffer.alloc(1),
    stretched: Buffer.alloc(1),
    verifyingKey: Buffer.alloc(1),
    updateSeq: 0,
  }
  const put = (leaves: string) => store.putDocument('class', { id: 'plan', tree: [], sequence: 1, leaves }, false)
  const fails = () => {
    throw new RangeError('not so')
  }

  it('has forgotten what a transaction wrote that was undone', async () => {
    await commits.write(() => store.putClass(made))
    await commits.write(() => put('"first"'))
    const undone = commits.write(() => {
      put('"second"')
      expect(store.document('class', 'plan')?.leaves).toBe('"second"')
      fails()
    })
    await expect(undone).rejects.toThrow('not so')
    expect(store.document('class', 'plan')).toMatchObject({ leaves: '"first"', seq: 1 })
    expect(store.updateSeq('class')).toBe(1)
  })

  it('keeps none that was taken to be written, and gives it again as it lies on the disk', async () => {
    await commits.write(() => put('"first"'))
    const taken = store.takeDocument('class', 'plan')
    taken?.tree.push({ pos: 1, ids: ['a', {}, []] })
    expect(store.document('class', 'plan')?.tree).toEqual([])
  })
})
