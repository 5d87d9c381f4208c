import { type FormEvent, useState } from 'react'
import { weekdays } from '#words/ledgerFormat'
import { studyTimeWords as words } from '#words/studyTime'
import { randomId, systemRandom } from '../../platform/random'
import { giveFile } from '../../platform/window/giveFile'
import { site } from '../../site'
import { Button } from '../../ui/Button'
import { Field, SelectField } from '../../ui/Field'
import { News } from '../../ui/News'
import { useAction } from '../../ui/useAction'
import { paths } from '../../words/paths'
import { useSession } from '../../session/SessionContext'
import styles from './StudyTime.module.css'
import { studyCalendar, type Weekday } from './studyCalendar'

const everyDay: readonly Weekday[] = [0, 1, 2, 3, 4, 5, 6]

/** Adds a weekly reminder to the phone's calendar, because every phone has a calendar. */
export function StudyTime() {
  const { clock } = useSession()
  const [error, setError] = useState<string>()

  const make = useAction(async (weekday: Weekday, time: string) => {
    const text = studyCalendar({
      weekday,
      time,
      product: words.product(site.name),
      title: words.eventTitle(site.name),
      text: words.eventText,
      url: `${window.location.origin}${paths.dashboard}`,
      id: randomId(systemRandom),
      now: clock.now(),
    })
    return words.given[await giveFile(words.fileName, text, 'text/calendar')]
  })
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const time = form.get('time')
    const weekday = everyDay.find((day) => String(day) === form.get('day'))
    const isTime = typeof time === 'string' && /^\d\d:\d\d$/.test(time)
    setError(isTime ? undefined : words.timeMissing)
    make.show(undefined)
    if (isTime && weekday !== undefined) make.run(weekday, time)
  }

  return (
    <>
      <p className={styles.text}>{words.intro}</p>
      <form className={styles.form} noValidate onSubmit={submit}>
        <SelectField
          label={words.day}
          name="day"
          defaultValue="1"
          options={everyDay.map((day) => ({ value: String(day), label: weekdays()[day]?.name ?? '' }))}
        />
        <Field label={words.time} name="time" type="time" defaultValue="19:00" error={error} />
        <Button type="submit" variant="line" busy={make.isBusy} busyLabel={words.making}>
          {words.make}
        </Button>
      </form>
      <News>{make.outcome ?? ''}</News>
    </>
  )
}
