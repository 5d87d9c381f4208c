/** A script of the site could not be fetched: no bug, and gone as soon as there is a connection. */
export class MissingPart extends Error {
  constructor(options: { readonly cause: unknown }) {
    super('A part of the site could not be loaded.', options)
    this.name = 'MissingPart'
  }
}
