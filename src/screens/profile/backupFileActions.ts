import { backupFileWords as words } from '#words/backupFile'
import { weakPasswordWords } from '#words/weakPassword'
import { backupFileName } from '../../core/progress/file/backupFileName'
import type { FileGiven } from '../../platform/window/giveFile'
import type { Clock } from '../../platform/clock'
import type { BackupFiles, ImportOffer, MadeFile } from '../../data/store/backupFile'
import type { LearnerStore } from '../../data/store/learnerStore'

type Loaded = { readonly kind: 'loaded'; readonly files: BackupFiles } | Told
/** The message for the learner. `failed` means that nothing was done. */
export interface Told {
  readonly kind: 'told' | 'failed'
  readonly text: string
}

/** Loads the module that makes and reads files, on the first press. */
async function load(store: LearnerStore, clock: Clock): Promise<Loaded> {
  try {
    const { openBackupFile } = await import('../../data/store/openBackupFile')
    return { kind: 'loaded', files: openBackupFile(store, clock) }
  } catch {
    return { kind: 'failed', text: words.notLoaded }
  }
}

interface Making {
  readonly store: LearnerStore
  readonly clock: Clock
  readonly name: string
  /** The passphrase, or an empty string for none. */
  readonly passphrase: string
  readonly give: (fileName: string, text: string) => Promise<FileGiven>
}

/** The browser was asked to save a file, which it may not have done. */
export interface AskedFor {
  readonly kind: 'asked-for'
  readonly text: string
  readonly content: string
  readonly made: MadeFile
}

/** `weak` means that the passphrase was rejected and no file was made. */
export type Made = Told | AskedFor | { readonly kind: 'weak'; readonly text: string }

/**
 * *Make a backup file* writes the file, verifies it by reading it, and passes it to the learner. The backup is recorded
 * once an app has received it, or the learner says that it is there.
 */
export async function makeBackupFile({ store, clock, name, passphrase, give }: Making): Promise<Made> {
  const weak = passphrase === '' ? undefined : await weakPassphrase(passphrase, name)
  if (weak !== undefined) return weak
  const loaded = await load(store, clock)
  if (loaded.kind !== 'loaded') return loaded
  const written = await loaded.files.write(name, passphrase)
  if (written.kind === 'refused') return { kind: 'failed', text: words.notMade[written.reason] }
  const fileName = backupFileName(name)
  const given = await give(fileName, written.text)
  if (given === 'cancelled') return { kind: 'failed', text: words.given.cancelled() }
  if (!written.isWhole) return { kind: 'failed', text: words.notWhole }
  const text = words.given[given](fileName)
  if (given === 'downloading') return { kind: 'asked-for', text, content: written.text, made: written.made }
  await store.backupFile.noteMade(written.made)
  return { kind: 'told', text }
}

async function weakPassphrase(passphrase: string, name: string): Promise<Made | undefined> {
  try {
    const { judgePassword } = await import('../../platform/judgePassword')
    const fault = judgePassword(passphrase, [name])
    return fault && { kind: 'weak', text: weakPasswordWords[fault] }
  } catch {
    return { kind: 'failed', text: words.notLoaded }
  }
}

export type Reading = { readonly kind: 'offer'; readonly offer: ImportOffer } | { readonly kind: 'locked' } | Told

/** Reads a chosen file. `passphrase` is empty at the first try. Reading changes nothing. */
export async function readBackupFile(
  { store, clock }: Pick<Making, 'store' | 'clock'>,
  file: File,
  passphrase: string,
): Promise<Reading> {
  const loaded = await load(store, clock)
  if (loaded.kind !== 'loaded') return loaded
  const read = await loaded.files.read(file, passphrase)
  if (read.kind === 'offer') return { kind: 'offer', offer: read }
  return read.reason === 'locked' ? { kind: 'locked' } : { kind: 'failed', text: words.refused[read.reason] }
}

/** *Restore this backup*. */
export async function acceptBackupFile(
  { store, clock }: Pick<Making, 'store' | 'clock'>,
  offer: ImportOffer,
): Promise<Told> {
  const loaded = await load(store, clock)
  if (loaded.kind !== 'loaded') return loaded
  const outcome = await loaded.files.accept(offer)
  switch (outcome.kind) {
    case 'saved':
    case 'saved-beside':
      return { kind: 'told', text: words.added(offer.backup.name) }
    case 'unchanged':
      return { kind: 'told', text: words.nothingNew }
    case 'failed':
    case 'refused':
      return { kind: 'failed', text: words.notAdded[outcome.reason] }
  }
}
