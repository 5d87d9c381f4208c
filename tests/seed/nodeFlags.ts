/** What Node is told in every process of tests. */
export const NODE_FLAGS = ['--import', new URL('worldOfOldestNode.mjs', import.meta.url).href]
