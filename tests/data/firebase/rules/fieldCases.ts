import { deleteField, serverTimestamp, setDoc, Timestamp, updateDoc } from 'firebase/firestore'
import type { Case, Fields } from './Case'
import { both, changed } from './fieldWrites'
import { earlierFields, storedByEarlierSite, storedByThisSite } from './samples'

const text = (length: number): string => 'x'.repeat(length)

const stray: Fields = { ...storedByEarlierSite, theme: 'dark', displayName: 7, certificates: 'none' }

/** Types, sizes and names of the profile's fields, and the two times. */
export const fieldCases: readonly Case[] = [
  ...both(
    'values as long as they may be',
    { displayName: text(100), photoURL: text(20_000), joinDate: text(40) },
    true,
  ),
  ...both('a name of a hundred letters of another script', { displayName: 'ж'.repeat(100) }, true),
  ...both('no picture', { photoURL: null }, true),
  ...both('a name of fifty pictures, each two units long', { displayName: '😀'.repeat(50) }, true),
  ...both('no name', { displayName: null }, true),
  ...both('no joining date', { joinDate: null }, false),
  ...both('a name of 101 characters', { displayName: text(101) }, false),
  ...both('a name that is no text', { displayName: { first: 'Ada' } }, false),
  ...both('a picture of 20,001 characters', { photoURL: text(20_001) }, false),
  ...both('a picture that is no text', { photoURL: 7 }, false),
  ...both('a joining date that is no text', { joinDate: Timestamp.now() }, false),
  ...both('a joining date of 41 characters', { joinDate: text(41) }, false),
  ...both('a field that the profile does not have', { isAdmin: true }, false),
  ...both('a time of change by the device’s clock', { updatedAt: Timestamp.now() }, false),
  ...both('a sign-in by the device’s clock', { lastLogin: Timestamp.now() }, false),
  ...both('a sign-in at the server’s time', { lastLogin: serverTimestamp() }, true),
  {
    name: 'a new document without a time of change',
    who: 'ada',
    act: ({ own }) => setDoc(own, earlierFields),
    allowed: false,
  },
  {
    name: 'a change without its time',
    who: 'ada',
    before: storedByThisSite,
    act: ({ own }) => updateDoc(own, { totalPoints: 200 }),
    allowed: false,
  },
  {
    name: 'the sign-in is taken away',
    who: 'ada',
    before: storedByThisSite,
    act: changed({ lastLogin: deleteField() }),
    allowed: false,
  },
  {
    name: 'a change beside stray and damaged fields of old',
    who: 'ada',
    before: stray,
    act: changed({ totalPoints: 200, completedConcepts: ['foundations-1', 'foundations-2'] }),
    allowed: true,
  },
  {
    name: 'a damaged field of old is set right',
    who: 'ada',
    before: stray,
    act: changed({ displayName: 'Ada', certificates: [] }),
    allowed: true,
  },
  {
    name: 'a stray field of old is given another value',
    who: 'ada',
    before: stray,
    act: changed({ theme: 'light' }),
    allowed: false,
  },
]
