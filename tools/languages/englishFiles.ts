import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { documentsOf } from '../build/documents/documentsOf.ts'
import {
  type ChosenOrganization,
  chosenOrganization,
  ourFolder,
  projectRoot,
} from '../organization/chosenOrganization.ts'
import { composedCourse } from '../organization/course/courseFolder.ts'
import type { ContentKind } from './blocks/blocksOf.ts'
import { kindOf } from './blocks/kinds.ts'

const NEWSLETTERS = 'public/data/newsletters.json'

export interface EnglishFile {
  readonly kind: ContentKind
  /** The JSON value, or the text of a document. */
  readonly english: unknown
  /** Whether an organization wrote it in the place of ours. Then translations of our text don’t fit. */
  readonly isOwn: boolean
}

/** What a language translates. */
export interface EnglishFiles {
  /** By the path of the translation in the folder of a language, such as `lessons/credit_1.json`. */
  readonly content: ReadonlyMap<string, EnglishFile>
  /** The sources of the words of the interface, by area. */
  readonly words: ReadonlyMap<string, string>
}

/**
 * Reads every English text of the chosen organization that a language may translate.
 *
 * @throws naming the file, if one of them is no JSON
 */
export function englishFiles(chosen: ChosenOrganization = chosenOrganization(), root = projectRoot): EnglishFiles {
  const content = new Map<string, EnglishFile>()
  const add = (path: string, english: unknown, ownFile = ''): void => {
    const kind = kindOf(path)
    if (kind === undefined || kind === 'words') return
    const isOwn = chosen.isOwn && ownFile !== '' && existsSync(join(chosen.folder, ownFile))
    content.set(path, { kind, english, isOwn })
  }
  for (const [file, json] of composedCourse(chosen, root).files) {
    if (file.endsWith('.json')) add(`lessons/${file}`, parsed(json, file), `lessons/${file}`)
  }
  for (const file of ['signCards.json', 'states.json']) add(file, readJson(join(root, 'src/core/curriculum', file)))
  add('newsletters.json', readJson(newslettersFile(chosen, root)), NEWSLETTERS)
  add('organization.json', chosen.organization, 'organization.json')
  for (const [name, path] of documentsOf([ourFolder, chosen.folder])) {
    add(`documents/${name.replace(/\.md$/, '.json')}`, readFileSync(path, 'utf8'), `documents/${name}`)
  }
  return { content, words: wordSources(root) }
}

function newslettersFile({ folder }: ChosenOrganization, root: string): string {
  const own = join(folder, NEWSLETTERS)
  return existsSync(own) ? own : join(root, NEWSLETTERS)
}

function wordSources(root: string): ReadonlyMap<string, string> {
  const folder = join(root, 'src/words/en')
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts'))
  return new Map(files.map((file) => [basename(file, '.ts'), readFileSync(join(folder, file), 'utf8')]))
}

function readJson(file: string): unknown {
  return parsed(readFileSync(file, 'utf8'), file)
}

function parsed(json: string, file: string): unknown {
  try {
    return JSON.parse(json)
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  }
}
