import { generateKeyPairSync, sign } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { type Bytes, compareBytes, joinBytes } from '../../src/classroom/protocol/bytes'
import { classIdOf, senderHashOf } from '../../src/classroom/protocol/card/classId'
import type { Signer } from '../../src/classroom/protocol/ClassroomTools'
import { type EnvelopeKind, headerBytes } from '../../src/classroom/protocol/envelope/envelope'
import { theOneOf } from '../../src/classroom/protocol/envelope/oneSignature'
import { signDeletion } from '../../src/classroom/protocol/relay/deletion'
import { databaseOf } from '../../src/classroom/protocol/relay/relayDocument'
import { bytesOf, encodeBase64url } from '../../src/core/progress/file/base64url'
import { digest, encode } from '../../tools/hub/border/nodeCrypto'
import type { Hub } from '../../tools/hub/Hub'
import { hubApp } from '../../tools/hub/hubApp'
import { openedHub } from '../../tools/hub/openedHub'
import type { Chance } from '../lab/chance'
import { basic, PASSWORD, USER } from './openHub'

/** The model's data about one document. */
interface Known {
  readonly rev: string
  /** Base64url; undefined once it is deleted. */
  readonly envelope: string | undefined
  readonly highest: number
}

interface SignedMessage {
  readonly id: string
  readonly envelope: string
  readonly sequence: number
  readonly closes: boolean
}

type Body = Readonly<Record<string, unknown>>
interface Answer {
  readonly status: number
  readonly json: Body
}

const SENDERS = 4
const SEQUENCES = 5
/** Number of requests until the class is emptied. */
const EPISODE = 250

/**
 * A member of a class, who has the card, their own key and everything that others have signed, with a model of the
 * correct results. A document is the last content that its signer signed. Only a signed deletion of the signer or the
 * class removes it.
 */
export class MemberAgainstModel {
  readonly #known = new Map<string, Known>()
  /** Revisions that were current at some time. */
  #revs: string[] = []
  slowestMs = 0
  requests = 0
  readonly statuses: Record<string, number> = {}

  private constructor(
    private readonly hub: Hub,
    private readonly app: ReturnType<typeof hubApp>,
    private readonly name: string,
    private readonly signers: Readonly<Record<string, Signer>>,
    private readonly classSigner: Signer,
    readonly classId: Bytes,
    private readonly messages: readonly SignedMessage[],
    readonly end: () => void,
  ) {}

  static async open(): Promise<MemberAgainstModel> {
    const data = mkdtempSync(join(tmpdir(), 'hub-'))
    const { hub, close } = openedHub(data, { showPin: () => undefined, now: () => performance.now() })
    const classSigner = newSigner()
    const classId = await classIdOf(classSigner.key, newSigner().key, { digest })
    const name = databaseOf(classId)
    const stored = await hub.passwords.store(name, { user: USER, password: PASSWORD })
    const verifyingKey = Buffer.from(classSigner.key)
    await hub.commits.write(() => hub.store.putClass({ name, ...stored, verifyingKey, updateSeq: 0 }))
    const signers: Record<string, Signer> = {}
    for (let at = 0; at < SENDERS; at += 1) {
      const signer = newSigner()
      signers[await senderHashOf(signer.key, { digest })] = signer
    }
    const messages = await signedMessages(signers, classSigner, classId)
    const app = hubApp(hub, { origins: [], hosts: [] }, () => new Response('', { status: 404 }))
    return new MemberAgainstModel(hub, app, name, signers, classSigner, classId, messages, () => {
      close()
      rmSync(data, { recursive: true, force: true })
    })
  }

  /** @throws if the hub's answer differs from the model's */
  async play(chance: Chance, requests: number): Promise<void> {
    const until = this.requests + requests
    for (let at = 0; this.requests < until; at += 1) {
      if (at % EPISODE === 0) await this.#begin()
      await this.#step(chance)
      if (at % 50 === 0) await this.#compareAll()
    }
    await this.#compareAll()
  }

