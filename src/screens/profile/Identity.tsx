import { useState } from 'react'
import { profileWords as words } from '#words/profile'
import { nameOf } from '../../data/accounts/learnerName'
import { localDateOf } from '../../core/progress/calendar'
import type { ProgressDocument } from '../../core/progress/document'
import { parseInstant } from '../../core/progress/ids'
import { displayNameOf, photoOf } from '../../core/progress/profile'
import { Button, ButtonRow } from '../../ui/Button'
import { PageHeading } from '../../ui/PageHeading'
import { useFocusBack } from '../../ui/useFocusBack'
import { useSession } from '../../session/SessionContext'
import { locale } from '../../words/locale'
import styles from './Identity.module.css'
import { NameForm } from './NameForm'
import { PhotoButtons } from './PhotoButtons'

interface IdentityProps {
  readonly document: ProgressDocument
  /** Whether the account has been read. Before that, the day of joining may be wrong. */
  readonly isKnown: boolean
}

/** The learner's picture and name. The learner can change both. */
export function Identity({ document, isKnown }: IdentityProps) {
  const { learner } = useSession()
  const [isNaming, setNaming] = useState(false)
  const [news, setNews] = useState('')
  const [nameButton, focusBack] = useFocusBack()
  const name = displayNameOf(document) ?? nameOf(learner)
  const photo = ownPhoto(document)

  const leaveForm = (text: string): void => {
    setNaming(false)
    setNews(text)
    focusBack()
  }

  return (
    <>
      <div className={styles.head}>
        <Portrait name={name} photo={photo} color={learner.color} />
        <div className={styles.who}>
          <PageHeading>
            <bdi>{name}</bdi>
          </PageHeading>
          {learner.email === '' ? null : <p className={styles.email}>{learner.email}</p>}
          {isKnown ? <Joined document={document} /> : null}
        </div>
      </div>
      {isNaming ? (
        <NameForm name={name} onSaved={(saved) => leaveForm(words.nameSaved(saved))} onCancel={() => leaveForm('')} />
      ) : (
        <>
          <ButtonRow>
            <Button
              ref={nameButton}
              variant="line"
              size="compact"
              onClick={() => {
                setNews('')
                setNaming(true)
              }}
            >
              {words.changeName}
            </Button>
            <PhotoButtons hasPhoto={photo !== undefined} onNews={setNews} />
          </ButtonRow>
          <p className={styles.hint}>{words.photoHint}</p>
        </>
      )}
      <p className={styles.news} role="status">
        {news}
      </p>
    </>
  )
}

/** Shows the day on which the learner joined. Renders nothing if the day is unknown. */
function Joined({ document }: Pick<IdentityProps, 'document'>) {
  const at = parseInstant(document.joinedOn)
  const day = at === undefined ? undefined : localDateOf(new Date(at))
  if (day === undefined) return null
  const [joined, on] = words.joined
  return (
    <p className={styles.joined}>
      {joined} <time dateTime={day}>{on(day)}</time>
    </p>
  )
}

interface PortraitProps {
  readonly name: string
  /** A data URL. If there is none, the learner's initial is shown on their color. */
  readonly photo: string | undefined
  /** The color that marks the learner on this device, as a module id. */
  readonly color: string
}

function Portrait({ name, photo, color }: PortraitProps) {
  if (photo !== undefined) {
    return <img className={styles.portrait} src={photo} alt={words.photo} width={96} height={96} />
  }
  return (
    <span className={`${styles.portrait} ${styles.color}`} data-color={color} aria-hidden="true">
      {initialOf(name)}
    </span>
  )
}

/** The first character of a name. It splits by code points, because half of a surrogate pair is not a letter. */
function initialOf(name: string): string {
  return (Array.from(name.trim())[0] ?? '').toLocaleUpperCase(locale)
}

const MADE_HERE = /^data:image\/(?:jpeg|png|webp);base64,/

/**
 * Returns the learner's picture if this app made it. The document also has the address of an account's picture. That
 * picture is never loaded, because its host would learn that the learner is active.
 */
export function ownPhoto(document: ProgressDocument): string | undefined {
  const photo = photoOf(document)
  return typeof photo === 'string' && MADE_HERE.test(photo) ? photo : undefined
}
