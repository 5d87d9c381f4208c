/** A script of the site could not be fetched. This is not a bug, and it works again once the browser is online. */
export class MissingPart extends Error {
  constructor(options: { readonly cause: unknown }) {
    super('A part of the site could not be loaded.', options)
    this.name = 'MissingPart'
  }
}
