import { useSession } from '../../session/SessionContext'
import type { ClassPort } from '../../session/ClassPort'
import type { Classes } from '../ports/Classes'

/** The class product of this visit, whole. Throws in a site without one: none of these screens is reached there. */
export function useClasses(): Classes {
  const { classes } = useSession()
  if (!isProduct(classes)) throw new Error('useClasses needs a site that has classes')
  return classes
}

function isProduct(port: ClassPort): port is Classes {
  return port.isOffered
}
