import * as today from '../../tools/editions/editionEntry'
import * as first from '../fixtures/first-edition/firstEdition.js'
import type { Edition } from './Edition'

/** `first` is the version before documents had answers. */
export const editions: { readonly first: Edition; readonly today: Edition } = { first, today }
