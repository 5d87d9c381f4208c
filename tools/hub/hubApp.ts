/**
 * Role: handles every request to the hub, from the check of access to the answer.
 * Guarantee: a class is open to its password only. Classes can't be listed, and only the PIN makes one.
 * Must not: confirm data that is not on the disk.
 */
import { type Context, Hono } from 'hono'
import { basicCredentials } from './access/basicCredentials'
import { isConsole } from './access/ownAddresses'
import { type Credentials, isTelling } from './access/passwords'
import { NoRoomError } from './store/GroupCommit'
import type { ClassRow } from './store/HubStore'
import { type AccessOptions, accessRefusal } from './access/accessRefusal'
import { addressGroup } from './access/FailedTries'
import type { Hub, HubRequests } from './Hub'
import { makeClass } from './makeClass'
import { answer } from './protocol/answer'
import { readRest } from './protocol/body'
import { classRoutes } from './protocol/classRoutes'
import { documentRoutes } from './protocol/documentRoutes'
import { localRoutes } from './protocol/localRoutes'
import { MISSING, NOT_ALLOWED, refused, type Refusal } from './protocol/refusal'
import { PIN_HEADER } from '../../src/classroom/protocol/relay/relayDocument'

/** The parts that the hub serves besides classes: the site, its files by their hash, and the status page. */
export type Beside = (context: Context<HubRequests>, target: string) => Promise<Response> | Response

const CLASS_PATH = '/:class{class-[0-9a-f]{32}}'

export function hubApp(hub: Hub, access: AccessOptions, beside: Beside): Hono<HubRequests> {
  const app = new Hono<HubRequests>({ strict: false })
  app.onError((error, context) => {
    console.error(error)
    return context.json({ error: 'internal_server_error', reason: 'The hub could not do this.' }, 500)
  })
  app.notFound(() => answer(MISSING))

  app.use('*', async (context, next) => {
    await next()
    await readRest(context.env.incoming)
  })
  app.use('*', async (context, next) => {
    const { method } = context.req
    const target = context.env.incoming.url ?? ''
    const [host, origin] = [context.req.header('host'), context.req.header('origin')]
    const refusal = accessRefusal({ target, host, origin }, access)
    if (refusal !== undefined) return answer(refusal)
    if (method === 'OPTIONS') return welcome(context, origin)
    if (!METHODS.includes(method)) return answer(NOT_ALLOWED)
    await next()
    for (const [name, value] of Object.entries(allowed(origin))) context.res.headers.set(name, value)
    return undefined
  })

  const classes = new Hono<HubRequests>({ strict: false })
  classes.use('*', async (context, next) => {
    const given = basicCredentials(context.req.header('authorization'))
    const name = context.req.param('class') ?? ''
    const who = () => addressGroup(context.env.incoming.socket.remoteAddress ?? '')
    if (context.req.method === 'PUT' && /^\/[^/]+\/?$/.test(context.req.path)) {
      // Failed tries never block the right password of a class. Without a limit, a remote client could guess the eight
      // digits of the PIN within a day. The hub's own console has no limit, because it shows the PIN.
      const trying = `${who()} makes`
      if (hub.failedTries.areTooMany(trying) && !isConsole(context.env.incoming)) return answer(TOO_OFTEN)
      return answer(await makeClass(hub, context, given, () => failed(trying)), 201)
    }
    const known = hub.store.classNamed(name)
    if (known === undefined) return answer(refused(404, 'not_found', 'Database does not exist.'))
    const isRight = given !== undefined && (await hub.passwords.isRight(name, given, known))
    if (!isRight) return answer(failed(`${who()} ${name}`))
    await saltAnew(hub, known, given)
    await next()
    // The answer also waits until the data it has read is on the disk.
    await hub.commits.readable()
    return undefined
  })
  classRoutes(classes, hub, 'member')
  localRoutes(classes, hub, 'member')
  documentRoutes(classes, hub)
  classes.all('*', () => answer(NOT_ALLOWED))
  app.route(CLASS_PATH, classes)

  app.all('*', async (context) => {
    const target = context.env.incoming.url ?? ''
    const isOurs = /^\/(?:class-|_(?!hub(?:\?|$)))/.test(target)
    return isOurs ? answer(MISSING) : await beside(context, target)
  })
  return app

  function failed(who: string): Refusal {
    return hub.failedTries.count(who) ? TOO_OFTEN : UNAUTHORIZED
  }
}

/** Gives an older class a salt that detects wrong guesses. */
async function saltAnew({ commits, passwords, store }: Hub, known: ClassRow, given: Credentials): Promise<void> {
  if (isTelling(known.salt)) return
  const password = await passwords.store(known.name, given)
  try {
    await commits.write(() => store.putClass({ ...known, ...password, updateSeq: store.updateSeq(known.name) }))
  } catch (error) {
    // The old salt is equally correct.
    if (!(error instanceof NoRoomError)) throw error
  }
}

const METHODS = ['GET', 'HEAD', 'PUT', 'POST', 'DELETE']
const UNAUTHORIZED = refused(401, 'unauthorized', 'Name or password is incorrect.')
const TOO_OFTEN = refused(429, 'too_many_requests', 'Too many tries.')

/** The headers that let a page of another origin read an answer. */
function allowed(origin: string | undefined): Readonly<Record<string, string>> {
  if (origin === undefined) return {}
  return { 'access-control-allow-origin': origin, 'access-control-allow-credentials': 'true', vary: 'Origin' }
}

/** The preflight of a browser for a page of another origin. */
function welcome(context: Context, origin: string | undefined): Response {
  if (origin === undefined) return answer(NOT_ALLOWED)
  for (const [name, value] of Object.entries(allowed(origin))) context.header(name, value)
  context.header('access-control-allow-methods', METHODS.join(', '))
  context.header('access-control-allow-headers', `authorization, content-type, accept, ${PIN_HEADER}`)
  context.header('access-control-allow-private-network', 'true')
  context.header('access-control-max-age', '600')
  return context.body(null, 204)
}
