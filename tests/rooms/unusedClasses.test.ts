import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { unusedClasses } from '../../tools/rooms/unusedClasses'

/** A later change draws this screen again. Remove entries, never add any. */
const drawnAgainLater = ['src/screens/profile/BackupFile.module.css: note']

function unusedIn(files: Readonly<Record<string, string>>): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), 'classes-'))
  mkdirSync(join(folder, 'part'))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  const found = unusedClasses(folder).map((one) => one.replace(`${folder}/`, ''))
  rmSync(folder, { recursive: true })
  return found
}

describe('a class of a CSS module', () => {
  it('is used in the project', () => {
    expect(unusedClasses('src').filter((one) => !drawnAgainLater.includes(one))).toEqual([])
  })

  it('is found when no importer names it', () => {
    const css = '.on{color:red}.off{color:blue}@media print{.gone p{color:red}}@keyframes fade{to{opacity:0}}'
    const importer = "import styles from '../a.module.css'\nexport const look = styles.on"
    expect(unusedIn({ 'a.module.css': css, 'part/a.tsx': importer })).toEqual([
      'a.module.css: gone',
      'a.module.css: off',
    ])
  })

  it('is found in a module that nothing imports', () => {
    expect(unusedIn({ 'a.module.css': '.on{color:red}' })).toEqual(['a.module.css: on'])
  })

  it('counts as used when an importer reads it by a computed name', () => {
    const importer = "import look from './a.module.css'\nexport const of = (kind: 'on' | 'off') => look[kind]"
    expect(unusedIn({ 'a.module.css': '.on{color:red}.off{color:blue}', 'a.ts': importer })).toEqual([])
  })
})
