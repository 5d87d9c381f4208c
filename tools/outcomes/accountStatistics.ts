/**
 * Role: the exact outcomes of the accounts that agreed, as if they were one class.
 * Guarantee: leaves out and counts damaged records, and reads all others. Checks the answer of each record
 * again.
 * Must not: have more than one page of records in memory.
 */
import { createHash } from 'node:crypto'
import type { ClassCurriculum } from '../../src/classroom/protocol/book/grid'
import { type ClassStatistics, statisticsOf } from '../../src/classroom/protocol/outcomes/classStatistics'
import { joinStatistics } from '../../src/classroom/protocol/outcomes/joinStatistics'
import type { OutcomeLearner } from '../../src/classroom/protocol/outcomes/outcomeLearner'
import { sharedOutcomes } from '../../src/classroom/protocol/report/sharedOutcomes'
import { localDateOf } from '../../src/core/progress/calendar'
import { isOutdated } from '../../src/core/progress/document'
import { type LocalDate, parseLearnerId } from '../../src/core/progress/ids'
import { parseDocument } from '../../src/core/progress/parseDocument'
import { sharesOutcomes } from '../../src/core/progress/sharesOutcomes'

export interface StoredAccount {
  readonly id: string
  readonly sync: unknown
  readonly updatedAt: Date | undefined
}

export interface AccountStatistics {
  readonly statistics: ClassStatistics
  /** Records that can't be read, or that a newer version wrote. */
  readonly leftOut: number
}

export interface AboutAccounts {
  readonly projectId: string
  readonly curriculum: ClassCurriculum
  readonly asOf: LocalDate
}

export async function accountStatistics(
  pages: AsyncIterable<readonly StoredAccount[]>,
  { projectId, curriculum, asOf }: AboutAccounts,
): Promise<AccountStatistics> {
  let statistics = statisticsOf([], curriculum, asOf)
  let leftOut = 0
  for await (const page of pages) {
    const learners = page.map((account) => learnerOf(account, projectId))
    leftOut += learners.filter((learner) => learner === 'unreadable').length
    const counted = learners.filter((learner) => learner !== 'unreadable' && learner !== 'no')
    statistics = joinStatistics(statistics, statisticsOf(counted, curriculum, asOf))
  }
  return { statistics, leftOut }
}

function learnerOf({ id, sync, updatedAt }: StoredAccount, projectId: string): OutcomeLearner | 'unreadable' | 'no' {
  const owner = parseLearnerId(id)
  const parsed = owner === undefined ? undefined : parseDocument(sync, owner)
  if (parsed?.kind !== 'parsed' || isOutdated(parsed.document)) return 'unreadable'
  const { document } = parsed
  if (!sharesOutcomes(document)) return 'no'
  return {
    order: createHash('sha256').update(`${projectId}\0${id}`).digest('hex'),
    document,
    // The state of a learner is on the device only.
    ...sharedOutcomes(document, undefined),
    heardOn: updatedAt === undefined ? undefined : localDateOf(updatedAt),
  }
}
