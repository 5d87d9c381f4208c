/**
 * Role: reads and writes the one document row, inside the caller's transaction.
 * Guarantee: an unreadable document is set aside before another replaces it. A missing document is never treated as a
 * new learner's.
 * Must not: open a transaction, or wait for anything but the database.
 */
import { emptyDocument, type ProgressDocument } from '../../core/progress/document'
import { type DeviceId, type Instant, type LearnerId, parseDeviceId } from '../../core/progress/ids'
import { isSameJson } from '../../core/progress/isSameJson'
import { join } from '../../core/progress/join'
import { parseDocument } from '../../core/progress/parseDocument'
import { ConnectionEnded } from './connection'
import type { DocumentRow, LearnerDatabase } from './learnerDatabase'
import { type ChangeMark, parseChangeMarks, withChange } from './waitingSince'

/**
 * The most actions that other tabs can write between the first try of an action and its second try, a few seconds
 * later.
 */
const MOST_ACTIONS = 8

export interface LoadedDocument {
  readonly document: ProgressDocument
  readonly revision: number
  readonly deviceId: DeviceId
  readonly formerDeviceIds: readonly string[]
  readonly lastAction: string
  /** Newest first. */
  readonly earlierActions: readonly string[]
  /** The times of earlier changes, and of this transaction: UTC, `toISOString`, or `''`. */
  readonly changes: readonly ChangeMark[]
  readonly at: string
  /** Whether this same transaction created it for an empty database. */
  readonly isNew: boolean
}

/** A document, and the name that its database got when it was created. */
export interface SeenDocument {
  readonly deviceId: unknown
  readonly document: ProgressDocument
}

export interface LoadOptions {
  readonly owner: LearnerId
  readonly at: Instant
  /** Whether this page has read a document here before. If so, a missing one means that the database was deleted. */
  readonly isExpected: boolean
  /** The last document that this page read here. */
  readonly seen?: SeenDocument | undefined
  readonly newDeviceId: DeviceId
}

/**
 * Needs a read-write transaction over `document` and `aside`. Throws ConnectionEnded `gone` if the document was
 * deleted.
 */
export async function loadDocument(database: LearnerDatabase, options: LoadOptions): Promise<LoadedDocument> {
  const row = await database.document.get('document')
  if (row === undefined) {
    if (options.isExpected) throw new ConnectionEnded('gone')
    return { ...(await makeDocument(database, options, 0)), isNew: true }
  }
  const parsed = parseDocument(row.document, options.owner)
  if (options.seen !== undefined && isReplaced(options.seen, row, parsed)) throw new ConnectionEnded('gone')
  if (parsed.kind === 'unreadable') {
    await database.aside.add({
      reason: 'unreadable',
      document: row.document,
      detail: parsed.reason,
      at: options.at,
    })
    return await makeDocument(database, options, revisionOf(row))
  }
  return {
    document: parsed.document,
    revision: revisionOf(row),
    deviceId: parseDeviceId(row.deviceId) ?? options.newDeviceId,
    formerDeviceIds: textsOf(row.formerDeviceIds),
    lastAction: row.lastAction,
    earlierActions: textsOf(row.earlierActions),
    changes: parseChangeMarks(row.changes),
    at: options.at,
    isNew: false,
  }
}

/**
 * Returns whether another page found the database deleted and created a new one that lacks some of the data read here.
 * Continuing in it would lose the data that only this page still has.
 */
export function isReplaced(
  seen: SeenDocument,
  { deviceId, formerDeviceIds }: Pick<DocumentRow, 'deviceId' | 'formerDeviceIds'>,
  parsed: ReturnType<typeof parseDocument>,
): boolean {
  if (
    seen.deviceId === deviceId ||
    textsOf(formerDeviceIds).some((former) => former === seen.deviceId) ||
    parsed.kind === 'unreadable'
  )
    return false
  return !isSameJson(join(parsed.document, seen.document), parsed.document)
}

/** Returns the row that follows `before`. */
export function nextRow(before: LoadedDocument, document: ProgressDocument, action: string): DocumentRow {
  const revision = before.revision + 1
  return {
    key: 'document',
    document,
    revision,
    deviceId: before.deviceId,
    ...(before.formerDeviceIds.length > 0 && { formerDeviceIds: before.formerDeviceIds }),
    lastAction: action,
    earlierActions:
      action === before.lastAction
        ? before.earlierActions
        : [before.lastAction, ...before.earlierActions].slice(0, MOST_ACTIONS),
    changes: withChange(before.changes, revision, before.at),
  }
}

async function makeDocument(
  database: LearnerDatabase,
  options: LoadOptions,
  revisionBefore: number,
): Promise<LoadedDocument> {
  const made: LoadedDocument = {
    document: emptyDocument(options.owner, options.at),
    revision: revisionBefore,
    deviceId: options.newDeviceId,
    formerDeviceIds: [],
    lastAction: '',
    earlierActions: [],
    changes: [],
    at: options.at,
    isNew: false,
  }
  const row = nextRow(made, made.document, '')
  await database.document.put(row)
  return { ...made, revision: row.revision, changes: parseChangeMarks(row.changes) }
}

function textsOf(list: unknown): readonly string[] {
  return Array.isArray(list) ? (list as readonly string[]) : []
}

/** 0 for a missing or damaged row. */
export function revisionOf(row: DocumentRow | undefined): number {
  return row !== undefined && Number.isSafeInteger(row.revision) && row.revision >= 0 ? row.revision : 0
}
