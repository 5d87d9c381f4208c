import { useRef, useState } from 'react'
import { profileWords as words } from '#words/profile'
import { nameOf } from '../../accounts/learnerName'
import type { ProgressDocument } from '../../progress/document'
import { displayNameOf } from '../../progress/profile'
import { Button, ButtonRow } from '../../ui/Button'
import { PageHeading } from '../../ui/PageHeading'
import { useSession } from '../session/SessionContext'
import styles from './Identity.module.css'
import { NameForm } from './NameForm'
import { ownPhoto } from './ownPhoto'
import { PhotoButtons } from './PhotoButtons'
import { Portrait } from './Portrait'

interface IdentityProps {
  readonly document: ProgressDocument
}

/** Who the learner is: picture and name, each to be changed here. */
export function Identity({ document }: IdentityProps) {
  const { learner } = useSession()
  const [isNaming, setNaming] = useState(false)
  const [news, setNews] = useState('')
  const nameButton = useRef<HTMLButtonElement>(null)
  const name = displayNameOf(document) ?? nameOf(learner)
  const photo = ownPhoto(document)

  const leaveForm = (text: string): void => {
    setNaming(false)
    setNews(text)
    // After the form has gone and the button is back.
    setTimeout(() => nameButton.current?.focus())
  }

  return (
    <>
      <div className={styles.head}>
        <Portrait name={name} photo={photo} cloth={learner.cloth} />
        <div className={styles.who}>
          <PageHeading>{name}</PageHeading>
          {learner.email === '' ? null : <p className={styles.email}>{learner.email}</p>}
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
