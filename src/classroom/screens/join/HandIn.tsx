import { useState } from 'react'
import { joinClassWords as words } from '#words/joinClass'
import { Button, ButtonRow } from '../../../ui/Button'
import { Fold } from '../../../ui/Fold'
import { Icon } from '../../../ui/Icon'
import { Text } from '../../../ui/Text'
import { LightShow } from '../light/LightShow'
import type { JoinedClasses, ReportToHandIn } from '../../ports/JoinedClasses'
import type { ClassKey } from '../../ports/TaughtClasses'
import { AnswerDigits } from './AnswerDigits'
import { giveReports } from './giveReports'
import type { InClassProps } from './useJoined'
import styles from './Join.module.css'
import { ReportText } from './ReportText'

/** Hands in a report with the camera or as a file. The learner can read the report first. */
export function HandIn({ joined: { key, handedIn }, classes }: InClassProps) {
  const { report, isMaking, failure, make } = useReport(classes, key)
  const [isShown, setShown] = useState(false)
  const [news, setNews] = useState('')
  const show = async (): Promise<void> => {
    setNews('')
    if ((await make()) !== undefined) setShown(true)
  }
  const asFile = async (): Promise<void> => {
    setNews('')
    const made = await make()
    if (made !== undefined) setNews(await giveReports(made.name, [made.envelope]))
  }
  return (
    <>
      <ButtonRow>
        <Button busy={isMaking} busyLabel={words.making} onClick={() => void show()}>
          {words.showCodes}
        </Button>
        <Button variant="line" busy={isMaking} busyLabel={words.making} onClick={() => void asFile()}>
          <Icon name="share" /> {words.asFile}
        </Button>
      </ButtonRow>
      <p className={styles.failure} role="alert">
        {failure}
      </p>
      <p className={styles.news} role="status">
        {news}
      </p>
      {report === undefined ? null : (
        <>
          {isShown ? (
            <Text before={4} after={0}>
              <b>{words.showThis}</b> {words.thenDigits}
            </Text>
          ) : null}
          <div className={styles.light}>
            {isShown ? <LightShow bytes={report.envelope} label={words.codes} /> : null}
            <AnswerDigits
              key={report.sequence}
              answer={(digits) => classes.answer(key, digits)}
              done={handedIn.some(({ counts }) => counts === true) ? words.isHandedIn : words.isHandedInFirst}
              tick={() => classes.tick(key, report.sequence)}
            />
          </div>
          <Fold label={words.readIt}>
            <ReportText text={report.text} />
          </Fold>
        </>
      )}
    </>
  )
}

type Made = Extract<ReportToHandIn, { kind: 'made' }>

interface ReportState {
  /** The report on the screen. */
  readonly report: Made | undefined
  readonly isMaking: boolean
  /** The reason that the last try failed. */
  readonly failure: string | undefined
  /** Resolves to undefined if no report could be made. */
  readonly make: () => Promise<Made | undefined>
}

/** Makes a report for a class on request. The report doesn't change until the progress or the name changes. */
function useReport(classes: JoinedClasses, key: ClassKey): ReportState {
  const [report, setReport] = useState<Made>()
  const [failure, setFailure] = useState<string>()
  const [isMaking, setMaking] = useState(false)
  const make = async (): Promise<Made | undefined> => {
    setMaking(true)
    setFailure(undefined)
    const made = await classes.report(key)
    setMaking(false)
    if (made.kind === 'failed') {
      setFailure(words.notMade[made.reason])
      return undefined
    }
    // Keep the same object for the same report, so that a running code display does not start over.
    setReport((shown) => (shown?.sequence === made.sequence ? shown : made))
    return made
  }
  return { report, isMaking, failure, make }
}
