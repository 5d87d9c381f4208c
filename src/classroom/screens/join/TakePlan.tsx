import { type ChangeEvent, useRef, useState } from 'react'
import { joinClassWords as words } from '#words/joinClass'
import { lightWords } from '#words/light'
import type { JoinedClasses } from '../../ports/JoinedClasses'
import type { Bytes } from '../../protocol/bytes'
import { LARGEST_FILE, readEnvelopeFile } from '../../protocol/file/envelopeFile'
import type { CameraSource } from '../../../platform/window/camera'
import { Button } from '../../../ui/Button'
import { Icon } from '../../../ui/Icon'
import { Row } from '../../../ui/Row'
import { useAction } from '../../../ui/useAction'
import { type OnPlan, ReadPlan } from '../light/ReadPlan'
import type { InClassProps } from './useJoined'
import styles from './Join.module.css'

interface TakePlanProps extends InClassProps {
  readonly source?: CameraSource
}

/** Takes the teacher's plan from their screen or from a file. */
export function TakePlan({ joined: { key }, classes, source }: TakePlanProps) {
  const picker = useRef<HTMLInputElement>(null)
  const [news, setNews] = useState('')
  const take = async (file: File): Promise<string> => {
    if (file.size > LARGEST_FILE) return words.planFault['too-large']
    const read = readEnvelopeFile(new Uint8Array(await file.arrayBuffer()))
    if (read.kind === 'refused') return words.planFileFault[read.reason]
    if (read.kind !== 'plan') return words.noPlanFile
    const refused = await classes.takePlan(key, read.envelope)
    return refused === undefined ? words.planTaken : words.planFault[refused]
  }
  const takeLight = async (bytes: Bytes): ReturnType<OnPlan> => {
    const refused = await classes.takePlan(key, bytes)
    // If this device already has the plan, the camera can stop.
    if (refused !== undefined && refused !== 'old') return notPlan(refused)
    setNews(refused === undefined ? words.planTaken : words.planFault.old)
    return 'taken'
  }
  const read = useAction(async (file: File, input: HTMLInputElement) => {
    // The browser can no longer read the file, because it was moved or deleted.
    setNews(await take(file).catch(() => words.noPlanFile))
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
      <input ref={picker} type="file" hidden aria-label={words.takePlan} onChange={pick} />
      <Button variant="line" size="compact" busy={read.isBusy} onClick={() => picker.current?.click()}>
        <Icon name="upload" /> {words.takePlan}
      </Button>
      <ReadPlan onWhole={takeLight} {...(source !== undefined && { source })} />
      <p className={styles.news} role="status">
        {news}
      </p>
    </Row>
  )
}

type PlanRefused = Exclude<Awaited<ReturnType<JoinedClasses['takePlan']>>, undefined>

const NO_PLAN: readonly PlanRefused[] = ['another-kind', 'not-an-envelope']
const CUT_SHORT: readonly PlanRefused[] = ['cut-short', 'damaged']
/** Storage failures. A later try may work. */
const NOT_NOW: readonly PlanRefused[] = ['quota', 'connection', 'private-mode']

/** Returns the message for a plan that was not saved, and whether to try again when the plan is next shown. */
function notPlan(refused: PlanRefused): Exclude<Awaited<ReturnType<OnPlan>>, 'taken'> {
  if (NO_PLAN.includes(refused)) return { why: lightWords.plan.noPlan, next: 'done' }
  if (CUT_SHORT.includes(refused)) return { why: lightWords.plan.cutShort, next: 'done' }
  return { why: words.planFault[refused], next: NOT_NOW.includes(refused) ? 'again' : 'done' }
}
