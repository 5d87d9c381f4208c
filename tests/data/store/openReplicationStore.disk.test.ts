import 'fake-indexeddb/auto'
import { describe, expect, it } from 'vitest'
import { systemRandom } from '../../../src/platform/random'
import { completedLessons } from '../../../src/core/progress/lessons'
import { learnerDatabase, learnerDatabaseName } from '../../../src/data/store/learnerDatabase'
import { openReplicationStore } from '../../../src/data/store/openReplicationStore'
import { TurnableClock } from '../../fakes/TurnableClock'
import { newLearner, openTestStore, SAVING_1 } from './openTestStore'

const parts = { clock: new TurnableClock('2026-03-02T09:00:00'), random: systemRandom }
const databaseNames = async () => (await indexedDB.databases()).map(({ name }) => name)

describe('the store of an exchange without a page', () => {
  it('reads the data of a page, even while that page is open', async () => {
    const learnerId = newLearner()
    const page = await openTestStore({ learnerId })
    await page.completeLesson(SAVING_1)
    const opened = await openReplicationStore({ learnerId, ...parts })
    const read = await opened?.replication.readForExchange()
    if (read?.kind !== 'written') throw new Error('It could not be read.')
    expect(completedLessons(read.value.document)).toEqual([SAVING_1])
    expect(read.value.revision).toBe(2)
    opened?.close()
    page.close()
  })

  it('shows a page the answer that it applied', async () => {
    const learnerId = newLearner()
    const page = await openTestStore({ learnerId })
    const opened = await openReplicationStore({ learnerId, ...parts })
    const read = await opened?.replication.readForExchange()
    if (read?.kind !== 'written') throw new Error('It could not be read.')
    await opened?.replication.applyAnswer({ sentRevision: 1, joined: read.value.document })
    expect((await page.backup.state()).status.kind).toBe('backed-up')
    opened?.close()
    page.close()
  })

  it('does not exist, and creates no database, for an unknown learner', async () => {
    const learnerId = newLearner()
    expect(await openReplicationStore({ learnerId, ...parts })).toBeUndefined()
    expect(await databaseNames()).not.toContain(learnerDatabaseName(learnerId))
  })

  it('does not disturb a page that creates a new learner’s database', async () => {
    const learnerId = newLearner()
    const asking = openReplicationStore({ learnerId, ...parts })
    const page = await openTestStore({ learnerId })
    const opened = await asking
    expect(page.health()).toEqual({ kind: 'healthy' })
    expect((await page.completeLesson(SAVING_1)).kind).toBe('saved')
    opened?.close()
    page.close()
  })

  it('creates no document in a database that has lost its own', async () => {
    const learnerId = newLearner()
    const page = await openTestStore({ learnerId })
    page.close()
    const database = learnerDatabase(learnerId)
    await database.open()
    await database.document.clear()
    const opened = await openReplicationStore({ learnerId, ...parts })
    expect(await opened?.replication.readForExchange()).toMatchObject({ kind: 'failed' })
    expect(await database.document.count()).toBe(0)
    opened?.close()
    database.close()
  })
})
