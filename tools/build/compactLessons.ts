import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Rewrites the JSON files of a built site without spaces and without `$schema`, which is for editors. Quiz files lose their
 * retired questions. Those stay in the source, so that no id is used again. The site never asks them, and every device
 * would download them. Without spaces, a question that is in a lesson and in its quiz file is the same text, which a bundle
 * compresses to almost nothing.
 * @param folder dist/data/lessons
 */
export async function compactLessons(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json'))
  await Promise.all(
    names.map(async (name) => {
      const file = join(folder, name)
      const value: unknown = JSON.parse(await readFile(file, 'utf8'))
      await writeFile(
        file,
        JSON.stringify(without(value, name.endsWith('_quiz.json') ? ['$schema', 'retired'] : ['$schema'])),
      )
    }),
  )
}

/** Without some fields of a file. A list has none. */
function without(value: unknown, fields: readonly string[]): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).filter(([key]) => !fields.includes(key)))
}
