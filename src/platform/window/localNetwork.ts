/**
 * How this page may reach an http device on the local network. Chromium browsers ask the person, and other browsers
 * block the connection.
 */
export type LocalReach = 'free' | 'ask' | 'never'

/** Names that Chromium browsers have used for this permission. */
const NAMES = ['local-network-access', 'local-network']

interface Brands {
  readonly userAgentData?: { readonly brands: readonly { readonly brand: string }[] }
}

export async function localReach(isSecure = window.isSecureContext, host: Navigator & Brands = navigator) {
  const isHere = ['localhost', '127.0.0.1'].includes(window.location.hostname)
  if (!isSecure || isHere) return 'free' satisfies LocalReach
  const isChromium = host.userAgentData?.brands.some(({ brand }) => brand === 'Chromium') === true
  if (!isChromium) return 'never' satisfies LocalReach
  for (const name of NAMES) {
    // The query rejects if the browser does not know the name.
    const state = await host.permissions.query({ name: name as PermissionName }).catch(() => undefined)
    if (state !== undefined) return state.state === 'granted' ? 'free' : ('ask' satisfies LocalReach)
  }
  return 'ask' satisfies LocalReach
}
