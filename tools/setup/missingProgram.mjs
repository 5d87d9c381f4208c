import { spawnSync } from 'node:child_process'

/**
 * Windows has none of `ps`, `pgrep` and `pkill`, and small Linux images lack some.
 *
 * @param {readonly string[]} programs without arguments they only print
 * @returns {string | undefined} the first one that this system does not have
 */
export const missingProgram = (programs) =>
  programs.find((program) => spawnSync(program, { stdio: 'ignore', timeout: 10_000 }).error !== undefined)
