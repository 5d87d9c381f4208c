import type { Context } from 'hono'
import { stream } from 'hono/streaming'
import type { Hub } from '../Hub'
import { answer, streamed } from './answer'
import { type ChangesAsked, changesOf } from './readClass'
import { badRequest, isRefusal, type Refusal } from './refusal'
import { seqIn } from './updateSeq'

/** The longest wait of CouchDB, and ours. */
const LONGEST_WAIT_MS = 60_000
const MOST_ROWS = 10_000

/** `_changes`, at once or after the next change. `feed=longpoll` waits, and sends regular line breaks if requested. */
export function changesAnswer(context: Context, hub: Hub, name: string): Response {
  const query = context.req.query()
  const asked = changesAsked(hub, name, query)
  if (isRefusal(asked)) return answer(asked)
  const changes = () => changesOf(hub.store, name, asked, hub.generation)
  const isNothing = () => hub.store.updateSeq(name) <= asked.since
  if (query['feed'] !== 'longpoll' || !isNothing() || asked.limit === 0) return streamed(hub, changes())

  const wait = waitIn(query['timeout'], LONGEST_WAIT_MS)
  const beat = query['heartbeat'] === undefined ? wait : Math.max(1000, waitIn(query['heartbeat'], wait))
  context.header('content-type', 'application/json')
  context.header('cache-control', 'no-store')
  return stream(context, async (out) => {
    const gone = new AbortController()
    out.onAbort(() => gone.abort())
    // Without a line break nothing is sent, and the client can't distinguish a waiting hub from a dead one.
    await out.write('\n')
    for (let waited = 0; waited < wait && !gone.signal.aborted && isNothing(); waited += beat) {
      await hub.heard.next(name, Math.min(beat, wait - waited), gone.signal)
      if (isNothing()) await out.write('\n')
    }
    for (const piece of changes()) {
      await hub.commits.readable()
      await out.write(piece)
    }
  })
}

function changesAsked(hub: Hub, name: string, query: Readonly<Record<string, string>>): ChangesAsked | Refusal {
  const { feed = 'normal', style = 'main_only', filter, since = '0', limit, descending, include_docs } = query
  if (feed !== 'normal' && feed !== 'longpoll') return badRequest('The feed is normal or longpoll.')
  if (filter !== undefined || (style !== 'main_only' && style !== 'all_docs')) return badRequest('Not known here.')
  const from = seqIn(since, hub.generation, hub.store.updateSeq(name))
  if (from === undefined) return badRequest('Malformed sequence supplied in since parameter.')
  const most = limit === undefined ? MOST_ROWS : Number(limit)
  if (!Number.isSafeInteger(most) || most < 0) return badRequest('Bad limit.')
  return {
    since: from,
    limit: Math.min(most, MOST_ROWS),
    isAllLeaves: style === 'all_docs',
    isDescending: descending === 'true',
    isWithDocuments: include_docs === 'true',
  }
}

/** Milliseconds. */
function waitIn(text: string | undefined, otherwise: number): number {
  const wait = Number(text ?? otherwise)
  return Number.isFinite(wait) && wait >= 0 ? Math.min(wait, LONGEST_WAIT_MS) : otherwise
}
