// Role: answers the questions of the profile about the saved files, through the port of the question.
// Guarantee: answers were just read from the caches.
// Must not: fetch anything but the files that a check misses.

import type { FileQuestion, LanguageReport, UpdateFiles } from '../src/platform/fileMessages'
import type { OfflineCopy } from './offlineCopy'
import type { SiteVersion } from './siteVersion'
import type { Update } from './update'
import type { Versions } from './versions'

export interface QuestionTools {
  readonly copy: Pick<OfflineCopy, 'check' | 'tidy' | 'report'>
  readonly update: Pick<Update, 'files'>
  readonly versions: Pick<Versions, 'hasEarlier'>
  readonly site: () => Promise<SiteVersion>
}

export async function answerQuestion(
  { type }: FileQuestion,
  port: MessagePort | undefined,
  { copy, update, versions, site }: QuestionTools,
): Promise<void> {
  if (port === undefined) return
  switch (type) {
    case 'check-files':
      port.postMessage(await copy.check(({ done, total }) => port.postMessage({ type: 'checking', done, total })))
      return copy.tidy()
    case 'language-files?': {
      const languages = (await (await site()).languages?.tallies()) ?? []
      return port.postMessage({ type: 'language-files', languages } satisfies LanguageReport)
    }
    case 'update-files?': {
      const files = (await versions.hasEarlier()) ? await update.files() : []
      return port.postMessage({ type: 'update-files', files } satisfies UpdateFiles)
    }
    case 'files?':
      return port.postMessage(await copy.report())
  }
}
