import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { escapeText } from '../build/escapeText.ts'
import { type ChosenOrganization, chosenOrganization, projectRoot } from './chosenOrganization.ts'
import { courseFolder } from './course/courseFolder.ts'
import { withoutSamples } from './organizationFile.ts'

const LESSONS = '#lessons/'
const NEWSLETTERS = 'public/data/newsletters.json'

/**
 * Puts the chosen organization, its course, lessons and newsletters in the place of ours, which the imports map of `package.json`
 * names. Every build that contains `src/` needs it.
 */
export function organizationPlugin(chosen: ChosenOrganization = chosenOrganization()): Plugin {
  const { bounds: _, ...course } = chosen.course
  const values: Readonly<Record<string, unknown>> = { '#organization': shownOrganization(chosen), '#course': course }
  let lessons: string | undefined
  return {
    name: 'organization',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^#(?:organization$|course$|newsletters$|lessons\/)/ },
      handler(id) {
        if (id === '#newsletters') return newslettersFile(chosen)
        // Without the #, because browsers leave out the rest of an address after it.
        if (!id.startsWith(LESSONS)) return `\0${id.slice(1)}`
        lessons ??= courseFolder(chosen)
        return join(lessons, id.slice(LESSONS.length))
      },
    },
    load: {
      filter: { id: /^\0(?:organization|course)$/ },
      handler: (id) => ({ code: `export default ${JSON.stringify(values[`#${id.slice(1)}`])}`, moduleType: 'js' }),
    },
    // Every built page replaces this title. The pages of the development server keep it.
    transformIndexHtml: (html) => html.replace('%ORGANIZATION%', () => escapeText(chosen.organization.name)),
  }
}

/** The newsletters of the chosen organization, as their file has them. */
export function newslettersOf(chosen: ChosenOrganization): unknown {
  return JSON.parse(readFileSync(newslettersFile(chosen), 'utf8'))
}

function newslettersFile({ folder }: ChosenOrganization): string {
  const own = join(folder, NEWSLETTERS)
  return existsSync(own) ? own : join(projectRoot, NEWSLETTERS)
}

/** Whether this is a preview on this machine, as `npm start` and `npm run dev` make it. */
export function isPreview(): boolean {
  return process.env['SAMPLES'] === 'true'
}

/** The organization as a page shows it: without samples, unless this is a preview. */
export function shownOrganization({ organization }: ChosenOrganization): ChosenOrganization['organization'] {
  return isPreview() ? organization : withoutSamples(organization).organization
}
