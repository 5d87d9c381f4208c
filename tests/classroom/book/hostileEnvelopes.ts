import type { Bytes } from '../../../src/classroom/protocol/bytes'
import { joinBytes } from '../../../src/classroom/protocol/bytes'
import type { ClassCard } from '../../../src/classroom/protocol/card/classCard'
import { headerBytes } from '../../../src/classroom/protocol/envelope/envelope'
import { theOneOf } from '../../../src/classroom/protocol/envelope/oneSignature'
import { sealReport } from '../../../src/classroom/protocol/report/sealReport'
import { flipped, learnerSigner, openedClass, tools } from '../protocol/openedClass'
import { reportOf } from '../classRoom'

/** Envelopes that anyone with the card can make. A relay accepts the signed ones; a file can contain all of them. */
export interface Hostile {
  readonly what: string
  readonly reason: string
  /** Whether it verifies as a report of this class, so that every carrier delivers it. */
  readonly isSigned: boolean
  readonly bytes: Bytes
}

/** Makes a report with this text that is valid in every other way. */
async function sealed(card: ClassCard, text: Bytes): Promise<Bytes> {
  const deflated = await tools.deflate(text)
  return await sealReport({ text, deflated }, 1, await learnerSigner(), card, tools)
}

/** Makes a report whose encapsulated key is not on the curve, with a valid signature. */
async function withoutPoint(card: ClassCard): Promise<Bytes> {
  const signer = await learnerSigner()
  const header = headerBytes({ kind: 'report', classId: card.classId, sender: signer.key, sequence: 1 })
  const signed = joinBytes([header, new Uint8Array(65).fill(7), tools.random(80)])
  return joinBytes([signed, theOneOf(await signer.sign(signed))])
}

async function ofAnotherKind(card: ClassCard): Promise<Bytes> {
  const signer = await learnerSigner()
  const header = headerBytes({ kind: 'plan', classId: card.classId, sender: signer.key, sequence: 1 })
  const signed = joinBytes([header, tools.random(80)])
  return joinBytes([signed, theOneOf(await signer.sign(signed))])
}

/** Makes one envelope of each kind, from unknown senders. */
export async function hostileEnvelopes(card: ClassCard): Promise<readonly Hostile[]> {
  const good = async () => await reportOf(card, { signer: await learnerSigner(), name: 'Nobody' })
  const { card: other } = await openedClass('Another class')
  const signed = (what: string, reason: string, bytes: Bytes): Hostile => ({ what, reason, isSigned: true, bytes })
  const broken = (what: string, reason: string, bytes: Bytes): Hostile => ({ what, reason, isSigned: false, bytes })
  const { text } = { text: (content: string) => tools.encode(content) }
  return [
    signed('sealed for another key', 'unopened', await sealed({ ...card, sealingKey: other.sealingKey }, text('{}'))),
    signed('a key that is no point', 'unopened', await withoutPoint(card)),
    signed('garbage inside', 'unreadable', await sealed(card, text('{"name": nobody'))),
    signed('bytes inside that are no text', 'unreadable', await sealed(card, tools.random(300))),
    signed('more inside than a report may hold', 'text-too-large', await sealed(card, new Uint8Array(600_000))),
    signed('a name that can’t be shown', 'bad-name', await sealed(card, text('{"app":"3","sequence":1,"name":""}'))),
    broken('of another class', 'another-class', await reportOf(other, { signer: await learnerSigner() })),
    broken('cut in the middle', 'forged', (await good()).slice(0, -40)),
    broken('cut to its beginning', 'cut-short', (await good()).slice(0, 90)),
    broken('too large', 'too-large', joinBytes([(await good()).slice(0, 100), new Uint8Array(70_000)])),
    broken('a plan', 'plan', await ofAnotherKind(card)),
    broken('signed by somebody else', 'forged', flipped(await good(), -1 + (await good()).length)),
    broken('no envelope', 'not-an-envelope', tools.random(200).fill(0, 0, 1)),
    broken('nothing', 'not-an-envelope', new Uint8Array()),
  ]
}
