import { join } from 'node:path'
import { runnerImport } from 'vite'
import { isFurtherLanguage } from '../languages/languageOfBuild.ts'
import { chosenOrganization, projectRoot } from './chosenOrganization.ts'
import { organizationPlugins } from './organizationPlugins.ts'

/**
 * The words of an area as the chosen organization says them, in the language of the build, for tools that import them outside a build.
 *
 * @param area the name of the file in `src/words/en`
 * @param ours the exports of that file
 */
export async function ownWords<Words extends object>(area: string, ours: Words): Promise<Words> {
  const chosen = chosenOrganization()
  if (!chosen.isOwn && !isFurtherLanguage()) return ours
  const { module } = await runnerImport<Words>(join(projectRoot, 'src/words/en', `${area}.ts`), {
    root: projectRoot,
    configFile: false,
    logLevel: 'error',
    plugins: [...organizationPlugins(chosen)],
  })
  return module
}
