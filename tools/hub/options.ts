import { parseArgs } from 'node:util'
import { couchAdmin, type CouchAdmin } from './upstream/couchAdmin'

export interface HubOptions {
  readonly port: number
  /** The folder in which the hub keeps its one file. */
  readonly data: string
  /** Files in PEM format, either both or neither. */
  readonly tls: { readonly certificate: string; readonly key: string } | undefined
  readonly origins: readonly string[]
  readonly hosts: readonly string[]
  /** The address of the site whose files the hub copies for the room, with a slash at the end. */
  readonly siteAddress: string | undefined
  /** The district's CouchDB that gets a copy of everything. */
  readonly upstream: CouchAdmin | undefined
}

export const DEFAULT_PORT = 8484

export const USAGE = `npm run hub -- [options]
  --port 8484                 where to listen
  --data .hub                 the folder for what is handed in
  --certificate FILE --key FILE   serve https with these (PEM)
  --origin https://example.org    a site whose pages may hand in here (repeatable)
  --site https://example.org/     copy this site's files for the devices in the room; its pages may hand in here too
  --host NAME                 a name that the hub goes by (repeatable)
  --upstream https://admin:password@couch.example.org   bring everything to this CouchDB, also as HUB_UPSTREAM in the environment`

/**
 * @param env `HUB_UPSTREAM` stands for --upstream, because others on this machine can read a command line
 * @returns a sentence about the problem, if there is one
 */
export function hubOptions(
  given: readonly string[],
  siteOrigin: string | undefined,
  env: Readonly<Record<string, string | undefined>> = {},
): HubOptions | string {
  const values = valuesIn(given)
  if (typeof values === 'string') return values
  const { port, data, certificate, key, host = [] } = values
  const siteAddress = values.site === undefined ? undefined : addressOfSite(values.site)
  const upstream = values.upstream ?? (env['HUB_UPSTREAM'] === '' ? undefined : env['HUB_UPSTREAM'])
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) return `--port is a number up to 65535, and is ${port}.`
  if ((certificate === undefined) !== (key === undefined)) return '--certificate and --key go together.'
  if (values.site !== undefined && siteAddress === undefined)
    return `--site is an address like https://example.org, and is ${values.site}.`
  const { origin = [] } = values
  const strange = origin.find((text) => !URL.canParse(text) || new URL(text).origin !== text)
  if (strange !== undefined) return `--origin is an address like https://example.org, and is ${strange}.`
  const couch = upstream === undefined ? undefined : couchAdmin(upstream)
  if (upstream !== undefined && couch === undefined)
    return '--upstream or HUB_UPSTREAM is an address with a name and a password.'
  return {
    port: Number(port),
    data,
    tls: certificate !== undefined && key !== undefined ? { certificate, key } : undefined,
    origins: [
      ...origin,
      ...(siteOrigin === undefined ? [] : [siteOrigin]),
      ...(siteAddress === undefined ? [] : [new URL(siteAddress).origin]),
    ],
    siteAddress,
    hosts: host.map((name) => name.toLowerCase()),
    upstream: couch,
  }
}

/** Without https, anyone on the way could replace the lists. A site on this machine itself is for trying it. */
function addressOfSite(text: string): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url === undefined || url.search + url.hash + url.username !== '') return undefined
  const isHere = url.protocol === 'http:' && ['localhost', '127.0.0.1'].includes(url.hostname)
  return url.protocol === 'https:' || isHere ? `${url.origin}${url.pathname.replace(/\/*$/, '/')}` : undefined
}

function valuesIn(given: readonly string[]) {
  try {
    return parseArgs({
      args: [...given],
      options: {
        port: { type: 'string', default: String(DEFAULT_PORT) },
        data: { type: 'string', default: '.hub' },
        certificate: { type: 'string' },
        key: { type: 'string' },
        origin: { type: 'string', multiple: true },
        site: { type: 'string' },
        host: { type: 'string', multiple: true },
        upstream: { type: 'string' },
      },
    }).values
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
