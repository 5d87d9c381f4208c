import { describe, test } from 'vitest'
import { original } from './implementation'
import { laws } from './laws'

describe('progress keeps everything that was earned', () => {
  for (const law of laws) {
    test(law.name, () => {
      law.check(original, { runs: 600 })
    }, 60_000)
  }
})
