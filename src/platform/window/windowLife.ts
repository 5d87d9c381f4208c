import type { PageLife } from '../pageLife'

type Listener = (event: { readonly persisted: boolean }) => void

/** `window`, or a stand-in. */
export interface PageHost {
  addEventListener(type: 'pagehide' | 'pageshow', listener: Listener): void
  removeEventListener(type: 'pagehide' | 'pageshow', listener: Listener): void
}

/** The state of this window's page in the back/forward cache. A page that is closed for good sends no event. */
export function windowLife(host: PageHost = window): PageLife {
  const listen = (type: 'pagehide' | 'pageshow') => (listener: () => void) => {
    const hear: Listener = ({ persisted }) => {
      if (persisted) listener()
    }
    host.addEventListener(type, hear)
    return () => host.removeEventListener(type, hear)
  }
  return { onLeave: listen('pagehide'), onReturn: listen('pageshow') }
}
