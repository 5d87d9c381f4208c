import { readFileSync } from 'node:fs'
import { relative } from 'node:path'

/**
 * @param {string} report the path of the output of vitest's reporter `json`
 * @returns {string[]} the files with a failed test or hook, as paths from here; none if there is no report to read, or
 *   if something failed that belongs to no file
 */
export function failedFiles(report) {
  try {
    const { testResults } = JSON.parse(readFileSync(report, 'utf8'))
    return testResults.flatMap(({ status, name }) =>
      status === 'failed' ? [relative('', name).replaceAll('\\', '/')] : [],
    )
  } catch {
    return []
  }
}
