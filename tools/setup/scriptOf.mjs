/**
 * Finds the scripts of installed programs, which Node runs on every system. The files in `node_modules/.bin` are `.cmd`
 * files on Windows, and those start only in a shell.
 */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))
/** The package of a program with another name. */
const PACKAGES = { biome: '@biomejs/biome', tsc: 'typescript' }

/**
 * @param {string} program as its package names it
 * @param {string} [folder] the folder with `node_modules`
 * @returns {string} the path of its script
 * @throws one sentence if it is not installed
 */
export function scriptOf(program, folder = root) {
  const home = join(folder, 'node_modules', PACKAGES[program] ?? program)
  if (!existsSync(join(home, 'package.json')))
    throw new Error(`${program} is not installed. Run npm ci, then try again.`)
  const { bin } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'))
  const script = typeof bin === 'string' ? bin : bin?.[program]
  if (script === undefined) throw new Error(`The package ${PACKAGES[program] ?? program} has no program ${program}.`)
  return join(home, script)
}

/**
 * npm as a program and its first arguments. Windows has it next to Node, and a script of npm knows it on every system.
 *
 * @param {{ execPath: string, env: NodeJS.ProcessEnv }} [of]
 * @returns {[program: string, ...args: string[]]}
 */
export function npmProgram({ execPath, env } = process) {
  const beside = join(dirname(execPath), 'node_modules/npm/bin/npm-cli.js')
  const script = [env.npm_execpath, beside].find((path) => path?.endsWith('npm-cli.js') && existsSync(path))
  return script === undefined ? ['npm'] : [execPath, script]
}
