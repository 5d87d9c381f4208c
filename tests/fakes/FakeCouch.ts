import { createHash } from 'node:crypto'

/** Ways in which a relay may answer untruthfully. */
export type CouchFault =
  /** Status 200 with a page, as a captive portal sends it. */
  | 'html'
  /** Status 201, with nothing stored. */
  | 'unkept'
  | 'truncated'
  | 'endless'
  | 'busy'
  | 'overloaded'
  | 'full-disk'
  /** One byte per second. */
  | 'slow'
  | 'reset'

export const couchFaults: readonly CouchFault[] = [
  ...(['html', 'unkept', 'truncated', 'endless', 'busy', 'overloaded', 'full-disk', 'slow', 'reset'] as const),
]

interface Branch {
  readonly rev: string
  readonly fields: object | undefined
}

type Answer = readonly [status: number, body: unknown]

/** One class database with the part of CouchDB's protocol that a relay uses. Its `fetch` fails as a test sets it. */
export class FakeCouch {
  readonly #branches = new Map<string, Branch[]>()
  #access: string | undefined
  #pin: string | undefined
  readonly requests: string[] = []
  /** This fault stays until it is changed. */
  fault: CouchFault | undefined
  /** Runs once, before the next write. */
  beforeWrite: (() => void) | undefined
  /** Called for each byte of a slow answer. */
  onByte: (() => void) | undefined

  /** With a `pin` this is a hub whose class doesn't exist yet. */
  constructor({ user, password, pin }: { readonly user: string; readonly password: string; readonly pin?: string }) {
    if (pin === undefined) this.#access = basic(user, password)
    this.#pin = pin
  }

