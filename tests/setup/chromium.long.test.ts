import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { findHeadlessShell, findPlaywrightChromium, installChromium } from '../../tools/setup/browsers.mjs'
import { findNpmShell } from '../../tools/setup/npmChromium.mjs'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'browsers-'))
  vi.stubEnv('PLAYWRIGHT_BROWSERS_PATH', folder)
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
})

/** Runs Playwright in a process that knows the folder from its start. */
const placeOfChromium = (): string => {
  const program = "import('playwright-core').then(({ chromium }) => console.log(chromium.executablePath()))"
  return execFileSync(process.execPath, ['-e', program], { encoding: 'utf8' }).trim()
}

it('has the installer, which installs Chromium where we look for it', () => {
  const said = execFileSync(process.execPath, [...installChromium, '--dry-run'], { encoding: 'utf8' })
  const [, location = 'nowhere'] = /Install location:\s+(\S+)/.exec(said) ?? []
  expect(location.startsWith(folder)).toBe(true)
  expect(placeOfChromium().startsWith(location)).toBe(true)
})

it('finds an installed Chromium, and nothing before', () => {
  expect(findPlaywrightChromium()).toBeUndefined()
  const path = placeOfChromium()
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, '')
  expect(findPlaywrightChromium()).toBe(path)
})

describe('the Chromium without a window', () => {
  const shell = (): string => {
    const path = join(folder, 'chromium-headless-shell')
    writeFileSync(path, '', { mode: 0o755 })
    return path
  }

  it('is used when it is on the path', () => {
    vi.stubEnv('CHROMIUM_BIN', '')
    vi.stubEnv('PATH', folder)
    // The one from npm may be here.
    expect(findHeadlessShell()).toBe(findNpmShell())
    const path = shell()
    expect(findHeadlessShell()).toBe(path)
  })

  it('is not used when a Chromium is configured', () => {
    vi.stubEnv('PATH', folder)
    shell()
    vi.stubEnv('CHROMIUM_BIN', '/opt/chrome')
    expect(findHeadlessShell()).toBeUndefined()
  })
})
