/** Tests the laboratory itself. It must find every fault of the list, each planted alone. */
import { bundleLab } from './bundleLab.mjs'
import { faults } from './faults.mjs'
import { countsOf, ENTRIES } from './kinds.mjs'
import { runLab } from './runLab.mjs'

/**
 * @param {{ histories: number, seed: number, only?: string }} budget for each fault; `only`: those whose names contain this
 * @returns {Promise<number>} the exit code
 */
export async function plantFaults({ histories, seed, only = '' }) {
  const planted = faults.filter(({ name }) => name.includes(only))
  let found = 0
  for (const fault of planted) {
    const { name, kind = 'learner' } = fault
    const bundle = await bundleLab('fault', fault, { entry: ENTRIES[kind] })
    const { failed } = await runLab(bundle, { histories: countsOf(histories)[kind], seed, isShort: true })
    if (failed) found += 1
    console.log(`${String(failed?.after ?? 'never').padStart(6)}  ${name}${failed ? `\n        ${failed.why}` : ''}`)
  }
  console.log(`\n${found} of ${planted.length} faults found, within ${histories} histories each, seed ${seed}`)
  return found === planted.length ? 0 : 1
}
