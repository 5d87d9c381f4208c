import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { LessonBundle, LessonFile, LessonKind, OfflineIndex } from '../../sw/offlineIndex.ts'
import { compressedBytes } from './compressedBytes.ts'

/** The fields that the bundles need. The curriculum's own parser validates the rest. */
interface LessonManifest {
  readonly modules: readonly {
    readonly id: string
    readonly lessons: readonly { readonly contentFile: string }[]
    readonly quiz?: { readonly contentFile: string }
  }[]
}

/** The notes by state, one file for each topic. */
const STATE_NOTES = /^states_/

/**
 * Writes one bundle per module, one for the notes by state, and one for the other data outside of modules, into
 * data/bundles/. A bundle is a JSON object, file name to text, named by its own content hash.
 * @param language the folder of a language below dist; its files are named by their whole paths, so that the worker never
 * confuses them with those of another language
 */
export async function writeLessonBundles(
  dist: string,
  base = '/',
  language = '',
): Promise<Pick<OfflineIndex, 'files' | 'bundles'>> {
  const nameOf = (file: string): string => (language === '' ? file : `${base}${language}data/lessons/${file}`)
  const texts = await readLessons(join(dist, language, 'data/lessons'), nameOf)
  const manifestText = texts.get(nameOf('manifest.json'))
  if (manifestText === undefined) throw new Error('The course has no manifest.json.')
  const { modules }: LessonManifest = JSON.parse(manifestText)
  const quizzes = new Set(modules.flatMap(({ quiz }) => (quiz ? [nameOf(quiz.contentFile)] : [])))
  const lessons = new Set(modules.flatMap((module) => module.lessons.map(({ contentFile }) => nameOf(contentFile))))
  const kindOf = (file: string): LessonKind => (lessons.has(file) ? 'lesson' : quizzes.has(file) ? 'quiz' : 'support')

  const files: Record<string, LessonFile> = {}
  for (const [file, text] of texts) {
    const wire = compressedBytes(Buffer.from(text))
    files[file] = { hash: hashOf(text), size: Buffer.byteLength(text), wire, kind: kindOf(file) }
  }
  const groups = modules.map(({ id, lessons: infos, quiz }) => ({
    id,
    files: [...infos, ...(quiz ? [quiz] : [])].map(({ contentFile }) => nameOf(contentFile)),
  }))
  const notes = [...texts.keys()].filter((file) => STATE_NOTES.test(file.slice(nameOf('').length)))
  if (notes.length > 0) groups.push({ id: 'states', files: notes })
  const grouped = new Set(groups.flatMap((group) => group.files))
  groups.push({ id: 'shared', files: [...texts.keys()].filter((file) => !grouped.has(file)) })

  const folder = `${language}data/bundles/`
  await rm(join(dist, folder), { recursive: true, force: true })
  await mkdir(join(dist, folder), { recursive: true })
  const bundles = await Promise.all(groups.map((group) => writeBundle(dist, base, folder, group, texts)))
  return { files, bundles }
}

async function writeBundle(
  dist: string,
  base: string,
  folder: string,
  { id, files }: { readonly id: string; readonly files: readonly string[] },
  texts: ReadonlyMap<string, string>,
): Promise<LessonBundle> {
  const content: Record<string, string> = {}
  for (const file of files) {
    const text = texts.get(file)
    if (text === undefined) throw new Error(`The lesson manifest names ${file}, which is missing.`)
    content[file] = text
  }
  const text = JSON.stringify(content)
  const name = `${folder}${id}.${hashOf(text).slice(0, 12)}.json`
  await writeFile(join(dist, name), text)
  return { id, url: base + name, bytes: Buffer.byteLength(text), wire: compressedBytes(Buffer.from(text)), files }
}

async function readLessons(folder: string, nameOf: (file: string) => string): Promise<ReadonlyMap<string, string>> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.json')).sort()
  const entries = names.map(async (name) => {
    const bytes = await readFile(join(folder, name))
    const text = bytes.toString('utf8')
    if (!Buffer.from(text).equals(bytes)) throw new Error(`data/lessons/${name} is not UTF-8.`)
    return [nameOf(name.replaceAll('\\', '/')), text] as const
  })
  return new Map(await Promise.all(entries))
}

/** The same hash as sw/contentHash.ts. */
function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
