import { createRoot } from 'react-dom/client'
import { ErrorScreen } from './ErrorScreen'

/** Pages that already show the error screen, because several parts of one page can fail. */
const failed = new WeakSet<HTMLElement>()

/**
 * Replaces the full page with the error screen (contract, section 2.6). It is for errors outside any error boundary. An
 * island on a public page only has room for its own button, and React removes the island's content.
 */
export function showErrorPage(page: HTMLElement, error: unknown): void {
  if (failed.has(page)) return
  failed.add(page)
  // At this point, React is still working on the root that failed.
  setTimeout(() => createRoot(page).render(<ErrorScreen error={error} />))
}
