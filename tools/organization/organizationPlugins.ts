import type { Plugin } from 'vite'
import { inEnglish, languagePlugin } from '../languages/languagePlugin.ts'
import { plainPlurals } from '../languages/plainPlurals.ts'
import { withoutLanguages } from '../languages/withoutLanguages.ts'
import { type ChosenOrganization, chosenOrganization, projectRoot } from './chosenOrganization.ts'
import { ownColorsInHtml } from './colors/ownColors.ts'
import { ownMark } from './mark/ownMark.ts'
import { organizationPlugin } from './organizationPlugin.ts'
import { ownSentences, readOwnSentences } from './sentences/ownSentences.ts'

/** Everything in `src/` that an organization says itself. Every build that contains `src/` needs it. */
export function organizationPlugins(chosen: ChosenOrganization = chosenOrganization()): readonly Plugin[] {
  const texts = chosen.isOwn ? readOwnSentences(chosen.folder, projectRoot) : new Map<string, string>()
  return [
    languagePlugin(),
    withoutLanguages(),
    organizationPlugin(chosen),
    ownSentences(texts),
    // This must come after every plugin that writes other sentences.
    plainPlurals(inEnglish.language.locale),
    ownMark(chosen),
    ownColorsInHtml(chosen),
  ]
}
