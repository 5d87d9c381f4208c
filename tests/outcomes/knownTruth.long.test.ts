import { describe, expect, it } from 'vitest'
import { organizationReport } from '../../tools/outcomes/organizationReport'
import { day } from '../core/progress/samples'
import { type Chance, chanceOf } from '../lab/chance'
import { fileOf, later, someLearner, TRUE_GAIN, twoChecks } from './simulatedClasses'

const FIRST = day('2026-10-01')
const RUNS = 1000

/** Three to five classes of 10 to 20 learners, from their self-checks to the report of the organization. */
function simulated(chance: Chance) {
  const files = Array.from({ length: 3 + chance.below(3) }, (_, place) => {
    const learners = Array.from({ length: 10 + chance.below(11) }, (_member, index) =>
      someLearner(chance, `${place} ${index} ${chance.below(1000)}`, later(FIRST, chance.below(30))),
    )
    return fileOf(learners, place, day('2026-10-31'))
  })
  const { figures } = organizationReport(files, '2026-10')
  return figures?.modules.find(({ id }) => id === 'saving')?.checks
}

describe('simulated learners with a known truth', () => {
  it('gain as much as we say', () => {
    const chance = chanceOf(1)
    const gains = Array.from({ length: 20_000 }, () => twoChecks(chance)).map(([before, after]) => after - before)
    expect(gains.reduce((sum, gain) => sum + gain, 0) / gains.length).toBeCloseTo(TRUE_GAIN, 1)
  })

  it('have the true mean in 930 to 970 of 1,000 intervals', () => {
    const checks = Array.from({ length: RUNS }, (_, seed) => simulated(chanceOf(20_261_128 + seed)))
    const held = checks.filter((one) => {
      const [low, high] = one?.gain?.interval ?? [Infinity, -Infinity]
      return low <= TRUE_GAIN && TRUE_GAIN <= high
    })
    expect(held.length).toBeGreaterThanOrEqual(930)
    expect(held.length).toBeLessThanOrEqual(970)
    expect(new Set(checks.map((one) => one?.learners)).size).toBeGreaterThan(3)
  })
})
