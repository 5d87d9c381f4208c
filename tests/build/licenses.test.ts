import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { licenseTexts, packageOf } from '../../tools/build/licenses'

describe('the package of a module', () => {
  it.each([
    ['/site/src/main.ts', undefined],
    ['/site/node_modules/react/index.js', 'node_modules/react'],
    ['/site/node_modules/@firebase/app/dist/a.js', 'node_modules/@firebase/app'],
    [
      '/site/node_modules/firebase/node_modules/@firebase/auth/a.js',
      'node_modules/firebase/node_modules/@firebase/auth',
    ],
    ['\0/site/node_modules/react/index.js?commonjs-module', 'node_modules/react'],
    ['C:\\site\\node_modules\\idb\\a.js', 'node_modules/idb'],
    ['\0vite/preload-helper.js', 'node_modules/vite'],
    ['\0rolldown/runtime.js', 'node_modules/rolldown'],
  ])('%j is %s', (id, folder) => {
    expect(packageOf(id)).toBe(folder)
  })
})

describe('the licenses of packages', () => {
  let root = ''
  const put = (file: string, text: string): void => {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  const putPackage = (name: string, license: string, files: Readonly<Record<string, string>> = {}): string => {
    put(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.2.3', license, author: 'Maya' }))
    for (const [file, text] of Object.entries(files)) put(`node_modules/${name}/${file}`, text)
    return `node_modules/${name}`
  }
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'licenses-'))
    put('LICENSE', 'ours')
    put('src/ui/fonts/OFL.txt', 'of the typeface')
  })
  afterEach(() => rmSync(root, { recursive: true }))

  it('are complete, with notices, and shared texts appear once', () => {
    const one = putPackage('one', 'MIT', { 'LICENSE.md': 'shared', 'license.test.js': 'code' })
    const two = putPackage('two', 'MIT', { LICENCE: 'shared\r\n' })
    const three = putPackage('three', 'ISC', { LICENSE: 'its own', NOTICE: 'a notice' })
    const text = licenseTexts(root, [two, three, one])
    expect(text.match(/shared/g)).toHaveLength(1)
    expect(text).toMatch(/\none \(MIT\)\ntwo \(MIT\)\n=+\n\nshared\n/)
    for (const part of ['ours', 'of the typeface', 'its own\n\na notice']) expect(text).toContain(part)
    expect(text).not.toContain('code')
  })

  it('come from the license type, or fail the build when unknown', () => {
    const apache = '  Apache License\n  Version 2.0, January 2004'
    const whole = putPackage('whole', 'Apache-2.0', { LICENSE: apache })
    const named = putPackage('named', 'Apache-2.0')
    expect(licenseTexts(root, [whole, named])).toMatch(/named \(Apache-2\.0\)\n=+\n\nMaya\n\n\s*Apache License/)
    expect(() => licenseTexts(root, [named])).toThrow('named')
    expect(() => licenseTexts(root, [whole, putPackage('bare', 'MIT')])).toThrow('bare (MIT)')
  })
})
