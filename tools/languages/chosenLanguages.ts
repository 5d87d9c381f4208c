import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import * as v from 'valibot'
import { type ChosenOrganization, chosenOrganization, projectRoot } from '../organization/chosenOrganization.ts'
import { isPreview } from '../organization/organizationPlugin.ts'
import { type LanguageFile, languageFile } from './read/languageFile.ts'
import type { LanguageFolder } from './read/readTranslation.ts'

const FOLDER = 'languages'
const ENGLISH = 'en'

/** A language of the site besides English. */
export interface ChosenLanguage extends LanguageFile {
  /** BCP 47, such as `es`. */
  readonly tag: string
  /** Ours, then that of the organization. At least one of them exists. */
  readonly folders: readonly LanguageFolder[]
}

export interface ChosenLanguages {
  /** The languages of this build, in the order of their tags. */
  readonly languages: readonly ChosenLanguage[]
  /** Tags of drafts that this build leaves out. */
  readonly drafts: readonly string[]
}

/**
 * Finds the languages of a build: those of `languages/` in the project, or of the folder that `LANGUAGES` names, and those
 * of the organization. A preview has drafts too.
 *
 * @param named a folder, absolute or from the project’s root. Empty or undefined if none is named.
 * @throws naming the file, if a language doesn’t say what it is
 */
export function chosenLanguages(
  chosen: ChosenOrganization = chosenOrganization(),
  named = process.env['LANGUAGES'],
  root = projectRoot,
): ChosenLanguages {
  const all = allLanguages(chosen, named, root)
  const isShown = ({ state }: LanguageFile) => state === 'published' || isPreview()
  return {
    languages: all.filter(isShown),
    drafts: all.filter((language) => !isShown(language)).map(({ tag }) => tag),
  }
}

/**
 * Every language of the site besides English, drafts too.
 *
 * @throws naming the file, if a language doesn’t say what it is
 */
export function allLanguages(
  chosen: ChosenOrganization = chosenOrganization(),
  named = process.env['LANGUAGES'],
  root = projectRoot,
): readonly ChosenLanguage[] {
  const ours = { folder: ourLanguages(named, root), mayHaveMore: chosen.isOwn }
  return languagesIn(chosen.isOwn ? [ours, { folder: join(chosen.folder, FOLDER), mayHaveMore: false }] : [ours])
}

/** The folder with the languages that a person edits here: those of an own organization, or ours. */
export function editedLanguages(chosen: ChosenOrganization = chosenOrganization()): string {
  return chosen.isOwn ? join(chosen.folder, FOLDER) : ourLanguages()
}

/** @throws if the named folder doesn’t exist */
function ourLanguages(named = process.env['LANGUAGES'], root = projectRoot): string {
  if (named === undefined || named === '') return join(root, FOLDER)
  const folder = resolve(root, named)
  if (!existsSync(folder)) throw new Error(`LANGUAGES names ${named}, but there is no such folder.`)
  return folder
}

function languagesIn(folders: readonly LanguageFolder[]): readonly ChosenLanguage[] {
  const existing = folders.filter(({ folder }) => existsSync(folder))
  const tags = new Set(existing.flatMap(({ folder }) => foldersIn(folder)))
  return [...tags].sort().map((tag) => {
    const own = existing.map((one) => ({ ...one, folder: join(one.folder, tag) }))
    return readLanguage(
      tag,
      own.filter(({ folder }) => existsSync(folder)),
    )
  })
}

function foldersIn(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
}

function readLanguage(tag: string, folders: readonly LanguageFolder[]): ChosenLanguage {
  const files = folders.map(({ folder }) => join(folder, 'language.json'))
  const name = relative(projectRoot, files.at(-1) ?? '')
  if (!isTag(tag)) {
    throw new Error(`${name}: “${tag}” is not the tag of another language. Name the folder like “es” or “pt-BR”.`)
  }
  const values = files.filter((file) => existsSync(file)).map(readJson)
  if (values.length === 0) throw new Error(`${name} is missing. It has to say the name of the language.`)
  const result = v.safeParse(languageFile, Object.assign({}, ...values))
  if (result.success) return { tag, folders, ...result.output }
  const lines = result.issues.map((issue) => `  ${v.getDotPath(issue) ?? '(the file)'}: ${issue.message}`)
  throw new Error(`${name} is not right:\n${lines.join('\n')}`)
}

export function isTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag)[0] === tag && tag !== ENGLISH
  } catch {
    return false
  }
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new Error(`${relative(projectRoot, file)}: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    })
  }
}
