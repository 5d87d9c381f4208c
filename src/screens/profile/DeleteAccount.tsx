import { useState } from 'react'
import { Link } from 'react-router-dom'
import { deleteAccountWords as words } from '#words/deleteAccount'
import { signOutWords } from '#words/signOut'
import { untoldClasses } from '#words/unsavedClasses'
import type { DeletionLoader } from '../../data/accounts/DeletionLoader'
import type { IdentityProof } from '../../data/accounts/CloudAuth'
import { isFileWhole } from '../../data/store/backupFile'
import { Button, ButtonRow } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { textLinkClass } from '../../ui/textLinkClass'
import { useAction } from '../../ui/useAction'
import { backupFilePath, deleteAccountId } from '../../words/paths'
import { useSession } from '../../session/SessionContext'
import { useDeletion } from '../../session/useDeletion'
import { useFragmentTarget } from '../../session/useFragmentTarget'
import { useRead } from '../../session/useRead'
import { ConfirmIdentity } from './ConfirmIdentity'
import { DeletionProgress } from './DeletionProgress'
import styles from './DeleteAccount.module.css'
import { TypedPhrase } from './TypedPhrase'
import { focusWhenShown } from '../../ui/focusWhenShown'

type View =
  | { readonly kind: 'closed' }
  | { readonly kind: 'confirm'; readonly ways: readonly IdentityProof['kind'][] }
  | { readonly kind: 'agree'; readonly untold: readonly string[] }

interface DeleteAccountProps {
  readonly loader: DeletionLoader
}

/**
 * Deletes the account. The learner confirms their identity, is offered a backup file, and types a phrase. Only then is
 * anything deleted.
 */
export function DeleteAccount({ loader }: DeleteAccountProps) {
  const { learner, classes, store } = useSession()
  const { under } = useDeletion()
  const heading = useFragmentTarget(deleteAccountId)
  const [view, setView] = useState<View>({ kind: 'closed' })
  const [failure, setFailure] = useState('')

  const { run, isBusy } = useAction(async (work: () => Promise<View>, failed: string) => {
    setFailure('')
    try {
      setView(await work())
    } catch (error) {
      console.warn('Deleting the account failed', error)
      setFailure(failed)
    }
  })
  /**
   * Returns whether the learner teaches classes with unsaved content, which would be deleted too. If so, an error lists
   * those classes.
   */
  const isHeldByClasses = async (): Promise<boolean> => {
    const unsaved = await classes.unsaved(learner.id)
    if (unsaved.length > 0) setFailure(words.teaches(unsaved))
    return unsaved.length > 0
  }
  const open = async (): Promise<View> => {
    if (await isHeldByClasses()) return { kind: 'closed' }
    const deletion = await loader.load()
    return { kind: 'confirm', ways: await deletion.waysToConfirm(learner.id) }
  }
  const agree = async (): Promise<View> => ({ kind: 'agree', untold: await classes.untold(store) })
  const begin = async (): Promise<View> => {
    if (!(await isHeldByClasses())) await (await loader.load()).begin(learner.id)
    return { kind: 'closed' }
  }
  const close = (): void => {
    setView({ kind: 'closed' })
    setFailure('')
    heading.current?.focus()
  }

  return (
    <>
      <h2 ref={heading} id={deleteAccountId} tabIndex={-1}>
        {words.title}
      </h2>
      {under !== undefined && view.kind === 'closed' ? (
        <DeletionProgress loader={loader} under={under} onConfirm={() => run(open, words.notLoaded)} />
      ) : (
        <>
          <p className={styles.text}>{words.intro}</p>
          <p className={styles.text}>{words.elsewhere}</p>
          {view.kind === 'closed' ? <FileFirst /> : null}
        </>
      )}
      {view.kind === 'closed' && under === undefined ? (
        <ButtonRow>
          <Button variant="line" busy={isBusy} busyLabel={words.opening} onClick={() => run(open, words.notLoaded)}>
            {words.open}
          </Button>
        </ButtonRow>
      ) : null}
      {view.kind === 'confirm' ? (
        <ConfirmIdentity
          loader={loader}
          ways={view.ways}
          onCancel={close}
          onConfirmed={() => {
            // If a deletion was already confirmed, it continues.
            if (under === undefined) return run(agree, words.failed)
            setView({ kind: 'closed' })
            void loader.load().then((deletion) => deletion.resume())
          }}
        />
      ) : null}
      {view.kind === 'agree' ? (
        <section className={styles.panel} aria-labelledby="delete-agree">
          <h3 id="delete-agree" ref={focusWhenShown} tabIndex={-1}>
            {words.agreeTitle}
          </h3>
          <p>{words.goes}</p>
          <FileFirst />
          {view.untold.length > 0 ? <p>{untoldClasses(view.untold)}</p> : null}
          <TypedPhrase
            label={words.type}
            phrase={words.phrase}
            notTyped={words.notTyped}
            onTyped={() => run(begin, words.failed)}
          >
            <ButtonRow>
              <Button type="submit" variant="danger" busy={isBusy} busyLabel={words.deleting}>
                {words.action}
              </Button>
              <Button variant="line" aria-label={words.cancelDeletion} onClick={close}>
                {words.cancel}
              </Button>
            </ButtonRow>
          </TypedPhrase>
        </section>
      ) : null}
      <p className={styles.failure} role="status">
        {failure}
      </p>
    </>
  )
}

/** Says that a backup file has everything, or links to the view that makes a backup file. */
function FileFirst() {
  const file = useRead(useSession().reads.backupFile)
  const setAside = file?.setAside ?? 0
  return (
    <>
      <p>
        {file !== undefined && isFileWhole(file) ? (
          words.fileHasAll
        ) : (
          <Link className={textLinkClass} to={backupFilePath}>
            {words.fileFirst} <Icon name="arrowRight" />
          </Link>
        )}
      </p>
      {setAside > 0 ? <p>{signOutWords.removeKeptHere(setAside)}</p> : null}
    </>
  )
}
