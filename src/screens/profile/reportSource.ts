import { createStore } from '../../platform/createStore'
import type { FileReport } from '../../platform/fileMessages'
import { type KeptFiles, keptFiles } from '../../platform/window/keptFiles'
import { readiness as ownReadiness, type ReadinessSource } from '../../platform/window/readiness'
import type { PromiseSource } from '../../session/promiseSource'

/** Null: no worker told anything. */
export type ReportSource = PromiseSource<FileReport | null>

/** What the worker keeps, asked for anew whenever its readiness changes. The last answer stays while the next one comes. */
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

/** This window's. */
export const ownReport = reportSource(keptFiles, ownReadiness)
