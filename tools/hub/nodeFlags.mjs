/** What Node is told when it runs the hub: of a small computer's memory it would take 40 MB for what is soon thrown away. */
export const NODE_FLAGS = ['--max-semi-space-size=8']
