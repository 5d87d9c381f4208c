/** Ends a program that runs an emulator. */
import { once } from 'node:events'

const STOP_MS = 5_000

/** @param {import('node:child_process').ChildProcess} child @returns {Promise<void>} when it has ended */
export async function ends(child) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  child.kill()
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_MS)
  await exited
  clearTimeout(timer)
}
