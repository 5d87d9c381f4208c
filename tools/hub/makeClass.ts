import type { Context } from 'hono'
import { classIdOf } from '../../src/classroom/protocol/card/classId'
import { KEY_BYTES } from '../../src/classroom/protocol/envelope/envelope'
import { databaseOf, PIN_HEADER } from '../../src/classroom/protocol/relay/relayDocument'
import { bytesOf } from '../../src/core/progress/file/base64url'
import { type JsonMap, own } from '../../src/core/progress/json'
import { digest } from './border/nodeCrypto'
import type { Credentials } from './access/passwords'
import type { Hub, HubRequests } from './Hub'
import { jsonBody, LARGEST_DOCUMENT } from './protocol/body'
import { badRequest, isRefusal, NO_ROOM, refused, type Refusal } from './protocol/refusal'
import { NoRoomError } from './store/GroupCommit'
import { ACCESS_ID, PLAN_ID } from '../../src/classroom/protocol/relay/relayDocument'

const MOST_CLASSES = 200
const SHORTEST_PASSWORD = 12

/**
 * Makes a class, or empties an existing one and gives it another password. Requires the PIN, which then changes.
 *
 * @param given user and password for the class card
 * @param failed counts a wrong PIN, and returns the answer to it
 */
export async function makeClass(
  hub: Hub,
  context: Context<HubRequests>,
  given: Credentials | undefined,
  failed: () => Refusal,
): Promise<{ readonly ok: true } | Refusal> {
  const name = context.req.param('class') ?? ''
  const known = hub.store.classNamed(name)
  const pin = context.req.header(PIN_HEADER)
  if (given === undefined || (pin === undefined && known === undefined)) return failed()
  if (known !== undefined && (await hub.passwords.isRight(name, given, known))) return EXISTS
  const body = await jsonBody(context, LARGEST_DOCUMENT)
  if (isRefusal(body)) return body
  if (pin === undefined || !hub.pin.isRight(pin)) return failed()
  const verifyingKey = await keyOfClass(name, body)
  if (isRefusal(verifyingKey)) return verifyingKey
  if (given.password.length < SHORTEST_PASSWORD) return badRequest('The password is too short.')
  if (known === undefined && hub.store.classNames().length >= MOST_CLASSES)
    return refused(403, 'full', 'Too many classes.')
  // Another request may have used the same PIN in the meantime, so it has changed.
  if (!hub.pin.isRight(pin)) return failed()
  hub.pin.replace()

  const password = await hub.passwords.store(name, given)
  try {
    await hub.commits.write(() => {
      const updateSeq = hub.store.updateSeq(name)
      // Only the class can write these two. Their numbers reject older ones, which members may have kept.
      hub.store.emptyClass(name, [ACCESS_ID, PLAN_ID])
      hub.store.putClass({ name, ...password, verifyingKey, updateSeq })
    })
  } catch (error) {
    if (error instanceof NoRoomError) return NO_ROOM
    throw error
  }
  return { ok: true }
}

const EXISTS = refused(412, 'file_exists', 'The class is here already.')

async function keyOfClass(name: string, body: JsonMap): Promise<Buffer | Refusal> {
  const [verifying, sealing] = [bytesOf(own(body, 'verifyingKey')), bytesOf(own(body, 'sealingKey'))]
  if (verifying?.length !== KEY_BYTES || sealing?.length !== KEY_BYTES)
    return badRequest('The keys of the class are missing.')
  const id = await classIdOf(verifying, sealing, { digest })
  const isOfClass = databaseOf(id) === name
  return isOfClass ? Buffer.from(verifying) : refused(403, 'forbidden', 'These are the keys of another class.')
}
