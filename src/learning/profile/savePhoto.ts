import { profileWords as words } from '#words/profile'
import type { ResizedPhoto } from '../../platform/window/resizePhoto'
import type { LearnerStore } from '../../store/learnerStore'
import type { SaveOutcome } from '../../store/storeHealth'

export interface PhotoSaved {
  readonly isSaved: boolean
  /** What happened, or what went wrong with the fix. */
  readonly text: string
}

/** Makes a chosen picture small and keeps it. */
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
