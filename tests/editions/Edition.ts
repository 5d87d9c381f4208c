import type * as today from '../../tools/editions/editionEntry'

/** All functions of one app version that work on documents, stores and remotes. */
export type Edition = typeof today
