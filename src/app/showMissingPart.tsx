import { createRoot } from 'react-dom/client'
import { ErrorScreen } from './ErrorScreen'
import { MissingPart } from './MissingPart'

/** Says on an empty page that a part of the site could not be fetched. */
export function showMissingPart(root: HTMLElement, cause: unknown): void {
  createRoot(root).render(<ErrorScreen error={new MissingPart({ cause })} />)
}
