/**
 * Role: the join of the profile.
 * Guarantee: what was set last arrives, in whatever epoch it was set.
 * Must not: let a register of the wrong type win over a sound one.
 */
import { canonicalText } from './canonicalText'
import { compareScalars } from './compareJson'
import { joinChosen } from './joinChosen'
import { type Joiner, joinMaps } from './joiner'
import type { JsonMap } from './json'
import { joinUnknown } from './joinUnknown'
import { own } from './own'
import { isRegister, type RegisterField } from './register'

function joinRegister(field: RegisterField): Joiner {
  return joinChosen(
    isRegister(field),
    ['turn', 'value'],
    (a, b) => a.turn - b.turn || compareScalars(canonicalText(a.value), canonicalText(b.value)),
  )
}

const joiners: { readonly [Field in RegisterField]: Joiner } = {
  displayName: joinRegister('displayName'),
  photoURL: joinRegister('photoURL'),
}

export function joinProfile(a: JsonMap, b: JsonMap): JsonMap {
  return joinMaps(a, b, (key) => own<string, Joiner>(joiners, key) ?? joinUnknown)
}
