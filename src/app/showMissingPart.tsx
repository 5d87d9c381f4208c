import { MissingPart } from './MissingPart'
import { showErrorPage } from './showErrorPage'

/** Shows on an empty page that a part of the site could not be loaded. */
export function showMissingPart(root: HTMLElement, cause: unknown): void {
  showErrorPage(root, new MissingPart({ cause }))
}
