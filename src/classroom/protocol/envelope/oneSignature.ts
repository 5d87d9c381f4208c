/**
 * Role: of the two signatures that ECDSA has for one content, the one with which an envelope is kept and compared.
 * Guarantee: nobody but its sender makes other bytes of an envelope: without it whoever has an old report could hand it in
 * once more as one that was never seen, and its sender would count as heard today.
 * Must not: say whether a signature is right, or refuse the other one, which every second signature of a browser is.
 */
import type { Bytes } from '../bytes'

/** The order of P-256: FIPS 186-5. With `s` also this less `s` is right. */
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n
const HALF = ORDER / 2n
const S_FROM = 32
const S_BYTES = 32
const BYTE = 256n

/** @param signature `r` and `s`, of 32 bytes each */
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
