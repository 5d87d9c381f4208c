import { type FormEvent, useState } from 'react'
import { Link } from 'react-router-dom'
import { joinClassWords as words } from '#words/joinClass'
import { Button } from '../../../ui/Button'
import { Field } from '../../../ui/Field'
import { LeafRow } from '../../../ui/Leaf'
import { PageHeading } from '../../../ui/PageHeading'
import { joinedClassPath } from '../../../words/paths'
import { useJoined } from './useJoined'
import styles from './Join.module.css'
import { ScanCard } from './ScanCard'

interface HowToJoinProps {
  /** True in the installed app. The phone's own camera would open the browser, so the app's camera comes first. */
  readonly isApp: boolean
  readonly onCard: (text: string) => void
}

/** Ways to use a class card, and the classes that were joined before. */
export function HowToJoin({ isApp, onCard }: HowToJoinProps) {
  const [error, setError] = useState<string>()
  const open = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('link')
    const text = typeof typed === 'string' ? typed.trim() : ''
    setError(text === '' ? words.noLink : undefined)
    if (text !== '') onCard(text)
  }
  return (
    <>
      <LeafRow>
        <PageHeading className={styles.heading}>{words.howTitle}</PageHeading>
        <p>{words.howLead}</p>
        {isApp ? (
          <>
            <p>{words.wayInApp}</p>
            <ScanCard onCard={onCard} />
          </>
        ) : (
          <ol className={styles.ways}>
            {words.ways.map((way) => (
              <li key={way}>{way}</li>
            ))}
          </ol>
        )}
        <form className={styles.form} noValidate onSubmit={open}>
          <Field
            label={words.linkLabel}
            hint={words.linkHint}
            error={error}
            name="link"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
          <Button type="submit">{words.readCard}</Button>
        </form>
        {isApp ? null : <ScanCard onCard={onCard} />}
      </LeafRow>
      <MyClasses />
    </>
  )
}

function MyClasses() {
  const joined = useJoined()
  if (joined === undefined || joined === 'missing' || joined.list.length === 0) return null
  return (
    <LeafRow>
      <h2 className={styles.title}>{words.mine}</h2>
      <ul className={styles.list}>
        {joined.list.map(({ key, card }) => (
          <li key={key}>
            <Link to={joinedClassPath(key)}>
              <bdi>{card.className}</bdi>
            </Link>
            <span className="quiet">{words.classOf(card.teacherName)}</span>
          </li>
        ))}
      </ul>
    </LeafRow>
  )
}
