import { type KeptFiles, keptFiles } from '../platform/window/keptFiles'
import { isOnlineHint } from '../platform/window/network'
import { languageChoice } from './languageChoice'

/** The parts of the browser that a switch uses. */
export interface SwitchParts {
  readonly files: Pick<KeptFiles, 'languages'>
  readonly isOnline: () => boolean
  readonly choose: (tag: string) => Promise<void>
  /** Loads the same address again. */
  readonly load: () => void
}

const ofWindow: SwitchParts = {
  files: keptFiles,
  isOnline: isOnlineHint,
  choose: (tag) => languageChoice.choose(tag),
  load: () => window.location.reload(),
}

/**
 * Shows the learner area in another language, with a new page at the same address. The place in a quiz, a lesson or a
 * worksheet is on the disk. Without internet, this changes nothing unless the whole language is on this device.
 */
export async function switchLanguage(
  tag: string,
  { files, isOnline, choose, load }: SwitchParts = ofWindow,
): Promise<'loading' | 'not-here'> {
  if (!isOnline() && !(await isHere(tag, files))) return 'not-here'
  await choose(tag)
  load()
  return 'loading'
}

async function isHere(tag: string, files: SwitchParts['files']): Promise<boolean> {
  const known = (await files.languages())?.find((language) => language.tag === tag)
  return known !== undefined && known.done === known.total
}
