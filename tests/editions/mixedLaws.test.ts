import { describe, test } from 'vitest'
import { laws } from '../progress/laws'
import { editions } from './editions'
import { takingTurns } from './takingTurns'

describe('progress keeps what was earned, where the first edition and today’s take turns', () => {
  for (const law of laws) {
    test(law.name, () => {
      law.check(takingTurns(editions.today, editions.first), { runs: 150 })
    }, 60_000)
  }
})
