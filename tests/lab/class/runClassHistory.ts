import { ClassLaboratory } from './ClassLaboratory'
import type { ClassHistory } from './ClassStep'
import { settleClass } from './settleClass'

/** @throws a violation, if a promise of the product or of a screen is broken */
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
