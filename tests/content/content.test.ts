import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { checkContent } from '../../tools/content/checkContent'
import { contentTable } from '../../tools/content/contentTable'
import { describeProblem } from '../../tools/content/problem'
import { readContent } from '../../tools/content/readContent'
import { readFolder } from '../../tools/content/readFolder'

const files = readFolder(fileURLToPath(new URL('../../public/data/lessons', import.meta.url)))

test('finds no problems in the lessons that the site serves', () => {
  expect(checkContent(files).map(describeProblem)).toEqual([])
})

test('has a table row for each lesson of the manifest', () => {
  const { content } = readContent(files)
  const ids = content?.manifest.modules.flatMap(({ lessons }) => lessons.map(({ id }) => id)) ?? []
  const table = content && contentTable(content)
  expect(ids.length).toBeGreaterThan(0)
  for (const id of ids) expect(table).toContain(id)
})
