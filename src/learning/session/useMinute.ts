import { useSyncExternalStore } from 'react'
import { useSession } from './SessionContext'

const MINUTE_MS = 60_000

/** The learner's clock to the minute. Renders again as time passes, for texts such as *just now*. */
export function useMinute(): Date {
  const { clock } = useSession()
  const minute = (): number => Math.floor(clock.now().getTime() / MINUTE_MS)
  return new Date(useSyncExternalStore(subscribe, minute, minute) * MINUTE_MS)
}

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, MINUTE_MS)
  return () => clearInterval(timer)
}
