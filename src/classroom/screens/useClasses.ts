import { useSession } from '../../session/SessionContext'
import type { ClassPort } from '../../session/ClassPort'
import type { Classes } from '../ports/Classes'

/**
 * The full class product of this visit. Throws on a site without classes, where none of these screens can be reached.
 */
export function useClasses(): Classes {
  const { classes } = useSession()
  if (!isProduct(classes)) throw new Error('useClasses needs a site that has classes')
  return classes
}

function isProduct(port: ClassPort): port is Classes {
  return port.isOffered
}
