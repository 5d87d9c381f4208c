/** Where chance comes from; a parameter, so that tests can repeat it. */
export interface Random {
  bytes(length: number): Uint8Array<ArrayBuffer>
}

/** 32 signs, so that five bits choose one evenly; without `i`, `l`, `o` and `u`, which are misread aloud. */
const SIGNS = '0123456789abcdefghjkmnpqrstvwxyz'

export const systemRandom: Random = {
  bytes: (length) => crypto.getRandomValues(new Uint8Array(length)),
}

/**
 * A new id of 20 signs (100 bits), for a learner or an action. It begins with a letter or a figure and holds nothing else, so
 * it is a valid id everywhere, in a Firestore field path too.
 */
export function randomId(random: Random, signs = 20): string {
  return Array.from(random.bytes(signs), (byte) => SIGNS.charAt(byte % SIGNS.length)).join('')
}

/**
 * A new id of a device: 12 signs (60 bits). It is told apart from the other devices of one learner only, and stands in a
 * document and in a commit once for each lesson, quiz and question.
 */
export function randomDeviceId(random: Random): string {
  return randomId(random, 12)
}
