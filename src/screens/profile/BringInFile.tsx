import { type ChangeEvent, type FormEvent, useId, useRef, useState } from 'react'
import { backupFileWords as words } from '#words/backupFile'
import { localDateOf } from '../../core/progress/calendar'
import type { ImportOffer } from '../../data/store/backupFile'
import { Button, ButtonRow } from '../../ui/Button'
import { Field } from '../../ui/Field'
import { Icon } from '../../ui/Icon'
import { bringInFileId } from '../../words/paths'
import { useSession } from '../../session/SessionContext'
import { useFragmentTarget } from '../../session/useFragmentTarget'
import styles from './BackupFile.module.css'
import { acceptBackupFile, readBackupFile, type Told } from './backupFileActions'
import { FileNews } from './FileNews'
import { focusWhenShown } from '../../ui/focusWhenShown'

type View =
  | { readonly kind: 'none' }
  | { readonly kind: 'locked'; readonly file: File; readonly error?: string }
  | { readonly kind: 'offer'; readonly offer: ImportOffer }
  | Told

/** Lets the learner choose a backup file, describes its content, and adds it after the learner says yes. */
export function BringInFile() {
  const session = useSession()
  const picker = useRef<HTMLInputElement>(null)
  const heading = useFragmentTarget(bringInFileId)
  const [view, setView] = useState<View>({ kind: 'none' })
  const [isBusy, setBusy] = useState(false)

  const run = async (work: Promise<View>): Promise<void> => {
    setBusy(true)
    setView(await work)
    setBusy(false)
  }
  const read = async (file: File, passphrase: string): Promise<View> => {
    const reading = await readBackupFile(session, file, passphrase)
    if (reading.kind === 'locked') return { kind: 'locked', file }
    const isWrongPassphrase = reading.kind === 'failed' && reading.text === words.refused['wrong-passphrase']
    return isWrongPassphrase ? { kind: 'locked', file, error: reading.text } : reading
  }
  const pick = (event: ChangeEvent<HTMLInputElement>): void => {
    const file = event.target.files?.[0]
    // Clearing the input allows the same file to be chosen again.
    if (file !== undefined) void run(read(file, '')).then(() => picker.current && clear(picker.current))
  }
  const unlock = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('passphrase')
    if (view.kind === 'locked' && !isBusy) void run(read(view.file, typeof typed === 'string' ? typed : ''))
  }

  return (
    <div className={styles.bringIn}>
      <h2 ref={heading} id={bringInFileId} tabIndex={-1}>
        {words.bringInTitle}
      </h2>
      <p className={styles.text}>{words.note}</p>
      {/* There is no `accept`, because phones disable files whose type they guess wrong. Unknown files are detected by
         their content. */}
      <input ref={picker} type="file" hidden aria-label={words.choose} onChange={pick} />
      <Button
        variant="line"
        busy={isBusy && view.kind !== 'locked' && view.kind !== 'offer'}
        busyLabel={words.reading}
        onClick={() => picker.current?.click()}
      >
        <Icon name="upload" /> {words.choose}
      </Button>
      {view.kind === 'locked' ? (
        <form className={styles.panel} noValidate onSubmit={unlock}>
          <p>{words.refused.locked}</p>
          <Field
            label={words.passphrase}
            name="passphrase"
            type="password"
            autoComplete="off"
            {...(view.error !== undefined && { error: view.error })}
          />
          <ButtonRow>
            <Button type="submit" busy={isBusy} busyLabel={words.reading}>
              {words.open}
            </Button>
            <Button variant="line" aria-label={words.cancelFile} onClick={() => setView({ kind: 'none' })}>
              {words.cancel}
            </Button>
          </ButtonRow>
        </form>
      ) : null}
      {view.kind === 'offer' ? (
        <Offer
          offer={view.offer}
          isBusy={isBusy}
          onAccept={() => void run(acceptBackupFile(session, view.offer))}
          onCancel={() => setView({ kind: 'none' })}
        />
      ) : null}
      <FileNews told={view.kind === 'failed' || view.kind === 'told' ? view : undefined} />
    </div>
  )
}

interface OfferProps {
  readonly offer: ImportOffer
  readonly isBusy: boolean
  readonly onAccept: () => void
  readonly onCancel: () => void
}

function Offer({ offer, isBusy, onAccept, onCancel }: OfferProps) {
  const { backup, holds, brings, way, isOwn, isNothingNew, takenBack, staysInFile } = offer
  const titleId = useId()
  const day = backup.madeAt === '' ? '' : localDateOf(new Date(backup.madeAt))
  return (
    <section className={styles.panel} aria-labelledby={titleId}>
      <h3 id={titleId} ref={focusWhenShown} tabIndex={-1}>
        {words.offer(backup.name, day ?? '')}
      </h3>
      <p>{words.holds(holds.lessons, holds.quizzes, holds.points)}</p>
      {isNothingNew ? (
        <p>{words.nothingNew}</p>
      ) : (
        <>
          <p>{words.brings(brings.lessons, brings.quizzes, brings.points)}</p>
          <p>{way === 'join' ? words.joins : isOwn ? words.replays.own : words.replays.other(backup.name)}</p>
        </>
      )}
      {takenBack > 0 ? <p>{words.takenBack(takenBack)}</p> : null}
      {staysInFile.length > 0 ? <p>{words.staysInFile}</p> : null}
      <ButtonRow>
        {isNothingNew ? null : (
          <Button busy={isBusy} busyLabel={words.adding} onClick={onAccept}>
            {words.accept}
          </Button>
        )}
        <Button variant="line" aria-label={isNothingNew ? words.closeFile : words.cancelFile} onClick={onCancel}>
          {isNothingNew ? words.close : words.cancel}
        </Button>
      </ButtonRow>
    </section>
  )
}

function clear(input: HTMLInputElement): void {
  input.value = ''
}
