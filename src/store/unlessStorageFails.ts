/**
 * Role: a read or a note of the device that nothing else depends on.
 * Guarantee: answers `otherwise` where the browser's storage fails; a bug stays an exception.
 * Must not: be used for what a learner was told is saved.
 */
import { saveFailureOf } from './storeHealth'

export async function unlessStorageFails<T>(work: () => PromiseLike<T>, otherwise: T): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (saveFailureOf(error) === undefined) throw error
    console.warn('Storage: something could not be read or noted, and is not known', error)
    return otherwise
  }
}
