import { spawnSync } from 'node:child_process'
import { commitProblems } from '../commitProblems.mjs'

export interface CheckedCommits {
  /** Undefined if there is no history to read, as in an archive. */
  readonly count: number | undefined
  /** As `commit: subject: problem`. */
  readonly problems: readonly string[]
}

/**
 * The messages of all commits from the one that added a file. A shallow clone begins later, with a commit whose parents
 * are unknown. Then only its own commits are read.
 *
 * @param root the top of a work tree
 * @param file below `root`
 */
export function checkCommits(root: string, file: string): CheckedCommits {
  const git = (...args: readonly string[]): string | undefined => {
    const { status, stdout } = spawnSync('git', ['-C', root, ...args], { encoding: 'utf8', maxBuffer: 1 << 28 })
    return status === 0 ? stdout.trim() : undefined
  }
  // An archive that was unpacked inside another repository has no history of its own.
  if (git('rev-parse', '--show-prefix') !== '') return { count: undefined, problems: [] }
  const first = git('log', '--diff-filter=A', '--format=%H', '--', file)?.split('\n').at(-1)
  if (first === undefined || first === '') return { count: undefined, problems: [] }
  const messages = git('log', '--format=%h%x00%B%x01', 'HEAD', '--not', `${first}^@`)?.split('\u0001\n')
  const problems = (messages ?? []).flatMap((entry) => {
    const [commit = '', message = ''] = entry.replaceAll('\u0001', '').split('\0')
    return commitProblems(message.trim()).map((problem) => `${commit}: ${message.split('\n')[0] ?? ''}: ${problem}`)
  })
  return { count: messages?.length, problems }
}
