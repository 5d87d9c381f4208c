import { useState } from 'react'
import { joinClassWords as words } from '#words/joinClass'
import type { TabletClasses, TabletReport } from '../../ports/TabletClasses'
import type { ClassKey } from '../../ports/TaughtClasses'
import type { CameraSource } from '../../../platform/window/camera'
import { Button, ButtonRow } from '../../../ui/Button'
import { SteadyButton } from '../../../ui/SteadyButton'
import { useAction } from '../../../ui/useAction'
import { LightShow } from '../light/LightShow'
import { AnswerDigits, type ProofRefused } from './AnswerDigits'
import styles from './Join.module.css'

type Made = Extract<TabletReport, { kind: 'made' }>

interface EveryoneByLightProps {
  readonly classKey: ClassKey
  readonly tablet: TabletClasses
  readonly reports: readonly Made[]
  /** Called after a report is confirmed, because the list has to be read again. */
  readonly onProved: () => void
  readonly source?: CameraSource
}

/**
 * Shows a tablet's reports to a camera, one learner at a time. Each report is confirmed with a button or by its digits.
 */
export function EveryoneByLight({ classKey, tablet, reports, onProved, source }: EveryoneByLightProps) {
  const [at, setAt] = useState(0)
  const [news, setNews] = useState('')
  const tick = useAction(async ({ learner, sequence, name }: Made) => {
    const refused = await tablet.tick(learner, classKey, sequence)
    setNews(refused === undefined ? words.isIn(name) : words.notProved[refused])
    if (refused === undefined) onProved()
  })
  const shown = reports[Math.min(at, reports.length - 1)]
  if (shown === undefined) return null
  const place = reports.indexOf(shown)
  const go = (to: number): void => {
    setNews('')
    setAt(to)
  }
  const answer = async (digits: string): Promise<ProofRefused | undefined> => {
    const proved = await tablet.answer(classKey, digits)
    if (typeof proved === 'string') return proved
    onProved()
    return undefined
  }
  return (
    <div className={styles.light}>
      <div>
        <p aria-live="polite">
          <b>{words.person(place + 1, reports.length, shown.name)}</b>
        </p>
        <p>{`${words.showThis} ${words.thenDigits}`}</p>
        <LightShow bytes={shown.envelope} label={words.codesOf(shown.name)} />
        <ButtonRow>
          <Button variant="line" size="compact" aria-disabled={place === 0} onClick={() => go(Math.max(0, place - 1))}>
            {words.before}
          </Button>
          <Button
            variant="line"
            size="compact"
            aria-disabled={place === reports.length - 1}
            onClick={() => go(Math.min(reports.length - 1, place + 1))}
          >
            {words.next}
          </Button>
        </ButtonRow>
      </div>
      <div>
        <AnswerDigits
          key={shown.learner}
          answer={answer}
          of={words.everyone}
          {...(source !== undefined && { source })}
        />
        <SteadyButton
          meaning={`tick ${shown.learner}`}
          variant="line"
          size="compact"
          busy={tick.isBusy}
          onPress={() => tick.run(shown)}
        >
          {words.sawOf(shown.name)}
        </SteadyButton>
        <p className={styles.news} role="status">
          {news}
        </p>
      </div>
    </div>
  )
}
