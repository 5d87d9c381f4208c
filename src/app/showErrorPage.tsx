import { createRoot } from 'react-dom/client'
import { ErrorScreen } from './ErrorScreen'

/** Pages that show the error screen already: one page can fail in several places. */
const failed = new WeakSet<HTMLElement>()

/**
 * Puts the error screen in the place of the whole page (contract, section 2.6). For what no error boundary holds: an island
 * of a public page has room for its own button only, and React leaves nothing in its place.
 */
export function showErrorPage(page: HTMLElement, error: unknown): void {
  if (failed.has(page)) return
  failed.add(page)
  // React is still busy with the root that failed.
  setTimeout(() => createRoot(page).render(<ErrorScreen error={error} />))
}
