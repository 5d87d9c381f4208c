import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import type { BrowserKind } from './Browser'
import { driveFirefoxPage, launchFirefox } from './firefoxPage'

/**
 * A profile that has been opened once and has seen no page. Making one takes Firefox as long again as starting, so that the
 * first browser of a run makes it and all others begin with a copy.
 */
async function openedProfile(): Promise<string> {
  const opened = join(inject('builds'), 'firefox')
  if (existsSync(opened)) return opened
  const made = mkdtempSync(`${opened}-`)
  const { browser } = await launchFirefox({ profile: made })
  await browser.close()
  try {
    renameSync(made, opened)
  } catch (error) {
    // Another file was quicker.
    if (!existsSync(opened)) throw error
  }
  return opened
}

export const firefox: BrowserKind = {
  name: 'firefox',
  async launch() {
    const profile = mkdtempSync(join(tmpdir(), 'firefox-'))
    cpSync(await openedProfile(), profile, { recursive: true })
    const { browser, page } = await launchFirefox({ profile })
    return driveFirefoxPage(page, async () => {
      await browser.close()
      rmSync(profile, { recursive: true, force: true, maxRetries: 3 })
    })
  },
}
