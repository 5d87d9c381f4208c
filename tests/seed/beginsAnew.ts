import { Dexie } from 'dexie'
import { afterAll, vi } from 'vitest'

/**
 * Isolates test files that change globals and share a process. Loaded packages of node_modules (React, Dexie, the page
 * itself) stay. For every file, the modules of the site and the tests are evaluated again. Changes to globals, the page and
 * its storage are undone.
 */
interface Told {
  readonly descriptor: PropertyDescriptor
  /** A page global can be assigned another value and keeps its descriptor. */
  readonly value: unknown
}

const OF_VITEST = /^__/

const valueOf = (target: object, key: PropertyKey): unknown =>
  target === globalThis ? Reflect.get(target, key) : undefined

function told(target: object): ReadonlyMap<PropertyKey, Told> {
  const entries = Reflect.ownKeys(target).filter((key) => !OF_VITEST.test(String(key)))
  return new Map(
    entries.map((key) => [
      key,
      { descriptor: Object.getOwnPropertyDescriptor(target, key) ?? {}, value: valueOf(target, key) },
    ]),
  )
}

function restore(target: object, before: ReadonlyMap<PropertyKey, Told>): void {
  for (const key of Reflect.ownKeys(target)) {
    if (!before.has(key) && !OF_VITEST.test(String(key))) Reflect.deleteProperty(target, key)
  }
  for (const [key, { descriptor, value }] of before) {
    const is = Object.getOwnPropertyDescriptor(target, key)
    const isSame = is !== undefined && is.value === descriptor.value && is.get === descriptor.get
    if (!isSame) Object.defineProperty(target, key, descriptor)
    if (valueOf(target, key) !== value) Reflect.set(target, key, value)
  }
}

const page = typeof document === 'undefined' ? undefined : await import('./pageOfFile')
const before = [globalThis, Dexie.dependencies, ...(page?.shared() ?? [])].map(
  (target) => [target, told(target)] as const,
)
const closePage = page?.openPage()

afterAll(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  try {
    await closePage?.()
  } finally {
    // If this file fails here, the next files must still start clean.
    for (const [target, was] of before) restore(target, was)
    vi.resetModules()
  }
})
