import type { Difficulty } from '../../curriculum/curriculum'
import type { ModuleStanding } from '../session/moduleStandings'

export type Level = 'all' | Difficulty
export type ModuleState = 'started' | 'not-started' | 'done'

export interface Choice {
  readonly level: Level
  readonly state: 'any' | ModuleState
}

/** Done: every lesson posted and the quiz passed. */
export function stateOf({ patchesDone, patches }: ModuleStanding, isBegun: boolean): ModuleState {
  if (patchesDone === patches) return 'done'
  return isBegun ? 'started' : 'not-started'
}

/** The modules that fit both choices, in the order of the curriculum. */
export function chooseModules(
  standings: readonly ModuleStanding[],
  { level, state }: Choice,
  isBegun: (standing: ModuleStanding) => boolean,
): readonly ModuleStanding[] {
  return standings.filter(
    (standing) =>
      (level === 'all' || standing.module.difficulty === level) &&
      (state === 'any' || stateOf(standing, isBegun(standing)) === state),
  )
}
