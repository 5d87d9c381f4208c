/** Runs a program with this terminal's output, and stops it with us. */
import { spawn } from 'node:child_process'

/**
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<number>} the exit code; 127 where the program does not exist, 130 where it was interrupted
 */
export function run(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'inherit', ...options })
    const stop = () => child.kill('SIGTERM')
    process.once('SIGINT', stop)
    process.once('SIGTERM', stop)
    const finish = (code) => {
      process.removeListener('SIGINT', stop)
      process.removeListener('SIGTERM', stop)
      resolve(code)
    }
    child.once('error', () => finish(127))
    child.once('exit', (code, signal) => finish(signal === null ? (code ?? 1) : 130))
  })
}

/** Ends this process with one sentence that says what to do. */
export function giveUp(sentence) {
  console.error(`\n${sentence}`)
  process.exit(1)
}
