/**
 * Loaded by every process of tests before anything else (`--import`): takes away what a newer Node brings, so that under
 * each Node a test has the world that it has under the oldest one we allow. What a page has comes then from the page
 * alone: Vitest leaves out everything of the page's that Node has too, and Node's own storage, navigator, locks and
 * sockets would stand there in its place.
 */
import { runInNewContext } from 'node:vm'

/** What Node 20.19 has beside the language. With a Node that is the oldest in `package.json`, `tests/setup` compares. */
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

// What a world without Node has as well: the language.
const language = runInNewContext('Object.getOwnPropertyNames(globalThis)')
const kept = new Set([...language, ...OF_OLDEST_NODE.trim().split(/\s+/)])
for (const name of Object.getOwnPropertyNames(globalThis)) if (!kept.has(name)) delete globalThis[name]