  readonly fetch: typeof globalThis.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input)
    const method = init?.method ?? 'GET'
    this.requests.push(`${method} ${url.pathname.split('/').slice(2).join('/')}`)
    if (this.fault === 'reset') throw new TypeError('Failed to fetch')
    if (this.fault === 'html') return new Response('<!doctype html><title>Welcome</title>', { status: 200 })
    if (this.fault === 'busy') return json(429, { error: 'too_many_requests', reason: 'later' })
    if (this.fault === 'overloaded') return new Response('Service Unavailable', { status: 503 })
    if (this.fault === 'full-disk') return json(507, { error: 'insufficient_storage', reason: 'no room' })
    const [status, body] = this.#answer(method, url, init)
    if (this.fault === 'truncated') return new Response(JSON.stringify(body).slice(0, -2), { status })
    if (this.fault === 'endless') return new Response(endless(), { status })
    if (this.fault === 'slow') return new Response(this.#slowly(JSON.stringify(body), init?.signal), { status })
    return json(status, body)
  }

  /** A write that anyone with the password may do. It deletes if `fields` is undefined. */
  plant(id: string, fields: object | undefined, rev = this.#nextRev('9', fields)): void {
    this.#branches.set(id, [...(this.#branches.get(id) ?? []), { rev, fields }])
  }

  /** Removes the document, as a database restored from yesterday's backup lacks it. */
  lose(id: string): void {
    this.#branches.delete(id)
  }

  #answer(method: string, url: URL, init: RequestInit | undefined): Answer {
    const [, , id = ''] = url.pathname.split('/')
    const headers = new Headers(init?.headers)
    const given = headers.get('Authorization') ?? ''
    if (id === '' && method === 'PUT') return this.#make(headers, given)
    if (given !== this.#access) return [401, { error: 'unauthorized', reason: 'Not these.' }]
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined
    if (id === '') return [200, { db_name: url.pathname.slice(1), update_seq: '7-x' }]
    if (id === '_changes') return [200, this.#changes()]
    if (id === '_bulk_get') return [200, this.#bulk(body as { docs: { id: string; rev: string }[] })]
    if (method === 'GET') return this.#read(id)
    this.beforeWrite?.()
    this.beforeWrite = undefined
    if (id === '_bulk_docs') {
      const { docs } = body as { docs: { _id: string; _rev: string }[] }
      return [201, docs.map(({ _id, _rev }) => this.#write(_id, _rev, undefined)[1])]
    }
    const over = url.searchParams.get('rev') ?? revIn(body)
    return this.#write(id, over, method === 'DELETE' ? undefined : withoutRev(body))
  }

  #make(headers: Headers, given: string): Answer {
    if (this.#pin === undefined) return [412, { error: 'file_exists', reason: 'There is one.' }]
    if (headers.get('X-Hub-Pin') !== this.#pin) return [401, { error: 'unauthorized', reason: 'Another PIN.' }]
    this.#pin = undefined
    this.#access = given
    return [201, { ok: true }]
  }

  #read(id: string): Answer {
    const branches = this.#branches.get(id)
    if (branches === undefined) return [404, { error: 'not_found', reason: 'missing' }]
    return [200, branches.map((branch) => ({ ok: documentOf(id, branch) }))]
  }

  #changes(): object {
    const results = [...this.#branches].map(([id, branches], at) => ({
      seq: `${at}-x`,
      id,
      changes: branches.map(({ rev }) => ({ rev })),
      ...(branches.every(({ fields }) => fields === undefined) && { deleted: true }),
    }))
    return { results, last_seq: `${results.length}-x` }
  }

  #bulk({ docs }: { readonly docs: readonly { readonly id: string; readonly rev: string }[] }): object {
    const results = docs.map(({ id, rev }) => {
      const branch = this.#branches.get(id)?.find((one) => one.rev === rev)
      return { id, docs: [branch === undefined ? { error: { id, rev } } : { ok: documentOf(id, branch) }] }
    })
    return { results }
  }

  #write(id: string, over: string | undefined, fields: object | undefined): Answer {
    const branches = this.#branches.get(id) ?? []
    const living = branches.filter((branch) => branch.fields !== undefined)
    const replaced = branches.find(({ rev }) => rev === over)
    if (over === undefined ? living.length > 0 : replaced === undefined)
      return [409, { error: 'conflict', reason: 'Document update conflict.' }]
    const rev = this.#nextRev(over ?? '0', fields)
    if (this.fault !== 'unkept') {
      const others = branches.filter((branch) => branch !== replaced && branch.fields !== undefined)
      this.#branches.set(id, [...others, { rev, fields }])
    }
    return [201, { ok: true, id, rev }]
  }

  #nextRev(before: string, fields: object | undefined): string {
    const hash = createHash('md5')
      .update(`${before}${JSON.stringify(fields)}`)
      .digest('hex')
    return `${Number.parseInt(before, 10) + 1}-${hash}`
  }

  #slowly(text: string, signal: AbortSignal | null | undefined): ReadableStream<Uint8Array> {
    const bytes = new TextEncoder().encode(text)
    let at = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    return new ReadableStream({
      start: (controller) => {
        signal?.addEventListener('abort', () => {
          clearTimeout(timer)
          controller.error(new DOMException('Aborted', 'AbortError'))
        })
      },
      pull: (controller) =>
        new Promise((resolve) => {
          timer = setTimeout(() => {
            controller.enqueue(bytes.slice(at, at + 1))
            at += 1
            this.onByte?.()
            resolve()
          }, 1000)
        }),
    })
  }
}

function endless(): ReadableStream<Uint8Array> {
  return new ReadableStream({
    pull: (controller) => controller.enqueue(new Uint8Array(65_536).fill(0x20)),
  })
}

function documentOf(id: string, { rev, fields }: Branch): object {
  return fields === undefined ? { _id: id, _rev: rev, _deleted: true } : { ...fields, _id: id, _rev: rev }
}

function revIn(body: unknown): string | undefined {
  return (body as { readonly _rev?: string } | undefined)?._rev
}

function withoutRev(body: unknown): object {
  const { _rev, _id, ...fields } = body as { readonly _rev?: string; readonly _id?: string }
  return fields
}

function basic(user: string, password: string): string {
  return `Basic ${btoa(`${user}:${password}`)}`
}

function json(status: number, body: unknown): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } })
}
