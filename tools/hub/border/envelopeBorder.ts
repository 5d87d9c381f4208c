import type { Bytes } from '../../../src/classroom/bytes'
import { senderHashOf } from '../../../src/classroom/card/classId'
import { verifyEnvelope } from '../../../src/classroom/envelope/verifyEnvelope'
import { doorIn } from '../../../src/classroom/relay/door'
import { DOOR_ID, envelopeBytesIn, PLAN_ID } from '../../../src/classroom/relay/relayDocument'
import { badRequest, refused, type Refusal } from '../protocol/refusal'
import type { HubStore } from '../store/HubStore'
import type { Border, CheckedDocument, Passed } from './Border'
import { digest, verify } from './nodeCrypto'

/** The border of a hub: what it keeps is an envelope of this class, signed by who its name says. */
export function envelopeBorder(store: HubStore): Border {
  return async (document, className) => {
    if (Object.keys(document.fields).length > 1) return badRequest('A document holds one thing.')
    if (document.isDeleted && document.id === DOOR_ID) return forbidden('The door of a class stays.')
    if (document.isDeleted) return Object.keys(document.fields).length === 0 ? PASSED : badRequest('Deleted is empty.')
    return await checkEnvelope(document, className, store)
  }
}

const PASSED: Passed = { kind: 'passed' }

async function checkEnvelope(
  { id, fields }: CheckedDocument,
  className: string,
  store: HubStore,
): Promise<Passed | Refusal> {
  const bytes = envelopeBytesIn(fields)
  if (bytes === undefined) return badRequest('A document holds { envelope }, base64url, of at most 64 kB.')
  const classId = new Uint8Array(Buffer.from(className.slice('class-'.length), 'hex'))
  if (id === DOOR_ID) {
    const door = await doorIn(bytes, { classId, verifyingKey: keyOf(className, store) }, { verify })
    return door === undefined
      ? forbidden('The class has not signed this.')
      : { kind: 'passed', sequence: door.sequence }
  }
  const verified = await verifyEnvelope(bytes, await expectedOf(id, className, classId, store), { verify })
  if (verified.kind === 'refused') return forbidden(`The envelope was refused: ${verified.reason}.`)
  const { sender, sequence } = verified.envelope
  if (id !== PLAN_ID && (await senderHashOf(sender, { digest })) !== id)
    return forbidden('Another sender bears this name.')
  return { kind: 'passed', sequence }
}

async function expectedOf(id: string, className: string, classId: Bytes, store: HubStore) {
  if (id !== PLAN_ID) return { kind: 'report', classId } as const
  return { kind: 'plan', classId, sender: keyOf(className, store) } as const
}

function keyOf(className: string, store: HubStore): Bytes {
  return new Uint8Array(store.classNamed(className)?.verifyingKey ?? [])
}

function forbidden(reason: string): Refusal {
  return refused(403, 'forbidden', reason)
}
