import { createStore } from '../../platform/createStore'
import type { FileReport } from '../../platform/fileMessages'
import { type KeptFiles, keptFiles } from '../../platform/window/keptFiles'
import { readiness as ownReadiness, type ReadinessSource } from '../../platform/window/readiness'
import type { PromiseSource } from '../../session/promiseSource'

/** Null means that no worker responded. */
export type ReportSource = PromiseSource<FileReport | null>

/**
 * The worker's file report, requested again whenever its readiness changes. The previous report is used until the next
 * report arrives.
 */
export function reportSource(files: Pick<KeptFiles, 'report'>, readiness: ReadinessSource): ReportSource {
  let leave: (() => void) | undefined
  let turn = 0
  const store = createStore<FileReport | null | undefined>(undefined, () => {
    leave?.()
    leave = undefined
  })
  const ask = async (): Promise<void> => {
    const mine = ++turn
    const report = await files.report()
    if (mine === turn) store.set(report ?? null)
  }
  return {
    getSnapshot: store.getSnapshot,
    subscribe(listener) {
      const stop = store.subscribe(listener)
      if (leave === undefined) {
        leave = readiness.subscribe(() => void ask())
        void ask()
      }
      return stop
    },
  }
}

/** The report source for this window. */
export const ownReport = reportSource(keptFiles, ownReadiness)
