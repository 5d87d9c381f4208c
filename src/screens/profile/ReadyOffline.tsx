import { useState } from 'react'
import { readyOfflineWords as words } from '#words/readyOffline'
import type { Manifest } from '../../core/curriculum/parseManifest'
import type { FileCheck, FileReport } from '../../platform/fileMessages'
import { type KeptFiles, keptFiles as ownFiles } from '../../platform/window/keptFiles'
import type { FileTally } from '../../platform/workerMessages'
import { localDateOf } from '../../core/progress/calendar'
import { own } from '../../core/progress/json'
import { Button } from '../../ui/Button'
import { Chip } from '../../ui/Chip'
import { type Fact, FactList } from '../../ui/FactList'
import { Fold } from '../../ui/Fold'
import { Icon } from '../../ui/Icon'
import { OfflineAction } from '../../session/OfflineAction'
import { readinessText } from '../../session/readinessText'
import { useOfflineReadiness } from '../../session/useOfflineReadiness'
import { useRead } from '../../session/useRead'
import { useToday } from '../../session/useToday'
import styles from './ReadyOffline.module.css'
import { ownReport, type ReportSource } from './reportSource'
import { UpdateProgress } from './UpdateProgress'

interface ReadyOfflineProps {
  readonly manifest: Manifest
  readonly files?: Pick<KeptFiles, 'report' | 'check'>
  readonly report?: ReportSource
}

/** Lists which modules are available offline, with a check that reads every downloaded file again. */
export function ReadyOffline({ manifest, files = ownFiles, report: source = ownReport }: ReadyOfflineProps) {
  const offline = useOfflineReadiness()
  const report = useRead(source)
  const { state, check } = useFileCheck(files)
  const today = useToday()
  // Space is reserved until the list is known, so that content below does not move under a press.
  const isKept = report !== null
  return (
    <>
      <h2>{words.title}</h2>
      <p className={styles.text}>{readinessText(offline)}</p>
      <OfflineAction offline={offline} />
      <UpdateProgress />
      <Fold label={words.details}>
        {isKept ? <ModuleList manifest={manifest} report={report} /> : null}
        {report === null && offline.state !== 'unsupported' ? <p className={styles.text}>{words.unknown}</p> : null}
        {isKept ? (
          <div className={styles.check}>
            <Button
              variant="line"
              busy={state.kind === 'checking'}
              busyLabel={state.kind === 'checking' ? words.checking(state.done, state.total) : ''}
              onClick={check}
            >
              <Icon name="check" />
              {words.check}
            </Button>
            <p className={styles.result} role="status">
              {resultText({ state, report, today })}
            </p>
          </div>
        ) : null}
      </Fold>
    </>
  )
}

interface ReportProps {
  /** Undefined while it is being read. */
  readonly report: FileReport | undefined
}

function ModuleList({ manifest, report }: ReportProps & { readonly manifest: Manifest }) {
  return (
    <FactList
      facts={manifest.modules.flatMap(({ id, title }): readonly Fact[] => {
        if (report === undefined) return [{ id, name: title, nameNote: '\u00A0', value: '' }]
        const kept = own(report.modules, id)
        if (kept === undefined) return []
        const { lessons, quizzes } = kept
        const missing = lessons.total - lessons.done + quizzes.total - quizzes.done
        const value =
          missing === 0 ? (
            <Chip kind="done">{words.ready}</Chip>
          ) : (
            <Chip kind="progress" icon="download">
              {words.toFetch(missing)}
            </Chip>
          )
        return [{ id, name: title, nameNote: words.lessons(lessons.done, lessons.total), value }]
      })}
    />
  )
}

type CheckState =
  | { readonly kind: 'resting' | 'no-answer' }
  | ({ readonly kind: 'checking' } & FileTally)
  | FileCheckDone

interface FileCheckDone {
  readonly kind: 'done'
  readonly result: FileCheck
}

function useFileCheck(files: Pick<KeptFiles, 'check'>): { readonly state: CheckState; readonly check: () => void } {
  const [state, setState] = useState<CheckState>({ kind: 'resting' })
  const check = async (): Promise<void> => {
    setState({ kind: 'checking', done: 0, total: 0 })
    const result = await files.check(({ done, total }) => setState({ kind: 'checking', done, total }))
    setState(result === undefined ? { kind: 'no-answer' } : { kind: 'done', result })
  }
  return { state, check: () => void (state.kind === 'checking' ? undefined : check()) }
}

interface Checked extends ReportProps {
  readonly state: CheckState
  /** `YYYY-MM-DD` */
  readonly today: string
}

/** Returns the current result, otherwise the last check's result, otherwise an explanation of the check. */
function resultText({ state, report, today }: Checked): string {
  if (state.kind === 'no-answer') return words.noAnswer
  if (state.kind === 'done') {
    const { total, mended, missing, later, isFull } = state.result
    if (missing > 0) return (isFull ? words.missingFull : words.missing)(missing)
    if (later > 0) return words.later(mended, total - later, later)
    return mended > 0 ? words.mended(mended, total) : words.allWhole(total)
  }
  if (report === undefined) return ''
  const { lastCheck } = report
  if (lastCheck === undefined) return words.checkText
  const day = localDateOf(new Date(lastCheck.at))
  const isDated = day !== undefined && day <= today
  return isDated ? words.lastChecked(day, today, lastCheck.files) : words.lastCheckedUndated(lastCheck.files)
}
