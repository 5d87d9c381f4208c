/**
 * Role: the receipts of a class: one for each stored report, in the envelope of the plan. A second list has those that
 * arrived but don't count. A rejected report is only in the second list, so older apps don't call it handed in.
 * Guarantee: each receipt matches only the report whose envelope has exactly the same bytes. It tells classmates nothing
 * about a report, because it is a hash of encrypted bytes.
 * Must not: name a sender, or be trusted outside an envelope that the class signed.
 */
import { bytesOf, encodeBase64url } from '../../../core/progress/file/base64url'
import { type JsonMap, own } from '../../../core/progress/json'
import { type Bytes, hexOf, joinBytes } from '../bytes'
import type { ClassroomTools } from '../ClassroomTools'

declare const brand: unique symbol
/** SHA-256 of a report's envelope as 64 hex digits. */
export type Receipt = string & { readonly [brand]: 'Receipt' }

export const RECEIPT_BYTES = 32
/**
 * Maximum number of receipts. A class has room for 300 senders; the rest is for senders who were removed or have left.
 * With two full lists, the envelope has less than 40 kB.
 */
export const MOST_RECEIPTS = 600

/** @param envelope the bytes that were signed and sent, as `verifyEnvelope` returns them */
export async function receiptOf(envelope: Bytes, { digest }: Pick<ClassroomTools, 'digest'>): Promise<Receipt> {
  return hexOf(await digest(envelope)) as Receipt
}

/**
 * Returns base64url of the receipts, each once, in the order of their bytes, so that the order tells nothing. Leaves out
 * receipts after the maximum.
 */
export function receiptsText(receipts: Iterable<Receipt>): string {
  const kept = [...new Set(receipts)].slice(0, MOST_RECEIPTS).sort()
  return encodeBase64url(joinBytes(kept.map(bytesOfHex)))
}

/** Returns no receipts if the text is not a list of receipts. */
export function parseReceipts(text: unknown): ReadonlySet<Receipt> {
  const bytes = bytesOf(text)
  if (bytes === undefined || bytes.length % RECEIPT_BYTES !== 0 || bytes.length > MOST_RECEIPTS * RECEIPT_BYTES)
    return new Set()
  const count = bytes.length / RECEIPT_BYTES
  const at = (index: number) => bytes.subarray(index * RECEIPT_BYTES, (index + 1) * RECEIPT_BYTES)
  return new Set(Array.from({ length: count }, (_, index) => hexOf(at(index)) as Receipt))
}

/** Returns the receipts in the text of a plan's envelope. Envelopes from older apps have none. */
export function receiptsIn(map: JsonMap): ReadonlySet<Receipt> {
  return parseReceipts(own(map, 'receipts'))
}

/**
 * Returns the receipts of reports that arrived, but that the class doesn't count: their devices wait for approval, or
 * were rejected. Undefined for envelopes from older apps, which don't say what counts.
 */
export function uncountedIn(map: JsonMap): ReadonlySet<Receipt> | undefined {
  const text = own(map, 'uncounted')
  return typeof text === 'string' ? parseReceipts(text) : undefined
}

const RECEIPT = /^[0-9a-f]{64}$/

export function parseReceipt(value: unknown): Receipt | undefined {
  return typeof value === 'string' && RECEIPT.test(value) ? (value as Receipt) : undefined
}

function bytesOfHex(receipt: Receipt): Bytes {
  return Uint8Array.from({ length: RECEIPT_BYTES }, (_, at) => Number.parseInt(receipt.slice(at * 2, at * 2 + 2), 16))
}
