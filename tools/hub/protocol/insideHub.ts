import { Readable } from 'node:stream'
import { Hono } from 'hono'
import type { Hub, HubRequests } from '../Hub'
import { classRoutes } from './classRoutes'
import { documentRoutes } from './documentRoutes'
import { localRoutes } from './localRoutes'

/** The protocol of the hub for code inside it, without the network and the check of access. */
export function insideHub(hub: Hub): typeof globalThis.fetch {
  const classes = new Hono<HubRequests>({ strict: false })
  classRoutes(classes, hub, 'hub')
  localRoutes(classes, hub, 'hub')
  documentRoutes(classes, hub)
  const protocol = new Hono<HubRequests>({ strict: false })
  protocol.route('/:class', classes)
  return async (address, init = {}) => {
    const headers = Object.fromEntries(new Headers(init.headers))
    const body = typeof init.body === 'string' ? [Buffer.from(init.body)] : []
    const incoming = Object.assign(Readable.from(body), { headers })
    return await protocol.fetch(new Request(address, { ...init, headers }), { incoming })
  }
}
