/** The Node flags of the hub. By default Node would use 40 MB of a small computer's memory for short-lived objects. */
export const NODE_FLAGS = ['--max-semi-space-size=8']
