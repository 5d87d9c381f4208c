/**
 * Role: the class card, which a learner needs to join, as bytes for the camera and as text for a link.
 * Guarantee: a card that parses is complete, has the id that matches its keys, and has names that may be shown.
 * Must not: throw on any input, or contain secrets other than the plan key and the relay passwords, because it hangs on
 * a wall.
 */
import { decodeBase64url, encodeBase64url } from '../../../core/progress/file/base64url'
import { parseBoundedJson } from '../../../core/progress/boundedJson'
import { canonicalText, isJsonArray, isJsonMap, type Json, type JsonMap, own } from '../../../core/progress/json'
import { type Bytes, isSameBytes, joinBytes } from '../bytes'
import type { ClassroomTools } from '../ClassroomTools'
import { CLASS_ID_BYTES, KEY_BYTES, MAGIC } from '../envelope/envelope'
import { readName } from '../../../core/progress/plainName'
import { classIdOf } from './classId'

export interface ClassCard {
  readonly classId: Bytes
  readonly className: string
  readonly teacherName: string
  /** The class signs plans with the private key that matches this public key. */
  readonly verifyingKey: Bytes
  /** Reports are sealed for this key. */
  readonly sealingKey: Bytes
  /** 32 bytes. Anyone with the card can read plans. */
  readonly planKey: Bytes
  readonly relays: readonly CardRelay[]
}

export interface CardRelay {
  readonly name: 'firestore' | 'couchdb'
  /** The address of the server; `''` if the build includes it. */
  readonly address: string
  readonly user: string
  readonly password: string
}

/** `torn`: bytes are missing or were changed. `foreign`: complete, but its keys don't match its class id. */
export type CardFault = 'not-a-card' | 'too-large' | 'newer' | 'torn' | 'foreign' | 'bad-name' | 'unreadable'

export type ReadCard =
  | { readonly kind: 'card'; readonly card: ClassCard }
  | { readonly kind: 'refused'; readonly reason: CardFault }

const VERSION = 1
const KIND = 3
const PLAN_KEY_BYTES = 32
const CHECKSUM_BYTES = 4
const FIXED_BYTES = MAGIC.length + 2 + CLASS_ID_BYTES + KEY_BYTES * 2 + PLAN_KEY_BYTES
/** Maximum bytes. A QR code has room for less; a card has names of at most 100 characters and only a few relays. */
const LARGEST_CARD = 4096
const MOST_RELAYS = 4
const LONGEST_FIELD = 300

type CardTools = Pick<ClassroomTools, 'digest' | 'encode' | 'decode'>

/**
 * Returns magic, version, kind 3, class id, keys, names and relays as JSON, and the first 4 bytes of the SHA-256 of all
 * that.
 */
export async function cardBytes(
  card: ClassCard,
  { digest, encode }: Pick<ClassroomTools, 'digest' | 'encode'>,
): Promise<Bytes> {
  const { classId, className, teacherName, verifyingKey, sealingKey, planKey, relays } = card
  const mark = Uint8Array.of(VERSION, KIND)
  const words = encode(canonicalText({ className, teacherName, relays }))
  const body = joinBytes([MAGIC, mark, classId, verifyingKey, sealingKey, planKey, words])
  return joinBytes([body, (await digest(body)).subarray(0, CHECKSUM_BYTES)])
}

/** Whether the bytes start like a card. */
export function isCard(bytes: Uint8Array): boolean {
  return isSameBytes(bytes.subarray(0, MAGIC.length), MAGIC) && bytes[MAGIC.length + 1] === KIND
}

export async function readCardBytes(given: Uint8Array, tools: CardTools): Promise<ReadCard> {
  if (!isCard(given)) return refused('not-a-card')
  if (given.length > LARGEST_CARD) return refused('too-large')
  if ((given[MAGIC.length] ?? 0) > VERSION) return refused('newer')
  const bytes = given.slice()
  const body = bytes.slice(0, Math.max(0, bytes.length - CHECKSUM_BYTES))
  const checksum = (await tools.digest(body)).subarray(0, CHECKSUM_BYTES)
  if (body.length <= FIXED_BYTES || !isSameBytes(checksum, bytes.subarray(body.length))) return refused('torn')
  const [classId, verifyingKey, sealingKey, planKey] = fixedParts(body)
  if (!isSameBytes(classId, await classIdOf(verifyingKey, sealingKey, tools))) return refused('foreign')
  const words = parseBoundedJson(body.slice(FIXED_BYTES), tools)
  const relays = words && parseRelays(own(words, 'relays'))
  if (words === undefined || relays === undefined) return refused('unreadable')
  const [className, teacherName] = [readName(own(words, 'className')), readName(own(words, 'teacherName'))]
  if (className === undefined || teacherName === undefined) return refused('bad-name')
  return { kind: 'card', card: { classId, className, teacherName, verifyingKey, sealingKey, planKey, relays } }
}

function fixedParts(body: Bytes): [classId: Bytes, verifyingKey: Bytes, sealingKey: Bytes, planKey: Bytes] {
  const verifyingFrom = MAGIC.length + 2 + CLASS_ID_BYTES
  const sealingFrom = verifyingFrom + KEY_BYTES
  const planFrom = sealingFrom + KEY_BYTES
  return [
    body.slice(MAGIC.length + 2, verifyingFrom),
    body.slice(verifyingFrom, sealingFrom),
    body.slice(sealingFrom, planFrom),
    body.slice(planFrom, FIXED_BYTES),
  ]
}

function parseRelays(value: Json | undefined): readonly CardRelay[] | undefined {
  if (value === undefined || !isJsonArray(value) || value.length > MOST_RELAYS) return undefined
  const relays = value.map(parseRelay)
  return relays.every((relay) => relay !== undefined) ? relays : undefined
}

function parseRelay(value: Json): CardRelay | undefined {
  if (!isJsonMap(value)) return undefined
  const name = own(value, 'name')
  const [address, user, password] = [field(value, 'address'), field(value, 'user'), field(value, 'password')]
  if (name !== 'firestore' && name !== 'couchdb') return undefined
  if (address === undefined || user === undefined || password === undefined) return undefined
  return { name, address, user, password }
}

function field(map: JsonMap, name: string): string | undefined {
  const value = own(map, name)
  return typeof value === 'string' && value.length <= LONGEST_FIELD ? value : undefined
}

/** Returns the part of a link after `#`. */
export async function cardText(card: ClassCard, tools: Pick<ClassroomTools, 'digest' | 'encode'>): Promise<string> {
  return encodeBase64url(await cardBytes(card, tools))
}

/** Maximum characters. A longer text can't be a link with a card. */
const LONGEST_LINK = 20_000

/**
 * Reads a link with a card, or just the text after its `#`. Ignores the spaces and line breaks that an email program
 * adds.
 */
export async function readCardText(text: string, tools: CardTools): Promise<ReadCard> {
  if (text.length > LONGEST_LINK) return refused('too-large')
  const fragment = text.slice(text.lastIndexOf('#') + 1)
  const { bytes, isCutShort } = decodeBase64url(tools.encode(fragment))
  if (isCutShort) return refused(isCard(bytes) ? 'torn' : 'not-a-card')
  return readCardBytes(bytes, tools)
}

function refused(reason: CardFault): ReadCard {
  return { kind: 'refused', reason }
}
