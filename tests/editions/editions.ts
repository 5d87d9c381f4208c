import * as today from '../../tools/editions/editionEntry'
import * as first from '../fixtures/first-edition/firstEdition.js'

/** All that one version of the app does to documents, stores and remotes. */
export type Edition = typeof today

/** `first`: as it was before documents had answers. */
export const editions: { readonly first: Edition; readonly today: Edition } = { first, today }
