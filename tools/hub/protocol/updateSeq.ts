import { randomBytes } from 'node:crypto'

/** Made anew at each start of a hub: whoever has read on from another one may have read what this one does not know. */
export interface Generation {
  /** Digits. CouchDB's replicator begins again where it differs from one checkpoint to the next. */
  readonly id: string
}

export function newGeneration(): Generation {
  return { id: BigInt(`0x${randomBytes(6).toString('hex')}`).toString() }
}

export function seqText(seq: number, { id }: Generation): string {
  return `${seq}-${id}`
}

/** 0, the beginning, for what another start has said; undefined for what no hub has said. */
export function seqIn(text: string, generation: Generation, now: number): number | undefined {
  if (text === 'now') return now
  const [, number, id] = /^"?(\d{1,15})(?:-(\d{1,15}))?"?$/.exec(text) ?? []
  if (number === undefined) return undefined
  return id === generation.id ? Math.min(Number(number), now) : 0
}
