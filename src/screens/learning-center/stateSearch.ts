import { homeStateWords as words } from '#words/homeState'
import type { StateGuide } from '../../core/curriculum/parseStates'
import { wordIndex } from './wordIndex'

/** With more, the lessons would be too far down the page. */
const MOST = 3
const ALL = '*'

/**
 * Builds a search over the topics of the notes by state. It finds at most three, best first. An undefined result stands
 * for the page with all notes, which is found by the name of a state.
 *
 * @param notes each topic's note for the learner's state; a topic without one is found by its title
 */
export function stateSearch(
  { states, topics }: StateGuide,
  place: string | null,
  notes: ReadonlyMap<string, string>,
): (query: string) => readonly (string | undefined)[] {
  const index = wordIndex({ title: 3, text: 1 })
  const names = states.filter(({ id }) => place === null || id === place).map(({ name }) => name)
  index.add({ id: ALL, title: words.searched(names), text: '' })
  index.addAll(topics.map(({ id, title }) => ({ id, title, text: notes.get(id) ?? '' })))
  return (query) =>
    index
      .search(query)
      .slice(0, MOST)
      .map(({ id }) => (id === ALL ? undefined : String(id)))
}
