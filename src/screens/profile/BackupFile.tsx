import type { FormEvent } from 'react'
import { backupWords } from '#words/backup'
import { backupFileWords as words } from '#words/backupFile'
import { isThereWords } from '#words/isThere'
import { nameOf } from '../../data/accounts/learnerName'
import { giveFile } from '../../platform/window/giveFile'
import type { ProgressDocument } from '../../core/progress/document'
import { completedLessons } from '../../core/progress/lessons'
import { displayNameOf } from '../../core/progress/profile'
import { quizModules } from '../../core/progress/quizzes'
import { type BackupFileState, isFileWhole } from '../../data/store/backupFile'
import { Button, ButtonRow } from '../../ui/Button'
import { Field } from '../../ui/Field'
import { Fold } from '../../ui/Fold'
import { Icon } from '../../ui/Icon'
import { useAction } from '../../ui/useAction'
import { backupFileId } from '../../words/paths'
import { backupTime, lateDays } from '../../session/backupText'
import { IsThere } from '../../session/IsThere'
import { useSession } from '../../session/SessionContext'
import { useFragmentTarget } from '../../session/useFragmentTarget'
import { useRead } from '../../session/useRead'
import { useMinute } from '../../session/useToday'
import styles from './BackupFile.module.css'
import { type Made, makeBackupFile } from './backupFileActions'
import { FileNews } from './FileNews'

interface BackupFileProps {
  readonly document: ProgressDocument
}

/** Everything about the learner as one file, to save and to restore. */
export function BackupFile({ document }: BackupFileProps) {
  const { learner, store, clock, reads } = useSession()
  const state = useRead(reads.backupFile)
  const heading = useFragmentTarget(backupFileId)
  const name = displayNameOf(document) ?? nameOf(learner)

  const make = useAction(async (form: HTMLFormElement): Promise<Made> => {
    const typed = new FormData(form).get('passphrase')
    const passphrase = typeof typed === 'string' ? typed : ''
    const outcome = await makeBackupFile({ store, clock, name, passphrase, give: giveFile })
    // The field is cleared, so that the next learner on this device does not see the passphrase.
    if (outcome.kind === 'told' || outcome.kind === 'asked-for') form.reset()
    if (outcome.kind === 'weak') showField(form)
    return outcome
  })
  const made = make.outcome
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    make.run(event.currentTarget)
  }

  return (
    <>
      <h2 ref={heading} id={backupFileId} tabIndex={-1}>
        {words.title}
      </h2>
      <p className={styles.text}>{words.intro}</p>
      <form className={styles.box} onSubmit={submit}>
        <dl className={styles.facts}>
          <LastMade document={document} state={state} />
        </dl>
        <Fold label={words.addPassphrase}>
          <Field
            className={styles.passphrase}
            label={words.passphraseMade}
            hint={words.passphraseHint}
            name="passphrase"
            type="password"
            autoComplete="new-password"
            error={made?.kind === 'weak' ? made.text : undefined}
          />
        </Fold>
        <ButtonRow>
          <Button type="submit" busy={make.isBusy} busyLabel={words.making}>
            <Icon name="download" /> {words.make}
          </Button>
        </ButtonRow>
        <FileNews told={made?.kind === 'weak' ? undefined : made} />
        {made?.kind === 'asked-for' && !make.isBusy ? (
          <IsThere
            content={made.content}
            onYes={async () =>
              (await store.backupFile.noteMade(made.made)) === undefined ? '' : isThereWords.notNoted
            }
          />
        ) : null}
      </form>
    </>
  )
}

/** Focuses the passphrase field, and opens its part of the page if the learner has closed it. */
function showField(form: HTMLFormElement): void {
  const details = form.querySelector('details')
  if (details !== null) details.open = true
  form.querySelector('input')?.focus()
}

interface LastMadeProps extends BackupFileProps {
  readonly state: BackupFileState | undefined
}

/** Says when a file was last made on this device, and which progress is not in that file. */
function LastMade({ document, state }: LastMadeProps) {
  const { learner } = useSession()
  const now = useMinute()
  if (state === undefined) return null
  const { last } = state
  const isWhole = isFileWhole(state)
  if (last === undefined) {
    return (
      <div>
        <dt>{words.lastMade}</dt>
        <dd>{words.never}</dd>
      </div>
    )
  }
  // An account is backed up automatically, and its own section reports delays.
  const late = learner.kind === 'device' && !isWhole ? lateDays(last.at, now) : undefined
  const lessons = completedLessons(document).length - last.holds.lessons
  const quizzes = quizModules(document).length - last.holds.quizzes
  return (
    <>
      <div>
        <dt>{words.lastMade}</dt>
        <dd>{words.made(last.at === '' ? '' : backupTime(last.at, now))}</dd>
      </div>
      <div>
        <dt>{words.since}</dt>
        <dd>
          <span>
            {isWhole
              ? words.nothingSince
              : lessons > 0 || quizzes > 0
                ? words.lessonsSince(lessons, quizzes)
                : words.somethingSince}
          </span>
          {late !== undefined ? <span className={styles.late}>{backupWords.notFor(late)}</span> : null}
        </dd>
      </div>
    </>
  )
}
