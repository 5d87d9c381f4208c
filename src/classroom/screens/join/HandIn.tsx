import { useState } from 'react'
import { joinClassWords as words } from '#words/joinClass'
import { Button, ButtonRow } from '../../../ui/Button'
import { Fold } from '../../../ui/Fold'
import { Icon } from '../../../ui/Icon'
import { LightShow } from '../light/LightShow'
import { AnswerDigits } from './AnswerDigits'
import { giveReports } from './giveReports'
import type { InClassProps } from './InClassProps'
import styles from './Join.module.css'
import { ReportText } from './ReportText'
import { useReport } from './useReport'

/** Hands in with the camera or as a file. The learner can read the report first. */
export function HandIn({ joined: { key }, classes }: InClassProps) {
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
          <div className={styles.light}>
            {isShown ? <LightShow bytes={report.envelope} label={words.codes} /> : null}
            <AnswerDigits
              key={report.sequence}
              answer={(digits) => classes.answer(key, digits)}
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
