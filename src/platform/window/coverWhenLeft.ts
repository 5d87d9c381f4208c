import type { PageLife } from '../pageLife'
import { withDeadline } from '../withDeadline'

/** A database that does not answer must not show a page to the wrong person, nor nothing to the right one for ever. */
const ANSWER_MS = 5000

/** `window`, or a stand-in. */
export interface CoverHost {
  readonly document: { readonly body: { hidden: string | boolean } }
  readonly location: { reload(): void }
}

export interface CoverParts {
  readonly page: PageLife
  /** Whose page this is, as it stands. */
  readonly shown: () => string | undefined
  /** Who is learning here now. */
  readonly current: () => Promise<string | undefined>
  /** A page without anybody is one that was left by signing out: what stands on it may still be somebody's. */
  readonly needsLearner: boolean
  /** Told when the page is seen again. */
  readonly onSeen: () => void
  readonly host?: CoverHost
}

/**
 * Covers a page that the browser sets aside, before it can be shown again by the Back button as somebody left it. It is
 * shown once more for whom it was made, and made anew for everybody else.
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
