import type { SaveFailure } from '../../data/store/storeHealth'
import { newSigningKeys, privateBytesOf, rawKeyOf, storedSigner, classroomTools } from '../../platform/classroomTools'
import type { Signer } from '../protocol/ClassroomTools'
import type { SigningKey } from './classRow'

export async function newSigningKey(kind: SigningKey['kind']): Promise<SigningKey> {
  const pair = await newSigningKeys(kind === 'bytes')
  const key = await rawKeyOf(pair)
  return kind === 'bytes'
    ? { kind, key, privateKey: await privateBytesOf(pair) }
    : { kind, key, privateKey: pair.privateKey }
}

export function signerOfKey({ key, privateKey }: SigningKey): Signer {
  return storedSigner(key, privateKey)
}

/** Tests whether a key that was read from the disk can still sign. */
export async function stillSigns(signing: SigningKey): Promise<boolean> {
  const content = classroomTools.random(32)
  try {
    const signature = await signerOfKey(signing).sign(content)
    return await classroomTools.verify(signing.key, signature, content)
  } catch (error) {
    console.warn('Classes: a key that was kept does not sign', error)
    return false
  }
}

/** A key stored as bytes came back different, so this is a disk failure. */
export function notKept(failure: 'unkept' | SaveFailure | undefined): SaveFailure | undefined {
  return failure === 'unkept' ? 'connection' : failure
}
