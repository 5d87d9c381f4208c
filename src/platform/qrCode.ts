import { encodeQR } from 'qr'

/** The modules of a code with its quiet zone, row by row; true is dark. As many rows as columns. */
export type QrModules = readonly (readonly boolean[])[]

/** Light modules on each side that the standard asks for. */
const QUIET = 4

/**
 * The smallest QR code, up to version 40, of level M (15 % of it may be unreadable) that holds the text.
 *
 * @throws Error for a text that no code holds.
 */
export function qrModules(text: string): QrModules {
  return encodeQR(text, 'raw', { ecc: 'medium', border: QUIET })
}

/** Alphanumeric signs in a code of each version, at level M: ISO/IEC 18004, table 7. */
export const signsOfVersion = { 10: 311, 12: 419, 15: 600, 16: 656, 18: 816, 20: 970 } as const

export type QrVersion = keyof typeof signsOfVersion
