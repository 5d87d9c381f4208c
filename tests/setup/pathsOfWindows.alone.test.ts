import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pageStyles } from '../../tools/build/pageStyles'
import { circles, importsOf } from '../../tools/rooms/circles'
import { unusedClasses } from '../../tools/rooms/unusedClasses'
import { failedFiles } from '../../tools/setup/failedFiles.mjs'

/* The tools get the paths of Windows here, with `\` between folders. Names of modules and files in a report have `/`. */
vi.mock('node:path', async (importOriginal) => {
  const { posix, win32 } = await importOriginal<typeof import('node:path')>()
  return { ...win32, posix, win32, default: win32 }
})

let folder = ''
beforeEach(() => {
  folder = mkdtempSync('test-of-paths-')
})
afterEach(() => rmSync(folder, { recursive: true }))

it('names the stylesheets of a page as Vite names modules', () => {
  const plugin = pageStyles()
  const ids: string[] = []
  const call = (hook: unknown, self: object, ...args: readonly unknown[]) =>
    (hook as (...all: unknown[]) => void).apply(self, [...args])
  call(plugin.configResolved, {}, { root: 'C:/site' })
  call(plugin.buildStart, { emitFile: ({ id }: { readonly id: string }) => ids.push(id) })
  expect(ids).toContain('C:/site/src/pages/about/page.tsx?styles')
  expect(ids.filter((id) => id.includes('\\'))).toEqual([])
})

it('finds import cycles', () => {
  const [a, b] = [`${folder}/a.ts`, `${folder}/b.ts`]
  writeFileSync(a, "import { b } from './b'\nexport const a = b\n")
  writeFileSync(b, "import { a } from './a'\nexport const b = a\n")
  expect(circles(importsOf([a, b]))).toEqual([[a, b]])
})

it('finds the classes that a component uses', () => {
  writeFileSync(`${folder}/A.module.css`, '.used { color: red }\n.unused { color: red }\n')
  writeFileSync(`${folder}/A.tsx`, "import styles from './A.module.css'\nexport const a = styles.used\n")
  expect(unusedClasses(folder)).toEqual([`${folder}/A.module.css: unused`])
})

it('names failed files as vitest takes them', () => {
  const testResults = [{ status: 'failed', name: `${process.cwd()}/tests/journeys/a.journey.ts` }]
  writeFileSync(`${folder}/report.json`, JSON.stringify({ testResults }))
  expect(failedFiles(`${folder}/report.json`)).toEqual(['tests/journeys/a.journey.ts'])
})
