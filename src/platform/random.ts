/** The source of randomness. It is a parameter so that tests can use repeatable values. */
export interface Random {
  bytes(length: number): Uint8Array<ArrayBuffer>
}

/**
 * 32 characters, so that five bits choose one evenly. `i`, `l`, `o` and `u` are left out because people misread them.
 */
const SIGNS = '0123456789abcdefghjkmnpqrstvwxyz'

export const systemRandom: Random = {
  bytes: (length) => crypto.getRandomValues(new Uint8Array(length)),
}

/**
 * A new id of 20 characters (100 bits), for a learner or an action. It has only letters and digits, so it is a valid id
 * everywhere, including a Firestore field path.
 */
export function randomId(random: Random, signs = 20): string {
  return Array.from(random.bytes(signs), (byte) => SIGNS.charAt(byte % SIGNS.length)).join('')
}

/**
 * A new device id: 12 characters (60 bits). It only has to be unique among one learner's devices. It is short because
 * documents and commits repeat it for each lesson, quiz and question.
 */
export function randomDeviceId(random: Random): string {
  return randomId(random, 12)
}
