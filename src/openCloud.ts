import type { OpenedFirebase } from './firebase/openFirebase'

/** Fetches the code of the account service and opens it. */
export type OpenCloud = () => Promise<OpenedFirebase>

/** The one opening that accounts and replication share. Nothing is fetched before the first call; a failed one is forgotten. */
export function openCloudOnce(open: OpenCloud): OpenCloud {
  let opening: Promise<OpenedFirebase> | undefined
  return () => {
    opening ??= open().catch((error: unknown) => {
      opening = undefined
      throw error
    })
    return opening
  }
}
