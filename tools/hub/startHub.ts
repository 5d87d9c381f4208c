import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createServer } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import { getRequestListener } from '@hono/node-server'
import { hubApp } from './hubApp'
import { openedHub, type OpenedHubParts } from './openedHub'
import type { HubOptions } from './options'
import { type Site, siteAnswer } from './room/siteAnswer'
import { hubStatus, statusPage } from './room/statusPage'
import { fileAnswer, isFileTarget } from './site/fileAnswer'
import { KeptFiles } from './site/KeptFiles'
import { SiteFollower } from './site/SiteFollower'
import { Upstream } from './upstream/Upstream'

export interface RunningHub {
  readonly port: number
  /**
   * Copies everything to the upstream now.
   *
   * @returns whether the upstream has all of it
   */
  readonly push: () => Promise<boolean>
  /**
   * Copies the files of the site now.
   *
   * @returns whether the newest version is complete here
   */
  readonly copySite: () => Promise<boolean>
  /** Ends all waits, then closes the file. Confirmed data is on the disk. */
  readonly close: () => Promise<void>
}

export interface HubParts extends Omit<OpenedHubParts, 'now'> {
  readonly site: Site
  /** Whether no other code in this process needs Node's own `Request` and `Response`. Faster ones then replace them. */
  readonly isAlone?: boolean
  /** The network interface to listen on, by default all of them. */
  readonly address?: string
}

/** @throws if the folder can't be written, another hub has it open, or the port is taken */
export async function startHub(options: HubOptions, parts: HubParts): Promise<RunningHub> {
  const now = () => performance.now()
  const { hub, close } = openedHub(options.data, { ...parts, now })
  const upstream = options.upstream && new Upstream(hub, options.upstream, now, notUpstream)
  const copy = options.siteAddress === undefined ? undefined : followedSite(options.siteAddress, options.data, now)
  const site = siteAnswer(parts.site)
  const app = hubApp(hub, options, (context, target) => {
    if (/^\/_hub(?:\?|$)/.test(target)) return context.html(statusPage(hubStatus(hub, options.data, upstream, copy)))
    if (!isFileTarget(target)) return site(context, target)
    return fileAnswer({ method: context.req.method, target }, copy?.kept, () => copy?.lookSoon())
  })
  const whole = getRequestListener(app.fetch, { overrideGlobalObjects: parts.isAlone ?? false })
  const listener = (...exchange: Parameters<typeof whole>) => void whole(...exchange)
  const server = options.tls === undefined ? createServer(listener) : createTlsServer(filesOf(options.tls), listener)
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen(options.port, parts.address, resolve)
    })
  } catch (error) {
    close()
    throw error
  }
  if (parts.isAlone === true) {
    upstream?.start()
    copy?.start()
  }
  const address = server.address()
  return {
    port: typeof address === 'object' && address !== null ? address.port : options.port,
    push: async () => (await upstream?.pushAll()) ?? false,
    copySite: async () => (await copy?.look()) ?? false,
    close: async () => {
      hub.heard.endWaiting()
      await upstream?.stop()
      await copy?.stop()
      await new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeIdleConnections()
        // Gives pending answers a moment to finish.
        setTimeout(() => server.closeAllConnections(), CLOSING_MS).unref()
      })
      close()
    },
  }
}

const CLOSING_MS = 1000

function followedSite(site: string, data: string, now: () => number): SiteFollower {
  const failed = (reason: string) => console.error(`Not every file of ${site} is here: ${reason}`)
  return new SiteFollower({ kept: new KeptFiles(join(data, 'site')), site, now, failed })
}

function notUpstream(reason: string): void {
  console.error(`Not everything is at the upstream: ${reason}`)
}

function filesOf({ certificate, key }: NonNullable<HubOptions['tls']>) {
  return { cert: readFileSync(certificate), key: readFileSync(key) }
}
