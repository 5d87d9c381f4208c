import type { Context, Hono } from 'hono'
import { own } from '../../../src/progress/json'
import type { Hub, HubRequests } from '../Hub'
import { answer } from './answer'
import { jsonBody, LARGEST_BULK } from './body'
import { allDocuments, classInfo, revisionsMissing } from './readClass'
import { changesAnswer } from './changesAnswer'
import { bulkGet } from './bulkGet'
import { badRequest, isRefusal } from './refusal'
import { keepDocuments } from './keepDocuments'
import { isMaps, isTexts, nameIn, parsed } from './asked'

/** What concerns a whole class: `/class-<id>` and what stands below it. Whoever comes here has shown the password. */
export function classRoutes(app: Hono<HubRequests>, hub: Hub): void {
  const { store, generation } = hub
  app.get('/', (context) => answer(classInfo(store, nameIn(context), generation)))
  app.get('/_changes', (context) => changesAnswer(context, hub, nameIn(context)))
  app.post('/_ensure_full_commit', () => answer({ ok: true, instance_start_time: generation.id }, 201))

  app.post('/_revs_diff', async (context) => {
    const asked = await jsonBody(context)
    return answer(isRefusal(asked) ? asked : revisionsMissing(store, nameIn(context), asked))
  })

  app.post('/_bulk_get', async (context) => {
    const asked = await jsonBody(context)
    return answer(isRefusal(asked) ? asked : bulkGet(store, nameIn(context), asked, context.req.query()))
  })

  app.post('/_bulk_docs', async (context) => {
    const asked = await jsonBody(context, LARGEST_BULK)
    if (isRefusal(asked)) return answer(asked)
    const documents = own(asked, 'docs')
    if (!isMaps(documents)) return answer(badRequest('Bad docs.'))
    const isCopy = own(asked, 'new_edits') === false
    return answer(await keepDocuments(hub, nameIn(context), documents, isCopy), 201)
  })

  app.get('/_all_docs', (context) => {
    const keys = context.req.query('keys')
    return answer(listed(hub, context, keys === undefined ? undefined : parsed(keys)))
  })
  app.post('/_all_docs', async (context) => {
    const asked = await jsonBody(context)
    return answer(isRefusal(asked) ? asked : listed(hub, context, own(asked, 'keys')))
  })
}

function listed({ store }: Hub, context: Context, keys: unknown) {
  if (keys !== undefined && !isTexts(keys)) return badRequest('Bad keys.')
  const isWithDocuments = context.req.query('include_docs') === 'true'
  const isWithConflicts = context.req.query('conflicts') === 'true'
  return allDocuments(store, nameIn(context), { keys, isWithDocuments, isWithConflicts })
}
