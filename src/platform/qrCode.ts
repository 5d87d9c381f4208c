import { encodeQR } from 'qr'

/** The modules of a code with its quiet zone, row by row. True is dark. There are as many rows as columns. */
export type QrModules = readonly (readonly boolean[])[]

/** The standard requires this many light modules on each side. */
const QUIET = 4

/**
 * The smallest QR code that can hold the text, up to version 40, at level M (15% of it may be unreadable).
 * @throws Error if the text is too long for any code
 */
export function qrModules(text: string): QrModules {
  return encodeQR(text, 'raw', { ecc: 'medium', border: QUIET })
}

/** Alphanumeric characters that fit in a code of each version, at level M: ISO/IEC 18004, table 7. */
export const signsOfVersion = { 10: 311, 12: 419, 15: 600, 16: 656, 18: 816, 20: 970 } as const

export type QrVersion = keyof typeof signsOfVersion
