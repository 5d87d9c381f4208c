import { useRef, useState } from 'react'
import type { Collected, OpenBook } from '../../../ports/TaughtClasses'
import type { Carrier } from '../../../protocol/book/classBook'
import { LARGEST_FILE } from '../../../protocol/file/envelopeFile'
import { instantOf } from '../../../../core/progress/calendar'
import type { Instant } from '../../../../core/progress/ids'
import { bookUse } from '../openBooks'

/** What came in on this page, with the time by this device. */
export interface Arrived {
  readonly id: number
  readonly at: Instant
  readonly collected: Collected
}

export interface Taking {
  /** Newest first. */
  readonly arrived: readonly Arrived[]
  /** Of the last report that is stored: its answer is shown until the next one. */
  readonly answered: Extract<Collected, { readonly kind: 'stored' | 'same' | 'left' }> | undefined
  readonly isBusy: boolean
  readonly take: (bytes: Uint8Array, carrier: Carrier) => Promise<Collected>
  /** What a relay brought is in the book; nobody waits for its answer, and nobody may be at this page: it locks all the same. */
  readonly noteAll: (collected: readonly Collected[]) => void
  readonly takeFiles: (files: readonly Blob[]) => Promise<readonly Collected[]>
}

/** As many as one class has: each learner's digits are wanted. */
const MOST_SHOWN = 300
/** Files that are read into memory together. */
const FILES_TOGETHER = 50

/** Takes in reports one after another; an answer is only known once its transaction is complete. */
export function useTaking(book: OpenBook, now: () => Date, onStored: () => void): Taking {
  const [arrived, setArrived] = useState<readonly Arrived[]>([])
  const [answered, setAnswered] = useState<Taking['answered']>()
  const [under, setUnder] = useState(0)
  const count = useRef(0)

  const list = (collected: readonly Collected[]): void => {
    const at = instantOf(now())
    const all = collected.map((one) => {
      count.current += 1
      return { id: count.current, at, collected: one }
    })
    setArrived((before) => [...all.reverse(), ...before].slice(0, MOST_SHOWN))
  }
  const note = (collected: readonly Collected[]): void => {
    list(collected)
    bookUse.touch()
    const last = collected.filter((one) => one.kind !== 'refused' && one.kind !== 'not-taken').at(-1)
    if (last === undefined) return
    setAnswered(last)
    onStored()
  }
  const busy = async <T>(work: () => Promise<T>): Promise<T> => {
    setUnder((before) => before + 1)
    try {
      return await work()
    } finally {
      setUnder((before) => before - 1)
    }
  }
  return {
    arrived,
    answered,
    isBusy: under > 0,
    noteAll: list,
    take: (bytes, carrier) =>
      busy(async () => {
        const collected = await book.collect(bytes, carrier)
        note([collected])
        return collected
      }),
    takeFiles: (files) =>
      busy(async () => {
        const all: Collected[] = []
        for (let from = 0; from < files.length; from += FILES_TOGETHER) {
          const read = await Promise.all(files.slice(from, from + FILES_TOGETHER).map(bytesOf))
          const whole = read.filter((bytes) => bytes !== undefined)
          const missing = read.filter((bytes) => bytes === undefined)
          const collected = [
            ...(await book.collectFiles(whole)),
            ...missing.map((): Collected => ({ kind: 'not-taken', reason: 'no-file' })),
          ]
          note(collected)
          all.push(...collected)
        }
        return all
      }),
  }
}

/** Undefined for a file that the browser can't read any more. What is too large is not read to its end. */
async function bytesOf(file: Blob): Promise<Uint8Array | undefined> {
  try {
    return new Uint8Array(await file.slice(0, LARGEST_FILE + 1).arrayBuffer())
  } catch {
    return undefined
  }
}