  async #begin(): Promise<void> {
    await this.hub.commits.write(() => this.hub.store.emptyClass(this.name))
    this.#known.clear()
    this.#revs = []
  }

  async #step(chance: Chance): Promise<void> {
    const kind = chance.below(10)
    if (kind < 4) return await this.#puts(chance)
    if (kind < 6) return await this.#deletes(chance)
    if (kind < 7) return await this.#putsMany(chance)
    if (kind < 8) return await this.#reads(chance)
    await this.#isHostile(chance)
  }

  /** Sends any message that was ever signed, under any name, over any revision. */
  async #puts(chance: Chance): Promise<void> {
    const { id, body, expected } = this.#anyEdit(chance)
    const answer = await this.#ask('PUT', `/${id}`, body)
    this.#isAsExpected(answer.status, expected, { id, body })
    if (answer.status === 201) this.#wrote(id, body, String(answer.json['rev']))
    await this.#compare(id)
  }

  async #putsMany(chance: Chance): Promise<void> {
    // Sends each document once, because the model decides before any of them is written.
    const edits = new Map(
      Array.from({ length: 1 + chance.below(4) }, () => this.#anyEdit(chance)).map((one) => [one.id, one]),
    )
    const docs = [...edits.values()].map(({ id, body }) => ({ _id: id, ...body }))
    // An access message among them would open or close the class for the ones after it.
    if (docs.some(({ _id }) => _id === 'door')) return await this.#compareAll()
    const answer = await this.#ask('POST', '/_bulk_docs', { docs })
    const rows = answer.json as unknown as { ok?: true; id: string; rev: string; error?: string }[]
    for (const [at, { id, body, expected }] of [...edits.values()].entries()) {
      const row = rows[at]
      if ((row?.ok === true) !== (expected === 201)) throw new Error(`${JSON.stringify(row)} instead of ${expected}`)
      if (row?.ok === true) this.#wrote(id, body, row.rev)
      await this.#compare(id)
    }
  }

  #anyEdit(chance: Chance): { readonly id: string; readonly body: Body; readonly expected: number } {
    const message = pick(chance, this.messages)
    const id = chance.below(8) === 0 ? pick(chance, this.messages).id : message.id
    const rev = this.#anyRev(chance, id)
    const body = { envelope: message.envelope, ...(rev !== undefined && { _rev: rev }) }
    return { id, body, expected: this.#expectedOf(id, message, rev) }
  }

  #expectedOf(id: string, message: SignedMessage, rev: string | undefined): number {
    if (rev !== undefined && !isRevision(rev)) return 400
    if (message.id !== id) return 403
    const known = this.#known.get(id)
    if (known?.envelope !== undefined && message.sequence === known.highest) {
      const order = compareBytes(decoded(message.envelope), decoded(known.envelope))
      if (order <= 0) return order === 0 ? 201 : 409
    }
    if (known === undefined ? rev !== undefined : rev === undefined ? known.envelope !== undefined : rev !== known.rev)
      return 409
    if (message.sequence < (known?.highest ?? 0)) return 409
    const access = this.#known.get('door')?.envelope
    return id.length === 64 && this.messages.some(({ envelope, closes }) => closes && envelope === access) ? 403 : 201
  }

  async #deletes(chance: Chance): Promise<void> {
    const ids = [...Object.keys(this.signers), 'plan', 'door']
    const [id, named] = [pick(chance, ids), pick(chance, ids)]
    const rev = this.#anyRev(chance, id) ?? `1-${'0'.repeat(32)}`
    const signs = pick(chance, ['class', 'sender', 'another'] as const)
    const another = Object.keys(this.signers).find((other) => other !== id) ?? ''
    const signer = signs === 'class' ? this.classSigner : this.signers[signs === 'sender' ? id : another]
    if (signer === undefined) return
    const isExact = chance.below(4) > 0
    const said = isExact ? { id, rev } : { id: named, rev: this.#anyRev(chance, named) ?? rev }
    const message = await signDeletion(said, signer, this, { digest, encode })
    const isGood = said.id === id && said.rev === rev && signs !== 'another' && id !== 'door'
    const body = { _deleted: true, _rev: rev, envelope: encodeBase64url(message) }
    const known = this.#known.get(id)
    const expected = !isRevision(rev)
      ? 400
      : !isGood
        ? 403
        : known === undefined
          ? 404
          : known.rev !== rev
            ? 409
            : known.envelope === undefined
              ? 404
              : 201
    const answer = await this.#ask('PUT', `/${id}`, body)
    this.#isAsExpected(answer.status, expected, { id, said, signs, body })
    if (answer.status === 201) this.#wrote(id, body, String(answer.json['rev']))
    await this.#compare(id)
  }

  async #reads(chance: Chance): Promise<void> {
    const ids = [...Object.keys(this.signers), 'plan', 'door']
    const docs = Array.from({ length: chance.below(60) }, () => {
      const id = pick(chance, ids)
      return { id, ...(chance.below(2) === 0 && { rev: this.#anyRev(chance, id) ?? 'x' }) }
    })
    const { json } = await this.#ask('POST', '/_bulk_get', { docs })
    const results = json['results'] as { id: string; docs: { ok?: Body }[] }[]
    const names = new Set(docs.map(({ id }) => id))
    if (results.length !== names.size) throw new Error(`${results.length} answers for ${names.size} names`)
    for (const { id, docs: found } of results) {
      const held = found.flatMap(({ ok }) => (ok === undefined ? [] : [ok]))
      if (held.length > 1) throw new Error(`${held.length} branches of ${id}`)
      if (held[0] !== undefined && held[0]['_rev'] !== this.#known.get(id)?.rev) throw new Error(`Another ${id}`)
    }
  }

  async #isHostile(chance: Chance): Promise<void> {
    const message = pick(chance, this.messages)
    const number = pick(chance, NUMBERS)
    const rev = `${number}-${'f'.repeat(32)}`
    const history = { start: Number(number), ids: ['f'.repeat(32), 'e'.repeat(32)] }
    const copy = { _id: message.id, _rev: rev, _revisions: history, envelope: message.envelope }
    const [method, target, body, statuses] = pick(chance, [
      ['POST', '/_bulk_docs', { new_edits: false, docs: [copy] }, [403]],
      ['PUT', `/${message.id}?new_edits=false`, copy, [403]],
      ['PUT', `/${message.id}`, copy, [400]],
      ['PUT', `/${message.id}?rev=${rev}`, { envelope: message.envelope }, [400, 409, 201]],
      ['DELETE', `/${message.id}?rev=${this.#known.get(message.id)?.rev ?? rev}`, undefined, [400, 403]],
      ['PUT', `/${message.id}`, { _deleted: true, _rev: this.#known.get(message.id)?.rev ?? rev }, [400, 403]],
      ['PUT', '/_local/note', { last_seq: number }, [403]],
      ['POST', '/_revs_diff', { [message.id]: [rev] }, [405]],
      ['DELETE', '', undefined, [405]],
      ['PUT', `/${'d'.repeat(64)}`, { envelope: message.envelope }, [403]],
    ] as const)
    const answer = await this.#ask(method, target, body)
    if (!(statuses as readonly number[]).includes(answer.status))
      throw new Error(`${method} ${target} got ${answer.status}: ${JSON.stringify(body)}`)
    if (answer.status === 201 && this.#known.get(message.id)?.rev !== answer.json['rev']) throw new Error('Written')
    await this.#compare(message.id)
  }

  #anyRev(chance: Chance, id: string): string | undefined {
    const kind = chance.below(8)
    if (kind < 5) return this.#known.get(id)?.rev
    if (kind === 5) return undefined
    if (kind === 6 && this.#revs.length > 0) return pick(chance, this.#revs)
    return `${pick(chance, NUMBERS)}-${'a'.repeat(32)}`
  }

  #wrote(id: string, { envelope, _deleted }: Body, rev: string): void {
    const known = this.#known.get(id)
    const isDeleted = _deleted === true
    const text = isDeleted ? undefined : String(envelope)
    const message = this.messages.find((one) => one.envelope === text)
    if (known?.envelope !== text || known?.envelope === undefined) {
      const [before, now] = [Number.parseInt(known?.rev ?? '0', 10), Number.parseInt(rev, 10)]
      if (now !== before + 1) throw new Error(`${rev} after ${known?.rev}`)
    } else if (rev !== known.rev) throw new Error('A revision of what was there already')
    this.#known.set(id, { rev, envelope: text, highest: message?.sequence ?? known?.highest ?? 0 })
    this.#revs.push(rev)
  }

  async #compare(id: string): Promise<void> {
    const { status, json } = await this.#ask('GET', `/${id}?open_revs=all`)
    const known = this.#known.get(id)
    const leaves = (status === 404 ? [] : json) as unknown as { ok: Body }[]
    const [first, ...others] = leaves.map(({ ok }) => ok)
    if (others.length > 0) throw new Error(`${leaves.length} branches of ${id}`)
    const text = first?.['_deleted'] === true ? undefined : first?.['envelope']
    if (first?.['_rev'] !== known?.rev || text !== known?.envelope)
      throw new Error(`${id} is ${JSON.stringify(first)} and not ${JSON.stringify(known)}`)
  }

  async #compareAll(): Promise<void> {
    const { json } = await this.#ask('GET', '/_changes?style=all_docs')
    const results = json['results'] as { id: string; deleted?: true; changes: { rev: string }[] }[]
    const listed = results.map(
      ({ id, deleted = false, changes }) => `${id} ${deleted} ${changes.map(({ rev }) => rev).join()}`,
    )
    const known = [...this.#known].map(([id, { rev, envelope }]) => `${id} ${envelope === undefined} ${rev}`)
    const [ours, theirs] = [listed.toSorted().join(), known.toSorted().join()]
    if (ours !== theirs) throw new Error(`${ours} and not ${theirs}`)
  }

  async #ask(method: string, rest: string, body?: object): Promise<Answer> {
    const target = `/${this.name}${rest}`
    const headers = { host: 'localhost', authorization: basic(), 'content-type': 'application/json' }
    const sent = body === undefined ? [] : [Buffer.from(JSON.stringify(body))]
    const socket = { remoteAddress: '192.0.2.7' }
    const incoming = Object.assign(Readable.from(sent), { url: target, headers, socket })
    const began = performance.now()
    const response = await this.app.fetch(new Request(`http://localhost${target}`, { method, headers }), { incoming })
    const json = JSON.parse(await response.text()) as Body
    this.slowestMs = Math.max(this.slowestMs, performance.now() - began)
    this.requests += 1
    this.statuses[`${method} ${response.status}`] = (this.statuses[`${method} ${response.status}`] ?? 0) + 1
    return { status: response.status, json }
  }

  #isAsExpected(status: number, expected: number, about: object): void {
    if (status !== expected) throw new Error(`${status} instead of ${expected}: ${JSON.stringify(about)}`)
  }
}

