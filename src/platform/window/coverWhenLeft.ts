import type { PageLife } from '../pageLife'
import { withDeadline } from '../withDeadline'

/** If the database does not answer, the page must not be shown to the wrong person or stay covered forever. */
const ANSWER_MS = 5000

/** `window`, or a stand-in. */
export interface CoverHost {
  readonly document: { readonly body: { hidden: string | boolean } }
  readonly location: { reload(): void }
}

export interface CoverParts {
  readonly page: PageLife
  /** The learner this page currently shows. */
  readonly shown: () => string | undefined
  /** The learner who is active on this device now. */
  readonly current: () => Promise<string | undefined>
  /**
   * True if a page without a learner must be reloaded. The learner signed out, and the page may still show their data.
   */
  readonly needsLearner: boolean
  /** Called when the page is visible again. */
  readonly onSeen: () => void
  readonly host?: CoverHost
}

/**
 * Covers a page when the browser freezes it, so that the Back button can't show old content. If its own learner is
 * still active, the page is uncovered. Otherwise it is reloaded.
 */
export function coverWhenLeft({ page, shown, current, needsLearner, onSeen, host = window }: CoverParts): void {
  const { body } = host.document
  let left = shown()
  page.onLeave(() => {
    left = shown()
    body.hidden = true
  })
  page.onReturn(() => void uncover())

  async function uncover(): Promise<void> {
    const answer = await withDeadline(ANSWER_MS, async () => ({ id: await current() }))
    const isSame = answer !== undefined && answer.id === left && !(needsLearner && left === undefined)
    if (!isSame) return host.location.reload()
    body.hidden = false
    onSeen()
  }
}
