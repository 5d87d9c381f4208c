import { useEffect } from 'react'
import { isOnlineHint, onNetworkHint } from '../platform/window/network'

/** What could not be read is asked for again by itself once there is a connection. */
export function useRetryOnline(onRetry: () => void): void {
  useEffect(
    () =>
      onNetworkHint(() => {
        if (isOnlineHint()) onRetry()
      }),
    [onRetry],
  )
}
