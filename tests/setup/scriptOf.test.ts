import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { npmProgram, scriptOf } from '../../tools/setup/scriptOf.mjs'

let folder = ''
const put = (file: string, text = ''): string => {
  const path = join(folder, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
  return path
}
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'script-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('the script of a program', () => {
  it.each(['biome', 'knip', 'oxlint', 'tsc', 'tsx', 'vite', 'vitest'])('%s runs with Node', (program) => {
    expect(execFileSync(process.execPath, [scriptOf(program), '--version'], { encoding: 'utf8' })).toMatch(/\d+\.\d+/)
  })

  it('is the one that the package names', () => {
    put('node_modules/vite/package.json', '{ "bin": { "vite": "bin/vite.js" } }')
    put('node_modules/tsx/package.json', '{ "bin": "./dist/cli.mjs" }')
    expect(scriptOf('vite', folder)).toBe(join(folder, 'node_modules/vite/bin/vite.js'))
    expect(scriptOf('tsx', folder)).toBe(join(folder, 'node_modules/tsx/dist/cli.mjs'))
  })

  it('throws one sentence when the package or its program is missing', () => {
    put('node_modules/vite/package.json', '{ "bin": { "other": "a.js" } }')
    expect(() => scriptOf('vite', folder)).toThrow('The package vite has no program vite.')
    expect(() => scriptOf('knip', folder)).toThrow('knip is not installed. Run npm ci, then try again.')
  })
})

describe('npm', () => {
  it('is the script of the npm that runs this command', () => {
    const npm = put('lib/npm-cli.js')
    expect(npmProgram({ execPath: '/node', env: { npm_execpath: npm } })).toEqual(['/node', npm])
  })

  it('is the script next to Node on Windows, also under yarn', () => {
    const [node, npm] = [join(folder, 'node.exe'), put('node_modules/npm/bin/npm-cli.js')]
    expect(npmProgram({ execPath: node, env: {} })).toEqual([node, npm])
    expect(npmProgram({ execPath: node, env: { npm_execpath: put('yarn.js') } })).toEqual([node, npm])
  })

  it('is npm in PATH elsewhere', () => {
    expect(npmProgram({ execPath: join(folder, 'node'), env: {} })).toEqual(['npm'])
  })
})
