import type { Difficulty } from '../../core/curriculum/parseManifest'
import type { ModuleStanding } from '../../session/moduleStandings'

export type Level = 'all' | Difficulty
export type ModuleState = 'started' | 'not-started' | 'done'

export interface Choice {
  readonly level: Level
  readonly state: 'any' | ModuleState
}

/** The state of a module. It is done when every lesson is complete and the quiz is passed. */
export function stateOf({ patchesDone, patches }: ModuleStanding, isStarted: boolean): ModuleState {
  if (patchesDone === patches) return 'done'
  return isStarted ? 'started' : 'not-started'
}

/** The modules that match both filters, in the order of the curriculum. */
export function chooseModules(
  standings: readonly ModuleStanding[],
  { level, state }: Choice,
  isStarted: (standing: ModuleStanding) => boolean,
): readonly ModuleStanding[] {
  return standings.filter(
    (standing) =>
      (level === 'all' || standing.module.difficulty === level) &&
      (state === 'any' || stateOf(standing, isStarted(standing)) === state),
  )
}

export interface LevelGroup {
  readonly level: Difficulty
  readonly standings: readonly ModuleStanding[]
}

const levels: readonly Difficulty[] = ['Beginner', 'Intermediate', 'Advanced']

/** Groups modules by level, easiest first. A level without modules is left out. */
export function levelGroups(standings: readonly ModuleStanding[]): readonly LevelGroup[] {
  return levels
    .map((level) => ({ level, standings: standings.filter(({ module }) => module.difficulty === level) }))
    .filter((group) => group.standings.length > 0)
}

/** The levels that occur in the curriculum. */
export function levelsOf(standings: readonly ModuleStanding[]): readonly Difficulty[] {
  return levelGroups(standings).map(({ level }) => level)
}
