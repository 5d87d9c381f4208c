/**
 * Role: chooses one of the two ECDSA signatures that are valid for the same content, so that envelopes can be compared.
 * Guarantee: only an envelope's sender can create the same envelope with different bytes. Otherwise anyone with an old
 * report could hand it in as a new one, and its sender would seem active today.
 * Must not: say whether a signature is valid, or reject the other one, which browsers make half the time.
 */
import type { Bytes } from '../bytes'

/** The order of P-256: FIPS 186-5. If `s` is valid, this number minus `s` is too. */
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n
const HALF = ORDER / 2n
const S_FROM = 32
const S_BYTES = 32
const BYTE = 256n

/** @param signature `r` and `s`, 32 bytes each */
export function theOneOf(signature: Bytes): Bytes {
  const s = valueOf(signature)
  if (s <= HALF) return signature
  const one = signature.slice()
  let rest = ORDER - s
  for (let at = S_FROM + S_BYTES - 1; at >= S_FROM; at -= 1) {
    one[at] = Number(rest % BYTE)
    rest /= BYTE
  }
  return one
}

function valueOf(signature: Bytes): bigint {
  return signature.subarray(S_FROM).reduce((value, byte) => value * BYTE + BigInt(byte), 0n)
}
