import { useRef, useState } from 'react'
import type { Collected, OpenBook } from '../../../classes/TaughtClasses'
import type { Carrier } from '../../../classroom/book/classBook'
import { instantOf } from '../../../progress/calendar'
import type { Instant } from '../../../progress/ids'
import { bookUse } from './openBooks'

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

const MOST_SHOWN = 60

/** Takes in reports one after another; an answer is only known once its transaction is complete. */
export function useTaking(book: OpenBook, now: () => Date, onStored: () => void): Taking {
  const [arrived, setArrived] = useState<readonly Arrived[]>([])
  const [answered, setAnswered] = useState<Taking['answered']>()
  const [under, setUnder] = useState(0)
  const count = useRef(0)

  const list = (collected: Collected): void => {
    count.current += 1
    const one = { id: count.current, at: instantOf(now()), collected }
    setArrived((before) => [one, ...before].slice(0, MOST_SHOWN))
  }
  const note = (collected: Collected): void => {
    list(collected)
    bookUse.touch()
    if (collected.kind === 'refused' || collected.kind === 'not-taken') return
    setAnswered(collected)
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
    noteAll: (collected) => {
      for (const one of collected) list(one)
    },
    take: (bytes, carrier) =>
      busy(async () => {
        const collected = await book.collect(bytes, carrier)
        note(collected)
        return collected
      }),
    takeFiles: (files) =>
      busy(async () => {
        const all: Collected[] = []
        for (const file of files) {
          const collected = await collectOne(book, file)
          for (const one of collected) note(one)
          all.push(...collected)
        }
        return all
      }),
  }
}

/** A file that the browser can't read any more is one that says nothing. */
async function collectOne(book: OpenBook, file: Blob): Promise<readonly Collected[]> {
  let bytes: Uint8Array
  try {
    bytes = new Uint8Array(await file.arrayBuffer())
  } catch {
    return [{ kind: 'refused', reason: 'unreadable', name: undefined }]
  }
  return await book.collectFile(bytes)
}
