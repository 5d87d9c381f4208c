/** Tests the laboratory itself. It must find every fault of the list, each planted alone. */
import { bundleLab } from './bundleLab.mjs'
import { faults } from './faults.mjs'
import { countsOf, ENTRIES } from './kinds.mjs'
import { runLab } from './runLab.mjs'

/**
 * @typedef {{ name: string, kind: import('./kinds.mjs').Kind, after?: number, why?: string }} Planted `after`: the number of histories until it was found, if it was
 * @param {{ histories: number, seed: number, only?: string }} budget for each fault; `only`: those whose names contain this
 * @returns {Promise<{ code: number, histories: number, seed: number, planted: Planted[] }>} `code` for the process
 */
export async function plantFaults({ histories, seed, only = '' }) {
  /** @type {Planted[]} */
  const planted = []
  for (const fault of faults.filter(({ name }) => name.includes(only))) {
    const { name, kind = 'learner' } = fault
    const bundle = await bundleLab('fault', fault, { entry: ENTRIES[kind] })
    const { failed } = await runLab(bundle, { histories: countsOf(histories)[kind], seed, isShort: true })
    planted.push({ name, kind, ...(failed && { after: failed.after, why: failed.why }) })
    console.log(
      `${String(failed?.after ?? 'never').padStart(6)}  ${fault.name}${failed ? `\n        ${failed.why}` : ''}`,
    )
  }
  const found = planted.filter(({ after }) => after !== undefined)
  console.log(`\n${found.length} of ${planted.length} faults found, within ${histories} histories each, seed ${seed}`)
  return { code: found.length === planted.length ? 0 : 1, histories, seed, planted }
}
