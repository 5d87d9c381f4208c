import { existsSync, mkdtempSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'

/**
 * Returns a folder that the first file that needs it makes, once a run. The folder gets its name when it is complete, so no
 * file makes it again while another uses it.
 */
export async function onceARun(name: string, make: (folder: string) => Promise<void>): Promise<string> {
  const whole = join(inject('builds'), name)
  if (existsSync(whole)) return whole
  const made = mkdtempSync(`${whole}-`)
  await make(made)
  try {
    renameSync(made, whole)
  } catch (error) {
    // Another file was faster.
    if (!existsSync(whole)) throw error
  }
  return whole
}
