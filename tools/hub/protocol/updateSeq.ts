import { randomBytes } from 'node:crypto'

/** Changes at each start of a hub. A client that has read from an earlier run may have data that this one lacks. */
export interface Generation {
  /** The number of digits. CouchDB's replicator starts over if this part differs between two checkpoints. */
  readonly id: string
}

export function newGeneration(): Generation {
  return { id: BigInt(`0x${randomBytes(6).toString('hex')}`).toString() }
}

export function seqText(seq: number, { id }: Generation): string {
  return `${seq}-${id}`
}

/** Returns 0, the beginning, for a sequence of an earlier start. Undefined if no hub made it. */
export function seqIn(text: string, generation: Generation, now: number): number | undefined {
  if (text === 'now') return now
  const [, number, id] = /^"?(\d{1,15})(?:-(\d{1,15}))?"?$/.exec(text) ?? []
  if (number === undefined) return undefined
  return id === generation.id ? Math.min(Number(number), now) : 0
}
