/**
 * Role: shows that a device with the build of an earlier day gets this version, and keeps its progress.
 * Guarantee: each earlier build comes from the history, with its own packages, and is served as it was.
 * Must not: run without a history, such as in a downloaded folder. Then it is left out.
 */
import { execFile, execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe } from 'vitest'
import { lessonWords } from '#words/lesson'
import { npmProgram } from '../../../tools/setup/scriptOf.mjs'
import { launchHeadlessShell } from '../drivers/chromium'
import { journeyOfTest } from '../journey'
import { onceARun } from '../onceARun'

const run = promisify(execFile)
/** The last commits of three days. Each worker between them differs in how it installs. */
const EARLIER = [
  ['November 25', '01424559'],
  ['November 27', '07760a7f'],
  ['November 28', '39e481d6'],
] as const

function isInHistory(commit: string): boolean {
  try {
    execFileSync('git', ['cat-file', '-e', `${commit}^{commit}`], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** Builds the site of a commit. @returns its folder */
async function buildOf(commit: string): Promise<string> {
  const folder = await onceARun(commit, async (made) => {
    await run('git', ['clone', '--quiet', '--no-checkout', '.', made])
    await run('git', ['checkout', '--quiet', commit], { cwd: made })
    const env = { ...process.env, NODE_ENV: undefined, VITEST: undefined }
    const [program, ...npm] = npmProgram()
    await run(program, [...npm, 'ci', '--no-audit', '--no-fund'], { cwd: made, env })
    await run(program, [...npm, 'run', 'build'], { cwd: made, env })
  })
  return join(folder, 'dist')
}

describe.each(EARLIER)('a device with the build of %s', (_, commit) => {
  const it = journeyOfTest(launchHeadlessShell, () => buildOf(commit))

  it.runIf(isInHistory(commit))('updates, and keeps its progress', { timeout: 900_000 }, async ({ site, learner }) => {
    await learner.opens('/')
    await learner.sees('ready offline', { withinMs: 120_000 })
    await learner.opens('/login')
    await learner.types('Maya', 'First name')
    await learner.presses('Start learning')
    await learner.isAt('/dashboard')
    await learner.opens('/lesson/foundations/foundations_1')
    // As that build called it.
    await learner.presses('Mark complete')
    await learner.sees('Undo')

    await site.deploys(process.env['SITE_ROOT'] ?? 'dist')
    await learner.opens('/dashboard')
    await learner.sees('A new version is ready', { withinMs: 300_000 })
    const runs = (withinMs: number): Promise<void> =>
      learner.until('return (await navigator.serviceWorker.ready).waiting === null', 'the new version to run', {
        withinMs,
      })
    await learner.presses('Update now')
    // A press in the first half second counts for nothing in these builds, and a person presses again.
    await runs(15_000).catch(async () => {
      await learner.presses('Update now')
      await runs(120_000)
    })
    await site.goesAway()
    await learner.opens('/dashboard')
    await learner.sees('1 of 8')
    await learner.opens('/lesson/saving/saving_2')
    await learner.sees(lessonWords.markComplete)
  })
})
