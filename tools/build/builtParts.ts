import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** A language that the build wrote. English is first, and its pages are in the folder of the site itself. */
export interface WrittenLanguage {
  readonly tag: string
  /** Below dist, such as `es/`. Empty for English. */
  readonly folder: string
}

/** The part of a built site that one language needs. */
export interface BuiltPart {
  readonly folder: string
  /** @param file the path below dist */
  readonly has: (file: string) => boolean
}

export const wholeSite: BuiltPart = { folder: '', has: () => true }

/** The start page of a language, below dist. It is beside the folder, so that its address has no slash at its end. */
export function startPageOf({ folder }: { readonly folder: string }): string {
  return folder === '' ? 'index.html' : `${folder.slice(0, -1)}.html`
}

/** Other languages have the documents as pages. */
const DOCUMENTS = 'documents/'

/**
 * A language has its start page, the files in its folder, the assets that its own build wrote, and the files that all languages share. A
 * page is never shared. A file that the language has in its own folder isn't shared either.
 * @param assetsOf the files in `assets/` by the tag of the language whose build wrote them; a file that no build names is shared
 */
export function builtPart(
  dist: string,
  { tag, folder }: WrittenLanguage,
  languages: readonly WrittenLanguage[],
  assetsOf: ReadonlyMap<string, ReadonlySet<string>>,
): BuiltPart {
  const others = languages.filter((other) => other.folder !== '' && other.tag !== tag)
  const isAsset = (file: string): boolean =>
    assetsOf.get(tag)?.has(file) === true || ![...assetsOf.values()].some((assets) => assets.has(file))
  const isShared = (file: string): boolean =>
    !file.endsWith('.html') && !existsSync(join(dist, folder, file)) && (folder === '' || !file.startsWith(DOCUMENTS))
  return {
    folder,
    has: (file) => {
      if (others.some((other) => isIn(file, other))) return false
      if (file.startsWith('assets/')) return isAsset(file)
      return isIn(file, { folder }) || isShared(file)
    },
  }
}

function isIn(file: string, language: { readonly folder: string }): boolean {
  return file.startsWith(language.folder) || file === startPageOf(language)
}
