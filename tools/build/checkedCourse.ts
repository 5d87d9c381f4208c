import { spawn } from 'node:child_process'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const TSX = 'node_modules/tsx/dist/cli.mjs'
const CHECK = 'tools/content/printTable.ts'

/**
 * Checks the course before the site is built, and stops at a fault. The folder of the site stays as it was.
 * `npm run check` has a step of its own for this, so builds inside tests leave it out.
 */
export function checkedCourse(): Plugin {
  let root = ''
  return {
    name: 'checked-course',
    apply: (_, { command }) => command === 'build' && !process.env['VITEST'],
    configResolved(config) {
      root = config.root
    },
    async buildStart() {
      const faults = await faultsOf(root)
      if (faults !== undefined) throw new Error(`The course has faults, so nothing was built.\n${faults}`)
    },
  }
}

/** The lines of the check. Undefined if nothing is wrong. */
function faultsOf(root: string): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, TSX), join(root, CHECK), '--problems'], { cwd: root })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (said += text.toString()))
    child.on('error', reject)
    child.on('close', (code) => resolve(code === 0 ? undefined : said.trim()))
  })
}
