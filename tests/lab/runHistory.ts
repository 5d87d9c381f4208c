import { Laboratory } from './Laboratory'
import { settle } from './settle'
import type { History } from './Step'

/** @throws a violation, if a promise of the product or of a screen is broken */
export async function runHistory(history: History): Promise<void> {
  const laboratory = new Laboratory(history)
  try {
    await laboratory.run(history.steps)
    await settle(laboratory)
    laboratory.check()
  } finally {
    laboratory.end()
  }
}
