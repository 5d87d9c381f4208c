/** Runs histories of one bundle in two processes. */
import { spawn } from 'node:child_process'

/** The number of parts is fixed, so that a seed means the same histories on every machine. */
const PROCESSES = 2
/** The distance between the seeds of two processes, which is larger than the parts of any of them. */
const APART = 1_000_000
/**
 * Node flags: most objects are short-lived, the other processor has its own process, and much of the code runs a few
 * times a history.
 */
const ENGINE = ['--min-semi-space-size=64', '--max-semi-space-size=64', '--single-threaded-gc', '--always-sparkplug']

/**
 * @typedef {{ seed: number, after: number, why: string, sentences: string[], stack: string }} Failure
 * @typedef {{ histories: number, seeds: number[], tried: Record<string, number>, failed?: Failure }} Run
 */

/**
 * @param {string} bundle
 * @param {{ histories: number, seed: number, processes?: number, isShort?: boolean, hear?: (done: number) => void }} asked `isShort`: failures are not minimized
 * @returns {Promise<Run>} the first failure if several processes find one
 */
export async function runLab(
  bundle,
  { histories, seed, processes = PROCESSES, isShort = false, hear = () => undefined },
) {
  const seeds = Array.from({ length: processes }, (_, index) => seed + index * APART)
  const children = new Set()
  let done = 0
  /** The counts of each process. @type {Map<number, Record<string, number>>} */
  const parts = new Map()
  let failed
  const one = (from) =>
    new Promise((resolve, reject) => {
      const child = spawn(
        process.execPath,
        [...ENGINE, bundle, String(from), String(Math.ceil(histories / processes)), isShort ? 'first' : ''],
        {
          env: { ...process.env, TZ: 'UTC' },
          stdio: ['ignore', 'pipe', 'inherit'],
        },
      )
      children.add(child)
      let rest = ''
      let mine = 0
      child.stdout.setEncoding('utf8').on('data', (text) => {
        const lines = `${rest}${text}`.split('\n')
        rest = lines.pop() ?? ''
        for (const line of lines) {
          const ran = JSON.parse(line)
          done += ran.histories - mine
          mine = ran.histories
          parts.set(from, ran.tried)
          hear(done)
          if (ran.failed === undefined || failed !== undefined) continue
          failed = { ...ran.failed, seed: from, after: done }
          for (const other of children) if (other !== child) other.kill()
        }
      })
      child.once('error', reject)
      child.once('close', (code) => {
        children.delete(child)
        if (code === 0 || failed !== undefined) resolve(undefined)
        else reject(new Error(`The laboratory itself has broken down (${code}).`))
      })
    })
  await Promise.all(seeds.map(one))
  /** @type {Record<string, number>} */
  const tried = {}
  for (const part of parts.values())
    for (const [name, count] of Object.entries(part)) tried[name] = (tried[name] ?? 0) + count
  return { histories: done, seeds, tried, ...(failed && { failed }) }
}
