import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { compactLessons } from '../../tools/build/compactLessons'

it('writes files without spaces and schemas, and quizzes without retired questions', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lessons-'))
  const write = (name: string, value: object) => writeFile(join(folder, name), JSON.stringify(value, null, 2))
  await write('saving_quiz.json', {
    $schema: '../quiz.schema.json',
    title: 'Saving',
    questions: [{ id: 'q2' }],
    retired: [{ id: 'q1' }],
  })
  await write('saving_1.json', { $schema: '../lesson.schema.json', title: 'A  lesson', retired: 'kept' })
  await write('glossary.json', [{ id: 'apr' }])
  await compactLessons(folder)
  await compactLessons(folder)
  const read = (name: string) => readFile(join(folder, name), 'utf8')
  expect(await read('saving_quiz.json')).toBe('{"title":"Saving","questions":[{"id":"q2"}]}')
  expect(await read('saving_1.json')).toBe('{"title":"A  lesson","retired":"kept"}')
  expect(await read('glossary.json')).toBe('[{"id":"apr"}]')
  await rm(folder, { recursive: true })
})
