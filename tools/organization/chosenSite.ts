import { relative } from 'node:path'
import { type Site, software } from '../../src/site.ts'
import { languageOfBuild } from '../languages/languageOfBuild.ts'
import { translatedSite } from '../languages/translatedSite.ts'
import { translatedOrganization } from '../languages/translationPlugin.ts'
import { chosenOrganization } from './chosenOrganization.ts'
import { withoutSamples } from './organizationFile.ts'
import { isPreview, shownOrganization } from './organizationPlugin.ts'

const chosen = chosenOrganization()
const { tag, folder } = languageOfBuild().language
const organization =
  folder === '' ? shownOrganization(chosen) : translatedOrganization(chosen, translatedSite(tag, chosen))

/**
 * The site of the chosen organization in the language of the build, for tools that run outside a build, where `src/site.ts`
 * is ours.
 */
export const site: Site = { ...organization, ...software }

/** The address of the site: a value of `VITE_SITE_ORIGIN`, or the domain that the organization says. */
export function originOf(value: string | undefined): string | undefined {
  return value === undefined || value.trim() === '' ? chosen.settings.domain : value
}

/** The path of its file, for messages. */
export const organizationFileName = relative('.', `${chosen.folder}/organization.json`)

/** What a build says about samples in that file. Undefined if there are none. */
export const samplesNote = noteOf(withoutSamples(chosen.organization).left)

function noteOf(samples: readonly string[]): string | undefined {
  if (samples.length === 0) return undefined
  const said = isPreview()
    ? 'has samples. This preview shows them, and npm run build leaves them out:'
    : 'has samples, which a site for the web leaves out. Put your own there:'
  return [`${organizationFileName} ${said}`, ...samples.map((sample) => `  ${sample}`)].join('\n')
}
