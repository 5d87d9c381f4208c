import { setDoc, updateDoc } from 'firebase/firestore'
import type { Case, Fields, Who } from './Case'
import { bothTimes, earlierFields, now, storedByThisSite } from './samples'

const created =
  (fields: Fields): Case['act'] =>
  ({ own }) =>
    setDoc(own, { ...earlierFields, ...bothTimes(), ...fields })

export const changed =
  (fields: Fields): Case['act'] =>
  ({ own }) =>
    updateDoc(own, { ...now(), ...fields })

/** Returns the same values for both a new document and a stored one. */
export function both(what: string, fields: Fields, allowed: boolean, who: Who = 'ada'): readonly Case[] {
  return [
    { name: `a new document with ${what}`, who, act: created(fields), allowed },
    { name: `a change to ${what}`, who, before: storedByThisSite, act: changed(fields), allowed },
  ]
}
