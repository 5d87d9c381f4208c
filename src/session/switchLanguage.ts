import { type KeptFiles, keptFiles } from '../platform/window/keptFiles'
import { canLoadLanguage } from '../platform/window/canLoadLanguage'
import { languages } from '../words/languages'
import { languageChoice } from './languageChoice'

/** The parts of the browser that a switch uses. */
export interface SwitchParts {
  readonly files: Pick<KeptFiles, 'languages'>
  /** Whether the server has the language, and answers now. */
  readonly canLoad: (tag: string) => Promise<boolean>
  readonly choose: (tag: string) => Promise<void>
  /** Loads the same address again. */
  readonly load: () => void
}

const ofWindow: SwitchParts = {
  files: keptFiles,
  canLoad: (tag) => canLoadLanguage(languages.find((one) => one.tag === tag)?.folder),
  choose: (tag) => languageChoice.choose(tag),
  load: () => window.location.reload(),
}

/**
 * Shows the learner area in another language, with a new page at the same address. The place in a quiz, a lesson or a
 * worksheet is on the disk. Unless the whole language is on this device, the server has to answer first. A browser may say
 * that it is online when it isn't.
 */
export async function switchLanguage(
  tag: string,
  { files, canLoad, choose, load }: SwitchParts = ofWindow,
): Promise<'loading' | 'not-here'> {
  if (!(await isHere(tag, files)) && !(await canLoad(tag))) return 'not-here'
  await choose(tag)
  load()
  return 'loading'
}

async function isHere(tag: string, files: SwitchParts['files']): Promise<boolean> {
  const known = (await files.languages())?.find((language) => language.tag === tag)
  return known !== undefined && known.done === known.total
}
