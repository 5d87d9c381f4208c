/**
 * A script of the site could not be fetched. This is not a bug. The script can be fetched when the browser is online
 * again.
 */
export class MissingPart extends Error {
  constructor(options: { readonly cause: unknown }) {
    super('A part of the site could not be loaded.', options)
    this.name = 'MissingPart'
  }
}
