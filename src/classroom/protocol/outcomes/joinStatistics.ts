/**
 * Role: joins the exact outcomes of two parts of one group, so that a large group is read in parts.
 * Guarantee: gives the same for the parts of a group as for the whole group, in any order.
 * Must not: join parts of different days or courses.
 */
import { compareScalars } from '../../../core/progress/json'
import { type ClassStatistics, compareDays, type ModuleStatistics } from './classStatistics'

export function joinStatistics(a: ClassStatistics, b: ClassStatistics): ClassStatistics {
  return {
    asOf: a.asOf,
    enrolled: a.enrolled + b.enrolled,
    active: a.active + b.active,
    handedIn: a.handedIn + b.handedIn,
    weeks: a.weeks.map(({ from, active }, place) => ({ from, active: active + (b.weeks[place]?.active ?? 0) })),
    modules: a.modules.map((module, place) => joinModules(module, b.modules[place])),
    states: [...new Set([...a.states, ...b.states].map(({ state }) => state))]
      .sort(compareScalars)
      .map((state) => ({ state, learners: inState(a, state) + inState(b, state) })),
  }
}

function joinModules(a: ModuleStatistics, b: ModuleStatistics | undefined): ModuleStatistics {
  if (b === undefined) return a
  return {
    id: a.id,
    title: a.title,
    finished: a.finished + b.finished,
    passedFirst: a.passedFirst + b.passedFirst,
    passedBest: a.passedBest + b.passedBest,
    pairs: [...a.pairs, ...b.pairs].sort(compareDays),
  }
}

function inState({ states }: ClassStatistics, state: string): number {
  return states.find((one) => one.state === state)?.learners ?? 0
}
