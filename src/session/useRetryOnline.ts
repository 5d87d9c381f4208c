import { useEffect } from 'react'
import { isOnlineHint, onNetworkHint } from '../platform/window/network'

/** Calls `onRetry` when the device is online again. */
export function useRetryOnline(onRetry: () => void): void {
  useEffect(
    () =>
      onNetworkHint(() => {
        if (isOnlineHint()) onRetry()
      }),
    [onRetry],
  )
}
