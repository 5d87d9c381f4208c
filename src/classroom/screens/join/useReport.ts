import { useState } from 'react'
import { joinClassWords as words } from '#words/joinClass'
import type { JoinedClasses, ReportToHandIn } from '../../ports/JoinedClasses'
import type { ClassKey } from '../../ports/TaughtClasses'

type Made = Extract<ReportToHandIn, { kind: 'made' }>

export interface ReportDesk {
  /** The report on the screen. */
  readonly report: Made | undefined
  readonly isMaking: boolean
  /** Why the last try failed. */
  readonly failure: string | undefined
  /** Resolves to undefined if no report could be made. */
  readonly make: () => Promise<Made | undefined>
}

/** Makes a report of a class on request. The report stays the same while the progress and the name do. */
export function useReport(classes: JoinedClasses, key: ClassKey): ReportDesk {
  const [report, setReport] = useState<Made>()
  const [failure, setFailure] = useState<string>()
  const [isMaking, setMaking] = useState(false)
  const make = async (): Promise<Made | undefined> => {
    setMaking(true)
    setFailure(undefined)
    const made = await classes.report(key)
    setMaking(false)
    if (made.kind === 'failed') {
      setFailure(words.notMade[made.reason])
      return undefined
    }
    // Keep the same object for the same report, so that a running code display does not start over.
    setReport((shown) => (shown?.sequence === made.sequence ? shown : made))
    return made
  }
  return { report, isMaking, failure, make }
}
