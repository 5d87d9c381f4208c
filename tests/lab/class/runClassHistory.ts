import { ClassLaboratory } from './ClassLaboratory'
import type { ClassHistory } from './ClassStep'
import { settleClass } from './settleClass'

/** Rejects with what does not hold of all that was promised and shown. */
export async function runClassHistory(history: ClassHistory): Promise<void> {
  const laboratory = new ClassLaboratory(history)
  try {
    await laboratory.run(history.steps)
    await settleClass(laboratory)
    laboratory.check()
  } finally {
    laboratory.end()
  }
}
