import { createHash } from 'node:crypto'
import { Bytes, serverTimestamp, Timestamp } from 'firebase/firestore'
import type { Fields } from './Case'

/** The id of a class, and that of another class, in hex. */
export const ID = '0123456789abcdef'.repeat(2)
export const OTHER_ID = 'fedcba9876543210'.repeat(2)

/** Returns the place of a teacher's class. */
export function placeOf(uid: string, id = ID): string {
  return hashOf(`${uid}/${id}`).toString('hex').slice(0, 32)
}

export const PLACE = placeOf('ada')
export const CLASS = `classes/${PLACE}`
export const PLAN = `${CLASS}/plan/current`
export const ACCESS = `${CLASS}/door/current`
export const ADAS: Fields = { owner: 'ada', open: true, id: ID }

/** A class of an earlier version, where the id was the place. */
export const EARLIER_CLASS = `classes/${ID}`
export const ADAS_EARLIER: Fields = { owner: 'ada', open: true }

const AT = Timestamp.fromDate(new Date('2026-11-20T08:00:00.000Z'))

/** The sender of a report: one learner on one device in one class. */
export interface Sender {
  readonly key: Uint8Array
  readonly path: string
  readonly hash: string
}

export function senderNamed(name: string, place = PLACE): Sender {
  const key = Uint8Array.from([4, ...hashOf(name), ...hashOf(`${name} too`)])
  const hash = hashOf(key).toString('hex')
  return { key, hash, path: `classes/${place}/reports/${hash}` }
}

/** Where the app keeps the report of a sender for an account. `path` is where apps of before keep it. */
export function claimedPath({ path, hash }: Sender, uid: string, place = PLACE): string {
  return `${path}-${claimOf(uid, place, hash)}`
}

export const BENS = senderNamed('ben')
export const GRACES = senderNamed('grace')

interface Said {
  readonly sender?: Sender
  readonly uid?: string
  readonly id?: string
  readonly place?: string
  readonly kind?: 1 | 2
  readonly sequence?: number | bigint
  /** The size of the entire envelope, in bytes. */
  readonly size?: number
}

/** Random bytes behind a header, in place of a sealed and signed report. Rules read only the header. */
export function envelope({ sender = BENS, id = ID, kind = 1, sequence = 7, size = 2000 }: Said = {}): Uint8Array {
  const number = Buffer.alloc(8)
  number.writeBigUInt64BE(BigInt(sequence))
  const head = Buffer.concat([Buffer.from([0x50, 0x4c, 1, kind]), Buffer.from(id, 'hex'), sender.key, number])
  return Uint8Array.from(Buffer.concat([head, Buffer.alloc(size - head.length, 0xa5)]))
}

/** Ben's report, as the app writes it. */
export function report(said: Said = {}, changed: Fields = {}): Fields {
  const { sender = BENS, uid = 'ben', place = PLACE } = said
  return {
    key: Bytes.fromUint8Array(sender.key),
    envelope: Bytes.fromUint8Array(envelope(said)),
    claim: claimOf(uid, place, sender.hash),
    at: serverTimestamp(),
    ...changed,
  }
}

const TEACHER = senderNamed('the class')

export function plan(said: Said = {}, changed: Fields = {}): Fields {
  return {
    key: Bytes.fromUint8Array((said.sender ?? TEACHER).key),
    envelope: Bytes.fromUint8Array(envelope({ sender: TEACHER, kind: 2, ...said })),
    at: serverTimestamp(),
    ...changed,
  }
}

/** Returns the fields as they are stored in the database. */
export const stored = (fields: Fields): Fields => ({ ...fields, at: AT })

function claimOf(uid: string, place: string, hash: string): string {
  return hashOf(`${uid}/${place}/${hash}`).toString('hex')
}

function hashOf(content: string | Uint8Array): Buffer {
  return createHash('sha256').update(content).digest()
}
