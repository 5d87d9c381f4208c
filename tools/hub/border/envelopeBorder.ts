import type { Bytes } from '../../../src/classroom/protocol/bytes'
import { senderHashOf } from '../../../src/classroom/protocol/card/classId'
import { verifyEnvelope } from '../../../src/classroom/protocol/envelope/verifyEnvelope'
import { isDeletion } from '../../../src/classroom/protocol/relay/deletion'
import { accessIn } from '../../../src/classroom/protocol/relay/relayAccess'
import { ACCESS_ID, envelopeBytesIn, PLAN_ID } from '../../../src/classroom/protocol/relay/relayDocument'
import { badRequest, refused, type Refusal } from '../protocol/refusal'
import type { HubStore } from '../store/HubStore'
import type { Border, CheckedDocument, Passed } from './Border'
import { digest, encode, verify } from './nodeCrypto'

/** The border of a hub. It accepts only envelopes of this class, signed by the sender that the document name gives. */
export function envelopeBorder(store: HubStore): Border {
  return async (document, className) => {
    if (Object.keys(document.fields).length > 1) return badRequest('A document holds one thing.')
    if (document.isDeleted && document.id === ACCESS_ID) return forbidden('The door of a class stays.')
    return await (document.isDeleted ? checkDeletion : checkEnvelope)(document, className, store)
  }
}

/**
 * A deletion must be signed by the sender or the class, for this exact revision. Otherwise anyone with the class card
 * could delete other learners' reports.
 */
async function checkDeletion(
  { id, over: rev, fields }: CheckedDocument,
  className: string,
  store: HubStore,
): Promise<Passed | Refusal> {
  const bytes = envelopeBytesIn(fields)
  const of = { classId: classIdIn(className), verifyingKey: keyOf(className, store) }
  const isSigned =
    bytes !== undefined && rev !== undefined && (await isDeletion(bytes, { id, rev }, of, { digest, encode, verify }))
  return isSigned
    ? { kind: 'passed' }
    : forbidden('A deletion needs a message that its sender or the class has signed.')
}

async function checkEnvelope(
  { id, fields }: CheckedDocument,
  className: string,
  store: HubStore,
): Promise<Passed | Refusal> {
  const bytes = envelopeBytesIn(fields)
  if (bytes === undefined) return badRequest('A document holds { envelope }, base64url, of at most 64 kB.')
  const classId = classIdIn(className)
  if (id === ACCESS_ID) {
    const access = await accessIn(bytes, { classId, verifyingKey: keyOf(className, store) }, { verify })
    return access === undefined ? forbidden('The class has not signed this.') : { kind: 'passed', envelope: access }
  }
  const verified = await verifyEnvelope(bytes, await expectedOf(id, className, classId, store), { verify })
  if (verified.kind === 'refused') return forbidden(`The envelope was refused: ${verified.reason}.`)
  const { envelope } = verified
  if (id !== PLAN_ID && (await senderHashOf(envelope.sender, { digest })) !== id)
    return forbidden('Another sender bears this name.')
  return { kind: 'passed', envelope }
}

async function expectedOf(id: string, className: string, classId: Bytes, store: HubStore) {
  if (id !== PLAN_ID) return { kind: 'report', classId } as const
  return { kind: 'plan', classId, sender: keyOf(className, store) } as const
}

function classIdIn(className: string): Bytes {
  return new Uint8Array(Buffer.from(className.slice('class-'.length), 'hex'))
}

function keyOf(className: string, store: HubStore): Bytes {
  return new Uint8Array(store.classNamed(className)?.verifyingKey ?? [])
}

function forbidden(reason: string): Refusal {
  return refused(403, 'forbidden', reason)
}
