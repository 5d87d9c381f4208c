/**
 * Role: asks the service worker about the files that it has saved.
 * Guarantee: an answer comes from the worker, which reads the caches for each question. Without an answer the result is
 * undefined, after a short time.
 * Must not: block the page when no worker answers. An older worker doesn't recognize the question.
 */
import {
  type FileCheck,
  type FileQuestion,
  type FileReport,
  type LanguageTally,
  parseFileAnswer,
} from '../fileMessages'
import type { FileTally } from '../workerMessages'
import { type AskedWorker, askWorker } from './askWorker'
import { ownRegistration } from './ownWorker'

export interface KeptFiles {
  readonly report: () => Promise<FileReport | undefined>
  /** How much of each language is saved. Empty in a site with one language. */
  readonly languages: () => Promise<readonly LanguageTally[] | undefined>
  /** Checks and repairs every file. `tell` receives the progress. */
  readonly check: (tell: (tally: FileTally) => void) => Promise<FileCheck | undefined>
}

/** In ms. An active worker answers within milliseconds, and checking one file takes less than this limit. */
const PATIENCE_MS = 20_000

/** @param worker the worker whose copy is used offline; undefined while there is none */
export function createKeptFiles(worker: () => Promise<AskedWorker | undefined>): KeptFiles {
  async function ask<T>(question: FileQuestion, take: (answer: unknown) => T | undefined): Promise<T | undefined> {
    const there = await worker().catch(() => undefined)
    return there && askWorker(there, question, take, PATIENCE_MS)
  }
  return {
    report: () =>
      ask({ type: 'files?' }, (value) => {
        const answer = parseFileAnswer(value)
        return answer?.type === 'files' ? answer : undefined
      }),
    languages: () =>
      ask({ type: 'language-files?' }, (value) => {
        const answer = parseFileAnswer(value)
        return answer?.type === 'language-files' ? answer.languages : undefined
      }),
    check: (tell) =>
      ask({ type: 'check-files' }, (value) => {
        const answer = parseFileAnswer(value)
        if (answer?.type === 'checking') tell(answer)
        return answer?.type === 'checked' ? answer : undefined
      }),
  }
}

/** The saved files that this window asks about. */
export const keptFiles = createKeptFiles(async () => {
  if (!('serviceWorker' in navigator)) return undefined
  return (await ownRegistration(navigator.serviceWorker))?.active ?? undefined
})
