import { collection, deleteDoc, doc, getDoc, getDocs, limit, query, setDoc, updateDoc, where } from 'firebase/firestore'
import type { Case } from './Case'
import { derived, earlierFields, now, progress, storedByEarlierSite, storedByThisSite } from './samples'

/** Who may do what at all, each with a write that nothing else is wrong with. */
export const accessCases: readonly Case[] = [
  {
    name: 'the owner reads the document',
    who: 'ada',
    before: storedByThisSite,
    act: ({ own }) => getDoc(own),
    allowed: true,
  },
  {
    name: 'the owner reads where no document is yet',
    who: 'ada',
    act: ({ own }) => getDoc(own),
    allowed: true,
  },
  {
    name: 'a stranger reads it',
    who: 'a stranger',
    before: storedByThisSite,
    act: ({ own }) => getDoc(own),
    allowed: false,
  },
  {
    name: 'a stranger asks whether there is one',
    who: 'a stranger',
    act: ({ own }) => getDoc(own),
    allowed: false,
  },
  {
    name: 'somebody who is signed out reads it',
    who: 'nobody',
    before: storedByThisSite,
    act: ({ own }) => getDoc(own),
    allowed: false,
  },
  {
    name: 'a stranger creates it',
    who: 'a stranger',
    act: ({ own }) => setDoc(own, { ...earlierFields, ...now() }),
    allowed: false,
  },
  {
    name: 'a stranger creates it in the owner’s name',
    who: 'a stranger',
    act: ({ own }) => setDoc(own, { ...derived, sync: progress, ...now() }),
    allowed: false,
  },
  {
    name: 'somebody who is signed out creates it',
    who: 'nobody',
    act: ({ own }) => setDoc(own, { ...earlierFields, ...now() }),
    allowed: false,
  },
  {
    name: 'a stranger changes it',
    who: 'a stranger',
    before: storedByThisSite,
    act: ({ own }) => updateDoc(own, { totalPoints: 0, ...now() }),
    allowed: false,
  },
  {
    name: 'somebody who is signed out changes it',
    who: 'nobody',
    before: storedByEarlierSite,
    act: ({ own }) => updateDoc(own, { totalPoints: 0, ...now() }),
    allowed: false,
  },
  {
    name: 'the owner deletes the account’s document',
    who: 'ada',
    before: storedByThisSite,
    act: ({ own }) => deleteDoc(own),
    allowed: true,
  },
  {
    name: 'a stranger deletes it',
    who: 'a stranger',
    before: storedByThisSite,
    act: ({ own }) => deleteDoc(own),
    allowed: false,
  },
  {
    name: 'somebody who is signed out deletes it',
    who: 'nobody',
    before: storedByThisSite,
    act: ({ own }) => deleteDoc(own),
    allowed: false,
  },
  {
    name: 'the owner lists all accounts',
    who: 'ada',
    before: storedByThisSite,
    act: ({ users }) => getDocs(users),
    allowed: false,
  },
  {
    name: 'the owner lists the accounts with their own address',
    who: 'ada',
    before: storedByThisSite,
    act: ({ users }) => getDocs(query(users, where('email', '==', 'ada@example.org'), limit(1))),
    allowed: false,
  },
  {
    name: 'somebody who is signed out lists the accounts',
    who: 'nobody',
    before: storedByThisSite,
    act: ({ users }) => getDocs(query(users, limit(1))),
    allowed: false,
  },
  {
    name: 'the owner writes below the document',
    who: 'ada',
    before: storedByThisSite,
    act: ({ own }) => setDoc(doc(own, 'notes', 'first'), { text: 'hello', ...now() }),
    allowed: false,
  },
  {
    name: 'the owner reads below the document',
    who: 'ada',
    before: storedByThisSite,
    act: ({ own }) => getDocs(collection(own, 'notes')),
    allowed: false,
  },
  {
    name: 'the owner writes into another collection',
    who: 'ada',
    act: ({ own }) => setDoc(doc(own.firestore, 'leaderboard', own.id), { points: 100, ...now() }),
    allowed: false,
  },
]
