import type { Context, Hono } from 'hono'
import { own } from '../../../src/core/progress/json'
import type { Hub, HubRequests } from '../Hub'
import { answer, pieces, streamed } from './answer'
import { jsonBody, LARGEST_BULK } from './body'
import { allDocuments, classInfo } from './readClass'
import { changesAnswer } from './changesAnswer'
import { bulkGet } from './bulkGet'
import { badRequest, isRefusal, NO_COPIES } from './refusal'
import { keepDocuments } from './keepDocuments'
import { isMaps, isTexts, nameIn, parsed } from './asked'

/**
 * The origin of a request. A member who has the class password edits existing documents. Only code inside the hub may add
 * revisions that were made elsewhere. Over the network, a member could bury another one's report under a higher revision
 * number.
 */
export type Asker = 'member' | 'hub'

/** Routes of a class: `/class-<id>` and the paths below it. */
export function classRoutes(app: Hono<HubRequests>, hub: Hub, asker: Asker): void {
  const { store, generation } = hub
  app.get('/', (context) => answer(classInfo(store, nameIn(context), generation)))
  app.get('/_changes', (context) => changesAnswer(context, hub, nameIn(context)))
  app.post('/_ensure_full_commit', () => answer({ ok: true, instance_start_time: generation.id }, 201))

  app.post('/_bulk_get', async (context) => {
    const asked = await jsonBody(context)
    const results = isRefusal(asked) ? asked : bulkGet(store, nameIn(context), asked, context.req.query())
    return isRefusal(results) ? answer(results) : streamed(hub, pieces('{"results":[', results, ']}'))
  })

  app.post('/_bulk_docs', async (context) => {
    const asked = await jsonBody(context, LARGEST_BULK)
    if (isRefusal(asked)) return answer(asked)
    const documents = own(asked, 'docs')
    if (!isMaps(documents)) return answer(badRequest('Bad docs.'))
    const isEdit = (own(asked, 'new_edits') ?? true) === true
    if (!isEdit && asker === 'member') return answer(NO_COPIES)
    return answer(await keepDocuments(hub, nameIn(context), documents, isEdit ? 'edit' : 'copy'), 201)
  })

  app.get('/_all_docs', (context) => {
    const keys = context.req.query('keys')
    return listed(hub, context, keys === undefined ? undefined : parsed(keys))
  })
  app.post('/_all_docs', async (context) => {
    const asked = await jsonBody(context)
    return isRefusal(asked) ? answer(asked) : listed(hub, context, own(asked, 'keys'))
  })
}

function listed(hub: Hub, context: Context, keys: unknown): Response {
  if (keys !== undefined && !isTexts(keys)) return answer(badRequest('Bad keys.'))
  const isWithDocuments = context.req.query('include_docs') === 'true'
  const isWithConflicts = context.req.query('conflicts') === 'true'
  const { total, rows } = allDocuments(hub.store, nameIn(context), { keys, isWithDocuments, isWithConflicts })
  return streamed(hub, pieces(`{"total_rows":${total},"offset":0,"rows":[`, rows, ']}'))
}
