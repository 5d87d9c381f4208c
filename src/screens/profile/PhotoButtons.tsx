import { type ChangeEvent, useRef, useState } from 'react'
import { profileWords as words } from '#words/profile'
import { type ResizedPhoto, resizePhoto } from '../../platform/window/resizePhoto'
import type { LearnerStore } from '../../data/store/learnerStore'
import type { SaveOutcome } from '../../data/store/storeHealth'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { useSession } from '../../session/SessionContext'
import styles from './Identity.module.css'

interface PhotoButtonsProps {
  readonly hasPhoto: boolean
  /** Receives a message to be announced. */
  readonly onNews: (text: string) => void
}

/** Buttons that choose or remove the picture. They open the browser's own file or camera dialog. */
export function PhotoButtons({ hasPhoto, onNews }: PhotoButtonsProps) {
  const { store } = useSession()
  const file = useRef<HTMLInputElement>(null)
  const choose = useRef<HTMLButtonElement>(null)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')

  const run = async (work: Promise<PhotoSaved>): Promise<void> => {
    setBusy(true)
    setFailure('')
    onNews('')
    const { isSaved, text } = await work
    setBusy(false)
    if (isSaved) onNews(text)
    else setFailure(text)
  }
  const take = (event: ChangeEvent<HTMLInputElement>): void => {
    const chosen = event.target.files?.[0]
    // Clearing the input allows the same file to be chosen again after an error.
    if (chosen !== undefined)
      void run(savePhoto(chosen, store, resizePhoto)).then(() => file.current && clear(file.current))
  }
  const remove = (): void => {
    // The pressed button is about to disappear.
    choose.current?.focus()
    void run(removePhoto(store))
  }

  return (
    <>
      <Button
        ref={choose}
        variant="line"
        size="compact"
        busy={isBusy}
        busyLabel={words.saving}
        onClick={() => file.current?.click()}
      >
        {hasPhoto ? words.changePhoto : words.choosePhoto}
      </Button>
      <input ref={file} type="file" accept="image/*" hidden aria-label={words.choosePhoto} onChange={take} />
      {hasPhoto ? (
        <Button variant="line" size="compact" onClick={remove}>
          {words.removePhoto}
        </Button>
      ) : null}
      <p className={styles.failure} role="alert">
        {failure === '' ? null : (
          <>
            <Icon name="warning" />
            <span>{failure}</span>
          </>
        )}
      </p>
    </>
  )
}

function clear(input: HTMLInputElement): void {
  input.value = ''
}

interface PhotoSaved {
  readonly isSaved: boolean
  /** The result, or the error and its solution. */
  readonly text: string
}

/** Scales a chosen picture down and saves it. */
export async function savePhoto(
  file: Blob,
  store: Pick<LearnerStore, 'setPhoto'>,
  resize: (file: Blob) => Promise<ResizedPhoto>,
): Promise<PhotoSaved> {
  const resized = await resize(file)
  if (resized.kind === 'refused') return { isSaved: false, text: words.photoRefused[resized.reason] }
  return answer(await store.setPhoto(resized.dataUrl), words.photoSaved)
}

export async function removePhoto(store: Pick<LearnerStore, 'setPhoto'>): Promise<PhotoSaved> {
  return answer(await store.setPhoto(null), words.photoRemoved)
}

function answer(outcome: SaveOutcome, success: string): PhotoSaved {
  switch (outcome.kind) {
    case 'saved':
    case 'unchanged':
      return { isSaved: true, text: success }
    case 'refused':
    case 'failed':
      return { isSaved: false, text: words.notSaved[outcome.reason] }
  }
}
