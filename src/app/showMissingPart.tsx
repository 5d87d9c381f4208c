import { MissingPart } from './MissingPart'
import { showErrorPage } from './showErrorPage'

/** Says on an empty page that a part of the site could not be fetched. */
export function showMissingPart(root: HTMLElement, cause: unknown): void {
  showErrorPage(root, new MissingPart({ cause }))
}
