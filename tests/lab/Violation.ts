/** Something does not hold that was promised. */
export class Violation extends Error {
  override readonly name = 'Violation'
}
