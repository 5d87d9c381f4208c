import type { ProgressDocument } from '../../../src/core/progress/document'
import type { Syllabus } from '../../../src/core/progress/syllabus'
import type { ReplicationStore } from '../../../src/data/store/replicationStore'
import type { Edition } from '../../editions/Edition'
import type { Deed } from './steps'

/** One device of a learner, with any kind of database. */
export interface Replica {
  readonly store: ReplicationStore
  /** The version of the app that exchanges for it. */
  readonly edition: Edition
  /** The syllabus of its version of the app. */
  readonly syllabus: Syllabus
  /** Resolves to whether the document has changed. `date` is the date of the device's clock, at noon. */
  do(deed: Deed, date: string): Promise<boolean>
  document(): Promise<ProgressDocument>
  asides(): Promise<readonly ProgressDocument[]>
  isWaiting(): Promise<boolean>
  close(): void
}

export type MakeReplica = (index: number) => Replica | Promise<Replica>
