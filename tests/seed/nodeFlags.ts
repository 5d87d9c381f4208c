/** The Node flags of every test process. */
export const NODE_FLAGS = ['--import', new URL('worldOfOldestNode.mjs', import.meta.url).href]
