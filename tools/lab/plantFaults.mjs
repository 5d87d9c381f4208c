/** Whether the laboratory is able to fail: every fault of the list, planted alone, must be found. */
import { bundleLab } from './bundleLab.mjs'
import { faults } from './faults.mjs'
import { runLab } from './runLab.mjs'

/** @param {{ histories: number, seed: number }} budget for each fault @returns {Promise<number>} the exit code */
export async function plantFaults({ histories, seed }) {
  const missed = []
  for (const fault of faults) {
    const { failed } = await runLab(await bundleLab('fault', fault), { histories, seed, isShort: true })
    if (failed === undefined) missed.push(fault.name)
    console.log(
      `${String(failed?.after ?? 'never').padStart(6)}  ${fault.name}${failed ? `\n        ${failed.why}` : ''}`,
    )
  }
  console.log(
    `\n${faults.length - missed.length} of ${faults.length} faults found, each within ${histories} histories, seed ${seed}`,
  )
  return missed.length === 0 ? 0 : 1
}
