import { describe, expect, it } from 'vitest'
import { reportSuite } from '../../../src/platform/classroomTools'

const bytes = (hex: string) => Uint8Array.from(Buffer.from(hex, 'hex'))
const hex = (buffer: ArrayBuffer) => Buffer.from(buffer).toString('hex')

/** RFC 9180, appendix A.3.1: DHKEM(P-256, HKDF-SHA256), HKDF-SHA256, AES-128-GCM, base mode. */
const vector = {
  info: bytes('4f6465206f6e2061204772656369616e2055726e'),
  ikmE: bytes('4270e54ffd08d79d5928020af4686d8f6b7d35dbe470265f1f5aa22816ce860e'),
  ikmR: bytes('668b37171f1072f3cf12ea8a236a45df23fc13b82af3609ad1e354f6ef817550'),
  pkRm:
    '04fe8c19ce0905191ebc298a9245792531f26f0cece2460639e8bc39cb7f706a' +
    '826a779b4cf969b8a0e539c7f62fb3d30ad6aa8f80e30f1d128aafd68a2ce72ea0',
  enc:
    '04a92719c6195d5085104f469a8b9814d5838ff72b60501e2c4466e5e67b325ac' +
    '98536d7b61a1af4b78e5b7f951c0900be863c403ce65c9bfcb9382657222d18c4',
  plaintext: bytes('4265617574792069732074727574682c20747275746820626561757479'),
}

/** Sequence numbers 0 and 1 of the appendix. */
const encryptions = [
  ['436f756e742d30', '5ad590bb8baa577f8619db35a36311226a896e7342a6d836d8b7bcd2f20b6c7f9076ac232e3ab2523f39513434'],
  ['436f756e742d31', 'fa6f037b47fc21826b610172ca9637e82d6e5801eb31cbd3748271affd4ecb06646e0329cbdf3c3cd655b28e82'],
] as const

describe('the suite that seals reports', () => {
  it('seals exactly the bytes of RFC 9180', async () => {
    const suite = reportSuite()
    const ephemeral = await suite.kem.deriveKeyPair(vector.ikmE)
    const recipient = await suite.kem.deriveKeyPair(vector.ikmR)
    expect(hex(await suite.kem.serializePublicKey(recipient.publicKey))).toBe(vector.pkRm)
    const sender = await suite.createSenderContext({
      recipientPublicKey: recipient.publicKey,
      info: vector.info,
      ekm: ephemeral,
    })
    expect(hex(sender.enc)).toBe(vector.enc)
    for (const [aad, ciphertext] of encryptions) {
      expect(hex(await sender.seal(vector.plaintext, bytes(aad)))).toBe(ciphertext)
    }
  })

  it('opens the bytes of RFC 9180', async () => {
    const suite = reportSuite()
    const recipientKey = await suite.kem.deriveKeyPair(vector.ikmR)
    const recipient = await suite.createRecipientContext({ recipientKey, info: vector.info, enc: bytes(vector.enc) })
    for (const [aad, ciphertext] of encryptions) {
      expect(new Uint8Array(await recipient.open(bytes(ciphertext), bytes(aad)))).toEqual(vector.plaintext)
    }
  })
})
