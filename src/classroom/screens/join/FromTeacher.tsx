import { type ChangeEvent, useRef, useState } from 'react'
import { joinClassWords as words } from '#words/joinClass'
import { lightWords } from '#words/light'
import type { Bytes } from '../../protocol/bytes'
import { LARGEST_FILE, readEnvelopeFile } from '../../protocol/file/envelopeFile'
import type { CameraSource } from '../../../platform/window/camera'
import { Button } from '../../../ui/Button'
import { Icon } from '../../../ui/Icon'
import { Row } from '../../../ui/Row'
import { useAction } from '../../../ui/useAction'
import { type OnPlan, ReadPlan } from '../light/ReadPlan'
import styles from './Join.module.css'
import type { PlanRefused, TakenHere } from './takeForAll'

interface FromTeacherProps {
  /** What the learner expects. Each envelope may have both. */
  readonly expects: 'plan' | 'receipts'
  readonly take: (envelope: Bytes) => Promise<TakenHere | PlanRefused>
  readonly source?: CameraSource
}

/** Takes the teacher's plan and receipts from their screen or from a file. */
export function FromTeacher({ expects, take, source }: FromTeacherProps) {
  const picker = useRef<HTMLInputElement>(null)
  const [news, setNews] = useState('')
  const isPlan = expects === 'plan'
  const label = isPlan ? words.takePlan : words.takeReceipts
  const takeFile = async (file: File): Promise<string> => {
    const fault = isPlan ? words.planFileFault : undefined
    if (file.size > LARGEST_FILE) return fault?.['too-large'] ?? words.noReceipts
    const read = readEnvelopeFile(new Uint8Array(await file.arrayBuffer()))
    if (read.kind === 'refused') return fault?.[read.reason] ?? words.noReceipts
    if (read.kind !== 'plan') return isPlan ? words.noPlanFile : words.noReceipts
    const taken = await take(read.envelope)
    return typeof taken === 'string' ? faultText(taken, isPlan) : takenText(taken, isPlan)
  }
  const takeLight = async (bytes: Bytes): ReturnType<OnPlan> => {
    const taken = await take(bytes)
    if (typeof taken === 'string') return notTaken(taken, expects)
    setNews(takenText(taken, isPlan))
    return 'taken'
  }
  const read = useAction(async (file: File, input: HTMLInputElement) => {
    // The browser can no longer read the file, because it was moved or deleted.
    setNews(await takeFile(file).catch(() => (isPlan ? words.noPlanFile : words.noReceipts)))
    // Clearing the value lets the learner choose the same file again.
    input.value = ''
  })
  const pick = (event: ChangeEvent<HTMLInputElement>): void => {
    const input = event.target
    const file = input.files?.[0]
    if (file !== undefined) read.run(file, input)
  }
  return (
    <Row gap={3} before={4} className={styles.plan}>
      {/* There is no `accept`, because phones gray out files whose type they guess wrong. */}
      <input ref={picker} type="file" hidden aria-label={label} onChange={pick} />
      <Button variant="line" size="compact" busy={read.isBusy} onClick={() => picker.current?.click()}>
        <Icon name="upload" /> <span>{label}</span>
      </Button>
      <ReadPlan onWhole={takeLight} words={lightWords[expects]} {...(source !== undefined && { source })} />
      <p className={styles.news} role="status">
        {news}
      </p>
    </Row>
  )
}

/** Returns a sentence that says *handed in* only for reports that the envelope has just confirmed. */
function takenText({ confirmed, isNewPlan, uncounted = 0, isDeleted = false }: TakenHere, isPlan: boolean): string {
  const said = [
    ...(isDeleted ? [words.deletedHere] : []),
    ...(confirmed > 0 ? [words.confirmed(confirmed)] : []),
    ...(uncounted > 0 ? [words.uncountedHere(uncounted)] : []),
    ...(isNewPlan ? [words.planTaken] : []),
    ...(confirmed + uncounted === 0 && !isPlan && !isDeleted ? [words.nothingConfirmed] : []),
  ]
  return said.length === 0 ? words.planFault.old : said.join(' ')
}

const NO_PLAN: readonly PlanRefused[] = ['another-kind', 'not-an-envelope']
const CUT_SHORT: readonly PlanRefused[] = ['cut-short', 'damaged']
/** Storage failures. A later try may work. */
const NOT_NOW: readonly PlanRefused[] = ['quota', 'connection', 'private-mode']

function faultText(refused: PlanRefused, isPlan: boolean): string {
  if (isPlan || refused === 'newer') return words.planFault[refused]
  if (refused === 'quota' || refused === 'connection' || refused === 'private-mode' || refused === 'outdated')
    return words.notProved[refused]
  return words.noReceipts
}

/** Returns the message for an envelope that was not saved, and whether to try again when it is next shown. */
function notTaken(
  refused: PlanRefused,
  expects: FromTeacherProps['expects'],
): Exclude<Awaited<ReturnType<OnPlan>>, 'taken'> {
  if (NO_PLAN.includes(refused)) return { why: lightWords[expects].noPlan, next: 'done' }
  if (CUT_SHORT.includes(refused)) return { why: lightWords[expects].cutShort, next: 'done' }
  return { why: faultText(refused, expects === 'plan'), next: NOT_NOW.includes(refused) ? 'again' : 'done' }
}
