import type { Context, Hono } from 'hono'
import type { Hub, HubRequests } from '../Hub'
import { responseOf } from './answer'
import { nameIn } from './asked'
import { jsonBody, LARGEST_DOCUMENT } from './body'
import { documentDeleted, documentRead, type DocumentRequest, documentWritten } from './documentAnswer'

/** One document of a class: `/class-<id>/<hash>`, `plan` or `door`. */
export function documentRoutes(app: Hono<HubRequests>, hub: Hub): void {
  app.get('/:id', (context) => responseOf(documentRead(hub, requestIn(context), context.req.header('accept') ?? '')))
  app.put('/:id', async (context) => {
    return responseOf(await documentWritten(hub, requestIn(context), await jsonBody(context, LARGEST_DOCUMENT)))
  })
  app.delete('/:id', async (context) => responseOf(await documentDeleted(hub, requestIn(context))))
}

function requestIn(context: Context): DocumentRequest {
  return { className: nameIn(context), id: context.req.param('id') ?? '', query: context.req.query() }
}
