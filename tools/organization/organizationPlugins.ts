import type { Plugin } from 'vite'
import { languageOfBuild } from '../languages/languageOfBuild.ts'
import { type LanguageOfBuild, languagePlugin } from '../languages/languagePlugin.ts'
import { plainPlurals } from '../languages/plainPlurals.ts'
import { translatedSite } from '../languages/translatedSite.ts'
import { translationPlugin } from '../languages/translationPlugin.ts'
import { withoutLanguages } from '../languages/withoutLanguages.ts'
import { type ChosenOrganization, chosenOrganization, projectRoot } from './chosenOrganization.ts'
import { ownColorsInHtml } from './colors/ownColors.ts'
import { ownMark } from './mark/ownMark.ts'
import { organizationPlugin } from './organizationPlugin.ts'
import { ownSentences, readOwnSentences } from './sentences/ownSentences.ts'

/**
 * Everything in `src/` that an organization says itself, in the language of the build. Every build that contains `src/`
 * needs it.
 */
export function organizationPlugins(
  chosen: ChosenOrganization = chosenOrganization(),
  build: LanguageOfBuild = languageOfBuild(),
): readonly Plugin[] {
  const { tag, folder, locale } = build.language
  const translated = folder === '' ? undefined : translatedSite(tag, chosen)
  const own = chosen.isOwn ? readOwnSentences(chosen.folder, projectRoot, tag) : []
  return [
    languagePlugin(build),
    withoutLanguages(),
    ...(translated === undefined ? [] : [translationPlugin(chosen, translated)]),
    organizationPlugin(chosen),
    ownSentences(new Map([...(translated?.words ?? []), ...own])),
    // This must come after every plugin that writes other sentences.
    plainPlurals(locale),
    ownMark(chosen),
    ownColorsInHtml(chosen),
  ]
}
