/**
 * Role: every request to the hub, from the door to the answer.
 * Guarantee: a class answers to its password alone; nothing lists the classes, and nothing but the PIN makes one.
 * Must not: answer for what is not on the disk.
 */
import { type Context, Hono } from 'hono'
import { basicCredentials } from './door/basicCredentials'
import { type DoorOptions, refusalAtDoor } from './door/door'
import { addressGroup } from './door/FailedTries'
import type { Hub, HubRequests } from './Hub'
import { makeClass } from './makeClass'
import { answer } from './protocol/answer'
import { classRoutes } from './protocol/classRoutes'
import { documentRoutes } from './protocol/documentRoutes'
import { localRoutes } from './protocol/localRoutes'
import { MISSING, refused, type Refusal } from './protocol/refusal'
import { PIN_HEADER } from '../../src/classroom/relay/relayDocument'

/** What the hub serves beside classes: the site, and the page that says how it fares. */
export type Beside = (context: Context<HubRequests>, target: string) => Promise<Response> | Response

const CLASS_PATH = '/:class{class-[0-9a-f]{32}}'

export function hubApp(hub: Hub, door: DoorOptions, beside: Beside): Hono<HubRequests> {
  const app = new Hono<HubRequests>({ strict: false })
  app.onError((error, context) => {
    console.error(error)
    return context.json({ error: 'internal_server_error', reason: 'The hub could not do this.' }, 500)
  })
  app.notFound(() => answer(MISSING))

  app.use('*', async (context, next) => {
    const { method } = context.req
    const target = context.env.incoming.url ?? ''
    const [host, origin] = [context.req.header('host'), context.req.header('origin')]
    const refusal = refusalAtDoor({ target, host, origin }, door)
    if (refusal !== undefined) return answer(refusal)
    if (method === 'OPTIONS') return welcome(context, origin)
    if (!METHODS.includes(method)) return answer(NOT_ALLOWED)
    await next()
    for (const [name, value] of Object.entries(allowed(origin))) context.res.headers.set(name, value)
    return undefined
  })

  const classes = new Hono<HubRequests>({ strict: false })
  classes.use('*', async (context, next) => {
    const authorization = context.req.header('authorization')
    const given = basicCredentials(authorization)
    const name = context.req.param('class') ?? ''
    const who = () => addressGroup(context.env.incoming.socket.remoteAddress ?? '')
    if (context.req.method === 'PUT' && /^\/[^/]+\/?$/.test(context.req.path)) {
      // The password of a class is served however often others failed. Eight digits could be guessed in a day of that.
      if (hub.failedTries.areTooMany(`${who()} makes`)) return answer(TOO_OFTEN)
      return answer(await makeClass(hub, context, given, () => failed([`${who()} makes`, 'makes'])), 201)
    }
    const known = hub.store.classNamed(name)
    if (known === undefined) return answer(refused(404, 'not_found', 'Database does not exist.'))
    const isRight = given !== undefined && (await hub.passwords.isRight(name, given, known))
    if (!isRight) return answer(failed([`${who()} ${name}`]))
    hub.passwords.remember(name, authorization, known)
    await next()
    // Of what was read too.
    await hub.commits.readable()
    return undefined
  })
  classRoutes(classes, hub)
  localRoutes(classes, hub)
  documentRoutes(classes, hub)
  classes.all('*', () => answer(NOT_ALLOWED))
  app.route(CLASS_PATH, classes)

  app.all('*', async (context) => {
    const target = context.env.incoming.url ?? ''
    const isOurs = /^\/(?:class-|_(?!hub(?:\?|$)))/.test(target)
    return isOurs ? answer(MISSING) : await beside(context, target)
  })
  return app

  function failed(who: readonly string[]): Refusal {
    const isTooOften = who.map((name) => hub.failedTries.count(name)).some((isTooMany) => isTooMany)
    return isTooOften ? TOO_OFTEN : UNAUTHORIZED
  }
}

const METHODS = ['GET', 'HEAD', 'PUT', 'POST', 'DELETE']
const UNAUTHORIZED = refused(401, 'unauthorized', 'Name or password is incorrect.')
const TOO_OFTEN = refused(429, 'too_many_requests', 'Too many tries.')
const NOT_ALLOWED = refused(405, 'method_not_allowed', 'The hub does not do this.')

/** The headers by which a browser lets a page of another origin read an answer. */
export function allowed(origin: string | undefined): Readonly<Record<string, string>> {
  if (origin === undefined) return {}
  return { 'access-control-allow-origin': origin, 'access-control-allow-credentials': 'true', vary: 'Origin' }
}

/** What a browser asks before a page of another origin may ask. */
function welcome(context: Context, origin: string | undefined): Response {
  if (origin === undefined) return answer(NOT_ALLOWED)
  for (const [name, value] of Object.entries(allowed(origin))) context.header(name, value)
  context.header('access-control-allow-methods', METHODS.join(', '))
  context.header('access-control-allow-headers', `authorization, content-type, accept, ${PIN_HEADER}`)
  context.header('access-control-allow-private-network', 'true')
  context.header('access-control-max-age', '600')
  return context.body(null, 204)
}
