import { createRoot } from 'react-dom/client'
import { ErrorScreen } from './ErrorScreen'

/** Pages that already show the error screen, because several parts of one page can fail. */
const failed = new WeakSet<HTMLElement>()

/**
 * Replaces the full page with the error screen (contract, section 2.6). It is for errors outside any error boundary. An
 * island of a public page has only room for its own button, and React removes its content.
 */
export function showErrorPage(page: HTMLElement, error: unknown): void {
  if (failed.has(page)) return
  failed.add(page)
  // React is still busy with the root that failed.
  setTimeout(() => createRoot(page).render(<ErrorScreen error={error} />))
}
