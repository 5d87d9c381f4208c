import { useState } from 'react'
import { classBookWords } from '#words/classBook'
import { type Member, membersOf } from '../../../protocol/book/members'
import type { MemberId } from '../../../protocol/card/classId'
import { LeafRow } from '../../../../ui/Leaf'
import { SteadyButton } from '../../../../ui/SteadyButton'
import type { ClassPageProps } from '../classView'
import styles from './KeepPage.module.css'
import { fullMoment } from '../moments'

const words = classBookWords.keep

/** Learners who left, until their reports are deleted. */
export function LeftMembers({ view: { book, state, now } }: ClassPageProps) {
  const [busy, setBusy] = useState<MemberId>()
  const [failed, setFailed] = useState('')
  const left = membersOf(state.book).filter(({ leftAt }) => leftAt !== undefined)
  if (left.length === 0) return null
  const erase = async ({ member, senders }: Member): Promise<void> => {
    if (busy !== undefined) return
    setBusy(member)
    setFailed('')
    const failure = await book.erase(new Set(senders))
    setBusy(undefined)
    if (failure !== undefined) setFailed(classBookWords.notSaved(failure))
  }
  return (
    <LeafRow>
      <h2>{words.leftTitle}</h2>
      <p className={styles.text}>{words.leftLater}</p>
      <ul className={styles.left}>
        {left.map((member) => (
          <li key={member.member}>
            <span>
              {words.leftText(member.name, member.leftAt === undefined ? '' : fullMoment(member.leftAt, now))}
            </span>
            <SteadyButton
              meaning={`erase ${member.member}`}
              variant="line"
              size="compact"
              busy={busy === member.member}
              onPress={() => void erase(member)}
            >
              {words.erase(member.name)}
            </SteadyButton>
          </li>
        ))}
      </ul>
      <p role="alert">{failed}</p>
    </LeafRow>
  )
}
