/**
 * The origin of the built site from `VITE_SITE_ORIGIN`: scheme and host, without a slash at the end.
 *
 * @returns undefined when it is not set
 * @throws when it is no such address, because a wrong one would mislead search engines and feed readers
 */
export function siteOrigin(value: string | undefined): string | undefined {
  const text = value?.trim() ?? ''
  if (text === '') return undefined
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url === undefined || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search + url.hash !== '') {
    throw new Error(`VITE_SITE_ORIGIN must be an address like https://ledger.example.org, and is ${text}`)
  }
  return url.origin
}

/** The one-line message of the build when it does not know the address. */
export const withoutOrigin =
  'VITE_SITE_ORIGIN is not set: canonical links, sitemap.xml and whole addresses in the newsletters’ feed and in Open Graph are left out.'
