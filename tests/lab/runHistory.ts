import { Laboratory } from './Laboratory'
import { settle } from './settle'
import type { History } from './Step'

/** Rejects with what does not hold of all that was promised and shown. */
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
