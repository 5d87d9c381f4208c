import type { RequestKind } from './ProxiedRequest'

export interface Count {
  readonly requests: number
  /** Bytes of the bodies, in both directions, without headers. */
  readonly bytesSent: number
  readonly bytesReceived: number
}

const NONE: Count = { requests: 0, bytesSent: 0, bytesReceived: 0 }

/** The traffic of a network, by the kind of request. */
export class Traffic {
  readonly #counts = new Map<RequestKind, Count>()

  of(kind: RequestKind): Count {
    return this.#counts.get(kind) ?? NONE
  }

  sent(kind: RequestKind, bytes: number): void {
    const before = this.of(kind)
    this.#counts.set(kind, { ...before, requests: before.requests + 1, bytesSent: before.bytesSent + bytes })
  }

  received(kind: RequestKind, bytes: number): void {
    const before = this.of(kind)
    this.#counts.set(kind, { ...before, bytesReceived: before.bytesReceived + bytes })
  }

  forget(): void {
    this.#counts.clear()
  }
}
