import { useState } from 'react'
import { joinClassWords as words } from '#words/joinClass'
import type { JoinedClasses, ReportToHandIn } from '../../ports/JoinedClasses'
import type { ClassKey } from '../../ports/TaughtClasses'

type Made = Extract<ReportToHandIn, { kind: 'made' }>

export interface ReportDesk {
  /** The one on screen. */
  readonly report: Made | undefined
  readonly isMaking: boolean
  /** Why none was made. */
  readonly failure: string | undefined
  /** Undefined where none could be made. */
  readonly make: () => Promise<Made | undefined>
}

/** Makes the report of a class when it is wanted: with the same ledger and name it is the same one. */
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
    // The same report stays the same object: what shows its codes goes on where it was.
    setReport((shown) => (shown?.sequence === made.sequence ? shown : made))
    return made
  }
  return { report, isMaking, failure, make }
}
