import { actionLaws } from './actionLaws'
import { fieldLaws } from './fieldLaws'
import { latticeLaws } from './latticeLaws'
import type { Law } from './law'

/** Every law of progress, the fastest to check first. */
export const laws: readonly Law[] = [...latticeLaws, ...fieldLaws, ...actionLaws]
