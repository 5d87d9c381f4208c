import { readFileSync, mkdirSync } from 'node:fs'
import { createServer } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import type { Border } from './border/Border'
import { envelopeBorder } from './border/envelopeBorder'
import { FailedTries } from './door/FailedTries'
import { Passwords } from './door/passwords'
import { Pin } from './door/Pin'
import type { Hub } from './Hub'
import { hubApp } from './hubApp'
import type { HubOptions } from './options'
import { newGeneration } from './protocol/updateSeq'
import { Heard } from './room/Heard'
import { type Site, siteAnswer } from './room/siteAnswer'
import { hubStatus, statusPage } from './room/statusPage'
import { GroupCommit } from './store/GroupCommit'
import { HubStore } from './store/HubStore'
import { Journal } from './store/Journal'
import { closeDatabase, openDatabase } from './store/openDatabase'
import { withShortcut } from './shortcut'
import { Upstream } from './upstream/Upstream'

export interface RunningHub {
  readonly port: number
  /** Brings everything to the upstream now. @returns whether all of it is there */
  readonly push: () => Promise<boolean>
  /** Ends what waits, then the file. What was answered stays. */
  readonly close: () => Promise<void>
}

export interface HubParts {
  readonly site: Site
  readonly showPin: (pin: string) => void
  /** Another border than that of envelopes, for tests of the protocol alone. */
  readonly border?: Border
  /** Of 4096 bytes; what would make the file larger fails as on a full disk. */
  readonly mostPages?: number
  /** Whether nothing else in this process needs Node's own `Request` and `Response`: quicker ones then stand for them. */
  readonly isAlone?: boolean
  /** The network that is listened to; all of them, unless told. */
  readonly address?: string
}

/** @throws where the folder can't be written, another hub has it open, or the port is taken */
export async function startHub(options: HubOptions, parts: HubParts): Promise<RunningHub> {
  mkdirSync(options.data, { recursive: true })
  const file = join(options.data, 'hub.sqlite')
  const database = openDatabase(file, parts.mostPages)
  const journal = new Journal(file)
  const store = new HubStore(database)
  const now = () => performance.now()
  const heard = new Heard(now)
  const hub: Hub = {
    store,
    commits: new GroupCommit(
      database,
      () => journal.toDisk(),
      () => store.forget(),
    ),
    border: parts.border ?? envelopeBorder(store),
    passwords: new Passwords(),
    failedTries: new FailedTries(now),
    pin: new Pin(parts.showPin),
    generation: newGeneration(),
    heard,
  }
  const upstream = options.upstream && new Upstream(hub, options.upstream, now, notUpstream)
  const site = siteAnswer(parts.site)
  const app = hubApp(hub, options, (context, target) =>
    /^\/_hub(?:\?|$)/.test(target)
      ? context.html(statusPage(hubStatus(hub, options.data, upstream)))
      : site(context, target),
  )
  const whole = getRequestListener(app.fetch, { overrideGlobalObjects: parts.isAlone ?? false })
  const listener = withShortcut(hub, options, (request, response) => void whole(request, response))
  const server = options.tls === undefined ? createServer(listener) : createTlsServer(filesOf(options.tls), listener)
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen(options.port, parts.address, resolve)
    })
  } catch (error) {
    closeDatabase(database)
    throw error
  }
  if (parts.isAlone === true) upstream?.start()
  const address = server.address()
  return {
    port: typeof address === 'object' && address !== null ? address.port : options.port,
    push: async () => (await upstream?.pushAll()) ?? false,
    close: async () => {
      heard.endWaiting()
      await upstream?.stop()
      await new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeIdleConnections()
        // Answers that are on their way have a moment.
        setTimeout(() => server.closeAllConnections(), CLOSING_MS).unref()
      })
      journal.close()
      closeDatabase(database)
    },
  }
}

const CLOSING_MS = 1000

function notUpstream(reason: string): void {
  console.error(`Not everything is at the upstream: ${reason}`)
}

function filesOf({ certificate, key }: NonNullable<HubOptions['tls']>) {
  return { cert: readFileSync(certificate), key: readFileSync(key) }
}
