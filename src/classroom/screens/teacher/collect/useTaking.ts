import { useRef, useState } from 'react'
import type { Collected, OpenBook } from '../../../ports/TaughtClasses'
import type { Carrier } from '../../../protocol/book/classBook'
import { LARGEST_FILE } from '../../../protocol/file/envelopeFile'
import { instantOf } from '../../../../core/progress/calendar'
import type { Instant } from '../../../../core/progress/ids'
import { bookUse } from '../openBooks'

/** A report that arrived while this page was open, with the time on this device. */
export interface ArrivedReport {
  readonly id: number
  readonly at: Instant
  readonly collected: Collected
}

export interface Taking {
  /** Newest first. */
  readonly arrived: readonly ArrivedReport[]
  /** The last stored report. Its answer is shown until the next report is stored. */
  readonly answered: Extract<Collected, { readonly kind: 'stored' | 'same' | 'left' }> | undefined
  readonly isBusy: boolean
  readonly take: (bytes: Uint8Array, carrier: Carrier) => Promise<Collected>
  /**
   * Lists the reports from a relay, which are already stored. It shows no answer, because no learner is waiting for an
   * answer. It does not delay the lock, because the teacher may not be looking at the page.
   */
  readonly noteAll: (collected: readonly Collected[]) => void
  readonly takeFiles: (files: readonly Blob[]) => Promise<readonly Collected[]>
}

/** The size of the largest class, because each learner's digits have to stay on the list. */
const MOST_SHOWN = 300
/** The number of files read into memory at a time. */
const FILES_TOGETHER = 50

/** Stores reports one after another. An answer is known only after its transaction is complete. */
export function useTaking(book: OpenBook, now: () => Date, onStored: () => void): Taking {
  const [arrived, setArrived] = useState<readonly ArrivedReport[]>([])
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

/** Undefined if the browser can no longer read the file. Reads at most one byte more than the limit. */
async function bytesOf(file: Blob): Promise<Uint8Array | undefined> {
  try {
    return new Uint8Array(await file.slice(0, LARGEST_FILE + 1).arrayBuffer())
  } catch {
    return undefined
  }
}
