import { deleteDoc, getDoc, serverTimestamp, setDoc, Timestamp, updateDoc } from 'firebase/firestore'
import type { Case } from './Case'
import { derived, earlierFields, now, progress, storedByEarlierSite, storedByThisSite } from './samples'

const mark = () => ({ deletedAt: serverTimestamp(), updatedAt: serverTimestamp() })
const AT = Timestamp.fromDate(new Date('2026-02-28T08:00:00.000Z'))
const gone = { deletedAt: AT, updatedAt: AT }

/** The permanent deletion of an account's document, and the access to the mark that remains. */
export const deletionCases: readonly Case[] = [
  {
    name: 'the owner, signed in just now, replaces the document by its mark',
    who: 'ada, signed in just now',
    before: storedByThisSite,
    act: ({ own }) => setDoc(own, mark()),
    allowed: true,
  },
  {
    name: 'the owner, signed in just now, replaces a document of the earlier site',
    who: 'ada, signed in just now',
    before: storedByEarlierSite,
    act: ({ own }) => setDoc(own, mark()),
    allowed: true,
  },
  {
    name: 'the owner, signed in just now, leaves the mark where no document is yet',
    who: 'ada, signed in just now',
    act: ({ own }) => setDoc(own, mark()),
    allowed: true,
  },
  {
    name: 'the owner, signed in nearly five minutes ago, replaces it',
    who: 'ada, signed in nearly five minutes ago',
    before: storedByThisSite,
    act: ({ own }) => setDoc(own, mark()),
    allowed: true,
  },
  {
    name: 'the owner, signed in over five minutes ago, replaces it',
    who: 'ada, signed in over five minutes ago',
    before: storedByThisSite,
    act: ({ own }) => setDoc(own, mark()),
    allowed: false,
  },
  {
    name: 'the owner, signed in over five minutes ago, leaves the mark where no document is yet',
    who: 'ada, signed in over five minutes ago',
    act: ({ own }) => setDoc(own, mark()),
    allowed: false,
  },
  {
    name: 'a stranger, signed in just now, replaces it',
    who: 'a stranger, signed in just now',
    before: storedByThisSite,
    act: ({ own }) => setDoc(own, mark()),
    allowed: false,
  },
  {
    name: 'a stranger, signed in just now, leaves a mark where no document is yet',
    who: 'a stranger, signed in just now',
    act: ({ own }) => setDoc(own, mark()),
    allowed: false,
  },
  {
    name: 'the mark beside what was there',
    who: 'ada, signed in just now',
    before: storedByThisSite,
    act: ({ own }) => updateDoc(own, mark()),
    allowed: false,
  },
  {
    name: 'the mark with something else in it',
    who: 'ada, signed in just now',
    before: storedByThisSite,
    act: ({ own }) => setDoc(own, { ...mark(), email: 'ada@example.org' }),
    allowed: false,
  },
  {
    name: 'the mark by the device’s clock',
    who: 'ada, signed in just now',
    before: storedByThisSite,
    act: ({ own }) => setDoc(own, { ...mark(), deletedAt: AT }),
    allowed: false,
  },
  {
    name: 'half of the mark',
    who: 'ada, signed in just now',
    before: storedByThisSite,
    act: ({ own }) => setDoc(own, now()),
    allowed: false,
  },
  {
    name: 'the owner reads what a deleted account leaves',
    who: 'ada',
    before: gone,
    act: ({ own }) => getDoc(own),
    allowed: true,
  },
  {
    name: 'another device of the owner, signed out by then, reads what a deleted account leaves',
    who: 'nobody',
    before: gone,
    act: ({ own }) => getDoc(own),
    allowed: true,
  },
  {
    name: 'somebody who is signed out reads a document with a stray field of that name',
    who: 'nobody',
    before: { ...storedByThisSite, deletedAt: AT },
    act: ({ own }) => getDoc(own),
    allowed: false,
  },
  {
    name: 'somebody who is signed out reads half of a mark',
    who: 'nobody',
    before: { updatedAt: AT },
    act: ({ own }) => getDoc(own),
    allowed: false,
  },
  {
    name: 'the owner writes beside a stray field of that name',
    who: 'ada',
    before: { ...storedByThisSite, deletedAt: AT },
    act: ({ own }) => updateDoc(own, { totalPoints: 100, ...now() }),
    allowed: true,
  },
  {
    name: 'this site writes into what a deleted account leaves',
    who: 'ada',
    before: gone,
    act: ({ own }) => updateDoc(own, { ...derived, sync: progress, ...now() }),
    allowed: false,
  },
  {
    name: 'this site begins the document anew where an account was deleted',
    who: 'ada, signed in just now',
    before: gone,
    act: ({ own }) => setDoc(own, { ...derived, sync: progress, ...now() }),
    allowed: false,
  },
  {
    name: 'the earlier site merges into what a deleted account leaves',
    who: 'ada',
    before: gone,
    act: ({ own }) => setDoc(own, { ...earlierFields, ...now() }, { merge: true }),
    allowed: false,
  },
  {
    name: 'the mark is written again',
    who: 'ada, signed in just now',
    before: gone,
    act: ({ own }) => setDoc(own, mark()),
    allowed: false,
  },
  {
    name: 'the owner deletes what a deleted account leaves',
    who: 'ada, signed in just now',
    before: gone,
    act: ({ own }) => deleteDoc(own),
    allowed: false,
  },
]
