import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Rewrites the JSON files of a built site without spaces, and quiz files without their retired questions. Those stay in
 * the source, so that no id is used again. The site never asks them, and every device would download them. Without spaces,
 * a question that is in a lesson and in its quiz file is the same text, which a bundle compresses to almost nothing.
 * @param folder dist/data/lessons
 */
export async function compactLessons(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json'))
  await Promise.all(
    names.map(async (name) => {
      const file = join(folder, name)
      const value: unknown = JSON.parse(await readFile(file, 'utf8'))
      await writeFile(file, JSON.stringify(name.endsWith('_quiz.json') ? withoutRetired(value) : value))
    }),
  )
}

function withoutRetired(quiz: unknown): unknown {
  return typeof quiz === 'object' && quiz !== null ? { ...quiz, retired: undefined } : quiz
}
