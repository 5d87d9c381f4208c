import type { Difficulty } from '../../curriculum/curriculum'
import type { ModuleStanding } from '../session/moduleStandings'

export interface LevelGroup {
  readonly level: Difficulty
  readonly standings: readonly ModuleStanding[]
}

const levels: readonly Difficulty[] = ['Beginner', 'Intermediate', 'Advanced']

/** Modules by level, easiest first; a level without modules is left out. */
export function levelGroups(standings: readonly ModuleStanding[]): readonly LevelGroup[] {
  return levels
    .map((level) => ({ level, standings: standings.filter(({ module }) => module.difficulty === level) }))
    .filter((group) => group.standings.length > 0)
}

/** The levels that the curriculum has. */
export function levelsOf(standings: readonly ModuleStanding[]): readonly Difficulty[] {
  return levelGroups(standings).map(({ level }) => level)
}
