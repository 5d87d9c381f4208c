import * as today from '../../tools/editions/editionEntry'
import * as first from '../fixtures/first-edition/firstEdition.js'

/** All functions of one app version that work on documents, stores and remotes. */
export type Edition = typeof today

/** `first` is the version before documents had answers. */
export const editions: { readonly first: Edition; readonly today: Edition } = { first, today }
