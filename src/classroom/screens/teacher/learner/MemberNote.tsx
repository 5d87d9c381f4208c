import { type FormEvent, useId, useState } from 'react'
import { classBookWords as common } from '#words/classBook'
import { classGridWords as words } from '#words/classGrid'
import type { MemberId } from '../../../protocol/card/classId'
import { Button } from '../../../../ui/Button'
import type { ClassPageProps } from '../classView'
import styles from './MemberNote.module.css'

interface MemberNoteProps extends ClassPageProps {
  readonly member: MemberId
}

/** The teacher's note about a learner. It is saved only when the teacher presses the button. */
export function MemberNote({ view: { book, state }, member }: MemberNoteProps) {
  const id = useId()
  const [isBusy, setBusy] = useState(false)
  const [news, setNews] = useState('')
  const save = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    const text = new FormData(event.currentTarget).get('note')
    if (isBusy) return
    setBusy(true)
    setNews('')
    const failure = await book.setNote(member, typeof text === 'string' ? text.trim() : '')
    setBusy(false)
    setNews(
      failure === undefined
        ? words.one.noteSaved
        : failure === 'too-long'
          ? words.one.noteTooLong
          : common.notSaved(failure),
    )
  }
  return (
    <form className={styles.note} onSubmit={(event) => void save(event)}>
      <label htmlFor={id}>{words.one.note}</label>
      <textarea id={id} name="note" rows={3} maxLength={2000} defaultValue={state.notes[member] ?? ''} />
      <Button type="submit" variant="line" size="compact" busy={isBusy} busyLabel={words.one.saving}>
        {words.one.saveNote}
      </Button>
      <p role="status">{news}</p>
    </form>
  )
}
