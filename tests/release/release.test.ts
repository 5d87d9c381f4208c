import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import firebase from '../../firebase.json' with { type: 'json' }
import { version } from '../../package.json'
import { version as lockedVersion } from '../../package-lock.json'
import { software } from '../../src/site'
import { releaseNotes } from '../../tools/release/releaseNotes.mjs'

const run = (...args: readonly string[]) => spawnSync(process.execPath, args, { encoding: 'utf8' })

describe('the notes of a release', () => {
  const changelog =
    '# Changelog\n\n## 3.4.0 (not released yet)\n\n- Next.\n\n## 3.3.5\n\n- One.\n- Two.\n\n## 3.3.4\n\n'

  it('are the part of its version', () => {
    expect(releaseNotes(changelog, '3.3.5', 'v3.3.5')).toBe('- One.\n- Two.\n')
    expect(releaseNotes(changelog.replaceAll('\n', '\r\n'), '3.3.5', 'v3.3.5')).toBe('- One.\n- Two.\n')
  })

  it.each([
    ['3.3.5', 'v3.3.6', 'The tag is v3.3.6, but package.json has the version 3.3.5.'],
    ['3.3.5', '3.3.5', 'The tag is 3.3.5, but package.json has the version 3.3.5.'],
    ['3.3', 'v3.3', 'CHANGELOG.md has no heading ## 3.3.'],
    ['3.4.0', 'v3.4.0', 'CHANGELOG.md still says “3.4.0 (not released yet)”. Leave only the version.'],
    ['3.3.4', 'v3.3.4', 'CHANGELOG.md has no notes below ## 3.3.4.'],
  ])('of %s with the tag %s are missing', (wanted, tag, sentence) => {
    expect(() => releaseNotes(changelog, wanted, tag)).toThrow(sentence)
  })

  it('are missing when two parts have the version', () => {
    expect(() => releaseNotes(`${changelog}## 3.3.5\n`, '3.3.5', 'v3.3.5')).toThrow('two headings')
  })

  it('can be written for this version, once its heading has no remark', () => {
    const text = readFileSync('CHANGELOG.md', 'utf8').replace(`## ${version} (not released yet)`, `## ${version}`)
    expect(releaseNotes(text, version, `v${version}`).length).toBeGreaterThan(100)
    expect([lockedVersion, software.version]).toEqual([version, `v${version}`])
  })

  it('end the command with one sentence for another tag', () => {
    const { status, stderr } = run('tools/release/writeNotes.mjs', 'v0.0.1')
    expect([status, stderr.trim()]).toEqual([1, `The tag is v0.0.1, but package.json has the version ${version}.`])
  })
})

describe('the packed site', () => {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'release-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))
  const pack = () => run('tools/release/packSite.mjs', 'v1.2.3', '--dist', join(folder, 'dist'), '--out', folder)

  it('has every file of the site, a README and a checksum', () => {
    for (const name of ['assets', '.vite']) mkdirSync(join(folder, 'dist', name), { recursive: true })
    for (const name of ['index.html', 'assets/a.js', '.vite/manifest.json', 'nginx.conf'])
      writeFileSync(join(folder, 'dist', name), name)
    expect(pack()).toMatchObject({ status: 0, stderr: '' })
    const zip = readFileSync(join(folder, 'prairie-ledger-v1.2.3.zip'))
    const files = Object.entries(unzipSync(zip)).map(([path, bytes]) => [path, strFromU8(bytes)])
    const site = ['assets/a.js', 'index.html', 'nginx.conf']
    expect(files.slice(1)).toEqual(site.map((name) => [`prairie-ledger-v1.2.3/site/${name}`, name]))
    expect(files[0]?.[0]).toBe('prairie-ledger-v1.2.3/README.txt')
    const readme = files[0]?.[1] ?? ''
    expect(readme.trim().split('\n').length).toBe(3)
    // The ignored files are those for other hosts, besides patterns and firebase.json itself.
    const forHosts = firebase.hosting.ignore.filter((name) => !/[*]|^firebase/.test(name))
    expect(forHosts.filter((name) => !readme.includes(name))).toEqual([])
    const sum = createHash('sha256').update(zip).digest('hex')
    expect(readFileSync(join(folder, 'prairie-ledger-v1.2.3.zip.sha256'), 'utf8')).toBe(
      `${sum}  prairie-ledger-v1.2.3.zip\n`,
    )
  })

  it('has the same checksum when it is packed again', () => {
    mkdirSync(join(folder, 'dist'))
    writeFileSync(join(folder, 'dist/index.html'), 'home')
    pack()
    const first = readFileSync(join(folder, 'prairie-ledger-v1.2.3.zip.sha256'), 'utf8')
    writeFileSync(join(folder, 'dist/index.html'), 'home')
    pack()
    expect(readFileSync(join(folder, 'prairie-ledger-v1.2.3.zip.sha256'), 'utf8')).toBe(first)
  })

  it('is not written without a built site', () => {
    mkdirSync(join(folder, 'dist'))
    const { status, stderr } = pack()
    expect(status).toBe(1)
    expect(stderr).toContain('has no site. Run npm run build first.')
  })
})
