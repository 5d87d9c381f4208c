/**
 * Every test process loads this file first (`--import`). It removes globals of a newer Node, so that tests have the same
 * globals as under the oldest supported Node. Page globals then come only from the page: Vitest omits page globals that Node
 * has too, and would use Node's storage, navigator, locks and sockets instead.
 */
import { runInNewContext } from 'node:vm'

/**
 * Globals of Node 20.19 besides those of the language. `tests/setup` compares them when it runs on the oldest Node in
 * `package.json`.
 */
const OF_OLDEST_NODE = `
  AbortController AbortSignal Blob BroadcastChannel Buffer ByteLengthQueuingStrategy CompressionStream
  CountQueuingStrategy Crypto CryptoKey CustomEvent DOMException DecompressionStream Event EventTarget File FormData
  Headers MessageChannel MessageEvent MessagePort Performance PerformanceEntry PerformanceMark PerformanceMeasure
  PerformanceObserver PerformanceObserverEntryList PerformanceResourceTiming ReadableByteStreamController ReadableStream
  ReadableStreamBYOBReader ReadableStreamBYOBRequest ReadableStreamDefaultController ReadableStreamDefaultReader Request
  Response SubtleCrypto TextDecoder TextDecoderStream TextEncoder TextEncoderStream TransformStream
  TransformStreamDefaultController URL URLSearchParams WritableStream WritableStreamDefaultController
  WritableStreamDefaultWriter atob btoa clearImmediate clearInterval clearTimeout crypto fetch global performance process
  queueMicrotask setImmediate setInterval setTimeout structuredClone`

// The language globals exist without Node as well.
const language = runInNewContext('Object.getOwnPropertyNames(globalThis)')
const kept = new Set([...language, ...OF_OLDEST_NODE.trim().split(/\s+/)])
for (const name of Object.getOwnPropertyNames(globalThis)) if (!kept.has(name)) delete globalThis[name]
