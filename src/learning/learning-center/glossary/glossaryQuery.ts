/** What was searched for on the way to the glossary, kept in the history entry: the address stays short. */
export interface GlossaryQuery {
  readonly query: string
}

/** The words to search for in a history entry's state, which may be anything. */
export function queryOf(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('query' in state)) return ''
  return typeof state.query === 'string' ? state.query : ''
}
