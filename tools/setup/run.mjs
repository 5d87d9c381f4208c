/** Runs a program with this terminal's output, and stops it together with this process. */
import { spawn } from 'node:child_process'

/** Milliseconds to wait for the rest of the output. A surviving child process of the program may keep it open. */
const REST_OF_OUTPUT_MS = 5000

/**
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions & { hear?: (text: string) => void, isHeld?: boolean }} [options]
 * `hear` gets all output, which is also printed at once unless it is held, in color if this is a terminal
 * @returns {Promise<number>} the exit code; 127 and a sentence if the program could not start, 130 if it was interrupted
 */
export function run(command, args, { hear, isHeld = false, ...options } = {}) {
  return new Promise((resolve) => {
    const listening =
      hear === undefined ? { stdio: 'inherit' } : { stdio: ['inherit', 'pipe', 'pipe'], env: inColour() }
    const child = spawn(command, args, { ...listening, ...options })
    for (const [from, to] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ])
      from?.setEncoding('utf8').on('data', (text) => {
        if (!isHeld) to.write(text)
        hear?.(text)
      })
    // On Windows, Ctrl-C reaches every program of the terminal, and kill would end this one before it has saved anything.
    const stop = (signal) => (process.platform === 'win32' && signal === 'SIGINT' ? undefined : child.kill('SIGTERM'))
    process.once('SIGINT', stop)
    process.once('SIGTERM', stop)
    const finish = (code) => {
      process.removeListener('SIGINT', stop)
      process.removeListener('SIGTERM', stop)
      resolve(code)
    }
    child.once('error', (error) => {
      const sentence = `${notStarted(command, error)}\n`
      if (!isHeld) process.stderr.write(sentence)
      hear?.(sentence)
      finish(127)
    })
    const end = (code, signal) => finish(exitCode(code, signal))
    child.once('close', end)
    child.once('exit', (code, signal) => setTimeout(end, REST_OF_OUTPUT_MS, code, signal).unref())
  })
}

/** @param {string} command @param {NodeJS.ErrnoException} error @returns {string} one sentence for the user */
function notStarted(command, error) {
  if (error.code === 'ENOENT') return `${command} could not start. It is not installed, or its folder is not in PATH.`
  return `${command} could not start: ${error.message}`
}

/** The exit code that Windows gives a program which Ctrl-C has ended (STATUS_CONTROL_C_EXIT). */
const ENDED_BY_CTRL_C = 0xc0_00_01_3a

/**
 * @param {number | null} code
 * @param {NodeJS.Signals | null} signal
 * @returns {number} 130 if the program was interrupted
 */
export function exitCode(code, signal) {
  return signal !== null || code === ENDED_BY_CTRL_C ? 130 : (code ?? 1)
}

/** Programs omit colors when they write to another program. */
function inColour() {
  return process.stdout.isTTY ? { FORCE_COLOR: '1', ...process.env } : process.env
}

/** Ends this process with one sentence that tells the user how to continue. */
export function giveUp(sentence) {
  console.error(`\n${sentence}`)
  process.exit(1)
}
