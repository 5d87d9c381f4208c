import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onceARun } from '../onceARun'
import type { BrowserKind } from './Browser'
import { driveFirefoxPage, launchFirefox } from './firefoxPage'

/**
 * Makes a profile that has been opened once and has seen no page. Firefox takes twice as long to start with a new profile. So
 * the first browser of a run makes it, and all others start with a copy.
 */
const openedProfile = () =>
  onceARun('firefox', async (profile) => {
    const { browser } = await launchFirefox({ profile })
    await browser.close()
  })

export const firefox: BrowserKind = {
  name: 'firefox',
  async launch() {
    const profile = mkdtempSync(join(tmpdir(), 'firefox-'))
    cpSync(await openedProfile(), profile, { recursive: true })
    const { browser, page } = await launchFirefox({ profile })
    return driveFirefoxPage(page, async () => {
      await browser.close()
      rmSync(profile, { recursive: true, force: true, maxRetries: 10 })
    })
  },
}
