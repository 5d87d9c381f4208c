/**
 * Role: the mark that says whether a class is archived, and how the marks of two copies are merged.
 * Guarantee: merging gives the same mark in any order and any number of times.
 * Must not: delete anything. An archived class can be reopened with all of its content.
 */
import type { Instant } from '../../../core/progress/ids'
import { compareScalars } from '../../../core/progress/json'

/** The teacher's last tap on *Archive* or *Reopen*. A class that was never archived has no mark. */
export interface ArchiveMark {
  readonly isArchived: boolean
  /** Increases by 1 with each tap. */
  readonly turn: number
  /** When the teacher tapped, by the clock of that device. */
  readonly at: Instant
}

/** Returns the mark after a tap. Returns the same mark if the tap changes nothing. */
export function withArchived(
  before: ArchiveMark | undefined,
  isArchived: boolean,
  at: Instant,
): ArchiveMark | undefined {
  if ((before?.isArchived ?? false) === isArchived) return before
  return { isArchived, turn: (before?.turn ?? 0) + 1, at }
}

/**
 * Returns the mark with more taps. If both have the same number of taps, *archived* wins, because then no more data of
 * learners is collected. A learner loses nothing by it, and the teacher can reopen the class.
 */
export function laterMark(a: ArchiveMark | undefined, b: ArchiveMark | undefined): ArchiveMark | undefined {
  if (a === undefined || b === undefined) return a ?? b
  const order = a.turn - b.turn || Number(a.isArchived) - Number(b.isArchived) || compareScalars(b.at, a.at)
  return order >= 0 ? a : b
}