/** Revision numbers that a member may invent. */
const NUMBERS = [
  '0',
  '1',
  '2',
  '7',
  '999999999',
  '1000000000',
  '9999999999',
  '9007199254740991',
  '9'.repeat(40),
] as const

function isRevision(rev: string): boolean {
  const [number = '', hash = ''] = rev.split('-')
  return /^[1-9]\d{0,8}$/.test(number) && /^[0-9a-f]{32}$/.test(hash)
}

/** Makes reports of each sender, plans, and messages that open and close the class, each with its sequence. */
async function signedMessages(signers: Readonly<Record<string, Signer>>, classSigner: Signer, classId: Bytes) {
  const messages: SignedMessage[] = []
  const add = async (id: string, kind: EnvelopeKind, sequence: number, signer: Signer, rest: number) => {
    const header = headerBytes({ kind, classId, sender: signer.key, sequence })
    const signed = joinBytes([header, crypto.getRandomValues(new Uint8Array(rest))])
    const envelope = encodeBase64url(joinBytes([signed, theOneOf(await signer.sign(signed))]))
    messages.push({ id, envelope, sequence, closes: kind === 'closed' })
  }
  for (const [id, signer] of Object.entries(signers)) {
    for (let sequence = 1; sequence <= SEQUENCES; sequence += 1) await add(id, 'report', sequence, signer, 200)
    // Two have the same sequence, like those of a device that was restored from a backup.
    await add(id, 'report', 2, signer, 200)
  }
  for (const sequence of [1, 2, 3]) await add('plan', 'plan', sequence, classSigner, 100)
  for (const [sequence, kind] of [
    [1, 'open'],
    [2, 'closed'],
    [3, 'open'],
  ] as const)
    await add('door', kind, sequence, classSigner, 0)
  return messages
}

/** Signs synchronously, because Web Crypto would take longer to reach another thread and return. */
function newSigner(): Signer {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const key = new Uint8Array([4, ...Buffer.from(x, 'base64url'), ...Buffer.from(y, 'base64url')])
  return {
    key,
    sign: (content) =>
      Promise.resolve(new Uint8Array(sign('sha256', content, { key: privateKey, dsaEncoding: 'ieee-p1363' }))),
  }
}

function decoded(envelope: string): Bytes {
  return bytesOf(envelope) ?? new Uint8Array()
}

function pick<T>(chance: Chance, from: readonly T[]): T {
  const one = from[chance.below(from.length)]
  if (one === undefined) throw new RangeError('There is nothing to choose.')
  return one
}
