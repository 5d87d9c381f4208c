import { existsSync, mkdtempSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'

/**
 * A folder that the first file of a run that needs it makes. It gets its name when it is whole: nobody makes anew what another
 * file uses.
 */
export async function onceARun(name: string, make: (folder: string) => Promise<void>): Promise<string> {
  const whole = join(inject('builds'), name)
  if (existsSync(whole)) return whole
  const made = mkdtempSync(`${whole}-`)
  await make(made)
  try {
    renameSync(made, whole)
  } catch (error) {
    // Another file was quicker.
    if (!existsSync(whole)) throw error
  }
  return whole
}
