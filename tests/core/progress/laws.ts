import { actionLaws } from './actionLaws'
import { fieldLaws } from './fieldLaws'
import { latticeLaws } from './latticeLaws'
import type { Law } from './law'
import { worldLaws } from './worldLaws'

/** Everything that must hold of progress, the quickest to check first. */
export const laws: readonly Law[] = [...latticeLaws, ...fieldLaws, ...actionLaws, ...worldLaws]
