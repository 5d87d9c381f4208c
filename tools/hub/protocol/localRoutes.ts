import type { Hono } from 'hono'
import { canonicalText, own } from '../../../src/core/progress/json'
import type { Hub, HubRequests } from '../Hub'
import { NoRoomError } from '../store/GroupCommit'
import { answer } from './answer'
import type { Asker } from './classRoutes'
import { jsonBody, LARGEST_DOCUMENT } from './body'
import { nameIn } from './asked'
import { badRequest, CONFLICT, isRefusal, MISSING, NO_ROOM, refused, type Refusal } from './refusal'

/**
 * Checkpoints of replicators, which are never replicated themselves. Checkpoints are unsigned, so members have no access.
 * Otherwise one of them could make the upstream believe that everything is copied.
 */
export function localRoutes(app: Hono<HubRequests>, hub: Hub, asker: Asker): void {
  const { store, commits } = hub
  if (asker === 'member') {
    app.get('/_local/:id', () => answer(MISSING))
    app.on(['PUT', 'DELETE'], '/_local/:id', () =>
      answer(refused(403, 'forbidden', 'The hub keeps its own notes alone.')),
    )
    return
  }

  app.get('/_local/:id', (context) => {
    const id = context.req.param('id')
    const found = store.local(nameIn(context), id)
    return answer(found === undefined ? MISSING : shown(id, found.rev, found.body))
  })

  app.put('/_local/:id', async (context) => {
    const [name, id] = [nameIn(context), context.req.param('id')]
    const body = await jsonBody(context, LARGEST_DOCUMENT)
    if (isRefusal(body)) return answer(body)
    if (!LOCAL_ID.test(id)) return answer(badRequest('Bad name.'))
    const { _id, _rev, ...fields } = body
    const given = context.req.query('rev') ?? own(body, '_rev')
    const result = await kept(() => {
      const found = store.local(name, id)
      if ((found === undefined ? undefined : `0-${found.rev}`) !== (given ?? undefined)) return CONFLICT
      if (found === undefined && store.locals(name) >= MOST_LOCALS) return refused(403, 'full', 'Too many.')
      const rev = (found?.rev ?? 0) + 1
      store.putLocal(name, id, { rev, body: canonicalText(fields) })
      return { ok: true, id: `_local/${id}`, rev: `0-${rev}` }
    })
    return answer(result, 201)
  })

  app.delete('/_local/:id', async (context) => {
    const [name, id] = [nameIn(context), context.req.param('id')]
    const result = await kept(() => {
      if (store.local(name, id) === undefined) return MISSING
      store.deleteLocal(name, id)
      return { ok: true, id: `_local/${id}`, rev: '0-0' }
    })
    return answer(result)
  })

  async function kept(work: () => object | Refusal): Promise<object | Refusal> {
    try {
      return await commits.write(work)
    } catch (error) {
      if (error instanceof NoRoomError) return NO_ROOM
      throw error
    }
  }
}

const LOCAL_ID = /^[\w.+=~-]{1,128}$/
const MOST_LOCALS = 200

function shown(id: string, rev: number, body: string): object {
  return { _id: `_local/${id}`, _rev: `0-${rev}`, ...(JSON.parse(body) as object) }
}
