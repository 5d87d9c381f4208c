/**
 * Replaces two functions of Node that cost a history more than its databases do. `structuredClone` calls C++ even for plain
 * values, and an aborted signal makes an error with a stack. Both replacements do only what the site and the fake disk use.
 */

const whole = globalThis.structuredClone

function clone(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return typeof value === 'function' ? whole(value) : value
  const prototype: unknown = Object.getPrototypeOf(value)
  if (prototype === Array.prototype) return (value as unknown[]).map(clone)
  if (prototype !== Object.prototype) return whole(value)
  const copy: Record<string, unknown> = {}
  for (const key of Object.keys(value)) copy[key] = clone((value as Record<string, unknown>)[key])
  return copy
}

type Listener = (event: { readonly type: 'abort' }) => void

class Signal {
  aborted = false
  readonly #listeners = new Set<Listener>()

  addEventListener(_type: 'abort', listener: Listener): void {
    if (!this.aborted) this.#listeners.add(listener)
  }

  removeEventListener(_type: 'abort', listener: Listener): void {
    this.#listeners.delete(listener)
  }

  abort(): void {
    this.aborted = true
    const told = [...this.#listeners]
    this.#listeners.clear()
    for (const listener of told) listener({ type: 'abort' })
  }
}

class Controller {
  readonly signal = new Signal()

  abort(): void {
    if (!this.signal.aborted) this.signal.abort()
  }
}

export function becomeLight(): void {
  Object.assign(globalThis, { structuredClone: clone, AbortController: Controller })
}
