import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readFolder } from '../content/readFolder.ts'
import { type ChosenOrganization, projectRoot } from '../organization/chosenOrganization.ts'
import { courseFolder, writeFolder } from '../organization/course/courseFolder.ts'
import type { TranslatedSite } from './translatedSite.ts'

/** The lists of the course that are part of the scripts. */
const IN_SCRIPTS = /\/src\/core\/curriculum\/((?:signCards|states)\.json)$/

/** The absolute path of a folder with the served lessons of the chosen organization in a language. */
export function translatedCourse(chosen: ChosenOrganization, { folder: language, content }: TranslatedSite): string {
  const name = createHash('sha256').update(`${chosen.folder} ${language}`).digest('hex').slice(0, 12)
  const folder = join(projectRoot, '.cache/languages', name)
  const texts = [...readFolder(courseFolder(chosen))].map(([file, json]): [string, string] => {
    return [file, JSON.stringify(content.get(`lessons/${file}`) ?? JSON.parse(json))]
  })
  writeFolder(folder, new Map(texts))
  return folder
}

/** A list of the course that scripts import, in a language. Undefined for any other module. */
export function translatedList(id: string, { content }: TranslatedSite): string | undefined {
  const [, file] = IN_SCRIPTS.exec(id) ?? []
  if (file === undefined) return undefined
  return JSON.stringify(content.get(file) ?? JSON.parse(readFileSync(id, 'utf8')))
}
