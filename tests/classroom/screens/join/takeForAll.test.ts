import { describe, expect, it } from 'vitest'
import type { JoinedClasses } from '../../../../src/classroom/ports/JoinedClasses'
import type { TabletTaken } from '../../../../src/classroom/ports/TabletClasses'
import { takeForAll, takeForOne } from '../../../../src/classroom/screens/join/takeForAll'

const BYTES = new Uint8Array(3)
const taken = (name: string, confirmed: number, isNewPlan = false): TabletTaken => ({
  learner: name as never,
  name,
  outcome: { kind: 'taken', confirmed, isNewPlan },
})
const refused = (name: string, reason: 'connection' | 'forged' | 'gone'): TabletTaken => ({
  learner: name as never,
  name,
  outcome: { kind: 'refused', reason },
})
const all = (given: readonly TabletTaken[] | 'quota') => takeForAll({ take: async () => given }, 'ab', BYTES)

describe('the teacher’s envelope on a shared device', () => {
  it('counts for those who took it, although others failed', async () => {
    expect(await all([taken('Ada', 1), refused('Ben', 'connection'), taken('Cleo', 2, true)])).toEqual({
      confirmed: 3,
      isNewPlan: true,
    })
  })

  it('fails only when no one took it', async () => {
    expect(await all([refused('Ada', 'forged'), refused('Ben', 'forged')])).toBe('forged')
    expect(await all([refused('Ada', 'gone')])).toBe('not-in-class')
    expect(await all([])).toBe('not-in-class')
    expect(await all('quota')).toBe('quota')
  })
})

describe('the teacher’s envelope for one learner', () => {
  const classes = (receipts: number | 'forged', plan?: 'old' | 'quota') =>
    ({
      takeReceipts: async () => receipts,
      takePlan: async () => plan,
      list: async () => [],
    }) as unknown as JoinedClasses

  it('tells a new plan from one that is known', async () => {
    expect(await takeForOne(classes(1), 'ab', BYTES)).toEqual({ confirmed: 1, isNewPlan: true })
    expect(await takeForOne(classes(0, 'old'), 'ab', BYTES)).toEqual({ confirmed: 0, isNewPlan: false })
  })

  it('says why it failed', async () => {
    expect(await takeForOne(classes('forged'), 'ab', BYTES)).toBe('forged')
    expect(await takeForOne(classes(0, 'quota'), 'ab', BYTES)).toBe('quota')
  })
})
