/** Thrown when a promise of the product is broken. */
export class Violation extends Error {
  override readonly name = 'Violation'
}
