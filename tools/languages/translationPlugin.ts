import { createHash } from 'node:crypto'
import { cpSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { readMark } from '../../src/core/curriculum/languageMark.ts'
import { readFolder } from '../content/readFolder.ts'
import { type ChosenOrganization, projectRoot } from '../organization/chosenOrganization.ts'
import { courseFolder, writeFolder } from '../organization/course/courseFolder.ts'
import type { Organization } from '../organization/organizationFile.ts'
import { newslettersOf, shownOrganization } from '../organization/organizationPlugin.ts'
import { countsOf, isComplete } from './report/coverage.ts'
import type { TranslatedSite } from './translatedSite.ts'

/** The lists of the course that are part of the scripts. */
const IN_SCRIPTS = /\/src\/core\/curriculum\/((?:signCards|states)\.json)$/

const LESSONS = '#lessons/'
/** Documents of an organization that the build makes. */
const DOCUMENT = /^\/documents\/(.+)\.pdf$/

/** Puts the texts of a language in the place of the English ones, except the words of the interface. */
export function translationPlugin(chosen: ChosenOrganization, translated: TranslatedSite): Plugin {
  let [dist, lessons]: (string | undefined)[] = []
  const course = (): string => (lessons ??= translatedCourse(chosen, translated))
  const values: Readonly<Record<string, () => unknown>> = {
    organization: () => translatedOrganization(chosen, translated),
    newsletters: () => translated.content.get('newsletters.json') ?? newslettersOf(chosen),
  }
  return {
    name: 'translation',
    enforce: 'pre',
    configResolved({ root, build }) {
      dist = resolve(root, build.outDir)
    },
    resolveId: {
      filter: { id: /^#(?:organization$|newsletters$|lessons\/)/ },
      handler(id) {
        return id.startsWith(LESSONS) ? join(course(), id.slice(LESSONS.length)) : `\0translated-${id.slice(1)}`
      },
    },
    load: {
      filter: { id: [/^\0translated-/, IN_SCRIPTS] },
      handler(id) {
        const list = translatedList(id, translated)
        if (list !== undefined) return { code: list, moduleType: 'json' }
        return {
          code: `export default ${JSON.stringify(values[id.slice('\0translated-'.length)]?.())}`,
          moduleType: 'js',
        }
      },
    },
    buildStart() {
      const note = translationNote(translated)
      if (note !== undefined) this.warn(note)
    },
    writeBundle() {
      if (dist !== undefined) cpSync(course(), join(dist, translated.folder, 'data/lessons'), { recursive: true })
    },
  }
}

/** What a build says about a language that isn't complete: each file that lacks something. Undefined if it is complete. */
export function translationNote({ folder, states, problems }: TranslatedSite): string | undefined {
  if (isComplete(states) && problems.length === 0) return undefined
  const incomplete = [...states].filter(([, file]) => !isComplete(new Map([['', file]])))
  return [
    `languages/${folder} has these texts: ${counted([...states.values()])}`,
    ...incomplete.map(([path, file]) => `  ${path}: ${counted([file])}`),
    ...problems.map((line) => `  ${line}`),
  ].join('\n')
}

function counted(files: Parameters<typeof countsOf>[0]): string {
  const counts = Object.entries(countsOf(files))
  return counts.map(([state, count]) => `${count} ${state}`).join(', ')
}

/** The organization in a language. Its documents are pages, because the typeface of the PDF files has Latin letters only. */
export function translatedOrganization(chosen: ChosenOrganization, { folder, content }: TranslatedSite): Organization {
  const organization = shownOrganization(chosen)
  const { description, funding } = (content.get('organization.json') ?? organization) as Organization
  const documents = Object.entries(organization.documents).map(([name, path]) => [
    name,
    path.replace(DOCUMENT, `/${folder}documents/$1`),
  ])
  return {
    ...organization,
    description: readMark(description).text,
    funding: readMark(funding).text,
    documents: Object.fromEntries(documents) as Organization['documents'],
  }
}

/** The absolute path of a folder with the served lessons of the chosen organization in a language. */
function translatedCourse(chosen: ChosenOrganization, { folder: language, content }: TranslatedSite): string {
  const name = createHash('sha256').update(`${chosen.folder} ${language}`).digest('hex').slice(0, 12)
  const folder = join(projectRoot, '.cache/languages', name)
  const texts = [...readFolder(courseFolder(chosen))].map(([file, json]): [string, string] => {
    return [file, JSON.stringify(content.get(`lessons/${file}`) ?? JSON.parse(json))]
  })
  writeFolder(folder, new Map(texts))
  return folder
}

/** A list of the course that scripts import, in a language. Undefined for any other module. */
function translatedList(id: string, { content }: TranslatedSite): string | undefined {
  const [, file] = IN_SCRIPTS.exec(id) ?? []
  if (file === undefined) return undefined
  return JSON.stringify(content.get(file) ?? JSON.parse(readFileSync(id, 'utf8')))
}
