import {
  Bytes,
  collection,
  deleteDoc,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore'
import type { Case, Fields, Who } from './Case'
import {
  ADAS,
  ADAS_EARLIER,
  BENS,
  CLASS,
  ACCESS,
  EARLIER_CLASS,
  envelope,
  GRACES,
  ID,
  OTHER_ID,
  PLAN,
  placeOf,
  plan,
  report,
  senderNamed,
  stored,
} from './classSamples'

export const BEN = 'ben, who is in the class'
export const open = { [CLASS]: ADAS }
const closed = { [CLASS]: { ...ADAS, open: false } }
export const handedIn = { ...open, [BENS.path]: stored(report()) }
const planned = { ...open, [PLAN]: stored(plan()) }

type Act = Case['act']
export const reads =
  (path: string): Act =>
  ({ at }) =>
    getDoc(at(path))
export const writes =
  (path: string, fields: () => Fields): Act =>
  ({ at }) =>
    setDoc(at(path), fields())
const changes =
  (path: string, fields: Fields): Act =>
  ({ at }) =>
    updateDoc(at(path), fields)
export const removes =
  (path: string): Act =>
  ({ at }) =>
    deleteDoc(at(path))
const lists =
  (path: string): Act =>
  ({ at }) =>
    getDocs(collection(at(CLASS).firestore, path))

export const allow = (name: string, who: Who, act: Act, before: Case['stored'] = open): Case => ({
  name,
  who,
  act,
  stored: before,
  allowed: true,
})
export const refuse = (name: string, who: Who, act: Act, before: Case['stored'] = open): Case => ({
  ...allow(name, who, act, before),
  allowed: false,
})

const bytes = (value: Uint8Array): Bytes => Bytes.fromUint8Array(value)
export const handsIn = (changed: Fields = {}, said: Parameters<typeof report>[0] = {}): Act =>
  writes(BENS.path, () => report(said, changed))

const ended = { ...closed, [ACCESS]: { open: false } }
export const BENS_EARLIER = senderNamed('ben', ID)
const earlier = (said: Parameters<typeof report>[0] = {}): Act =>
  writes(BENS_EARLIER.path, () => report({ place: ID, ...said }))

/** The class itself: a document that names its owner, and says whether it accepts reports. */
const ofTheClass: readonly Case[] = [
  allow(
    'a teacher opens a class',
    'ada',
    writes(CLASS, () => ADAS),
    {},
  ),
  allow('a teacher looks whether a class is open already', 'ada', reads(CLASS), {}),
  allow('the teacher reads the class', 'ada', reads(CLASS)),
  allow('the teacher closes the class', 'ada', changes(CLASS, { open: false })),
  allow('the teacher opens the class again', 'ada', changes(CLASS, { open: true }), closed),
  refuse('a learner reads whose class it is', BEN, reads(CLASS)),
  refuse('somebody who is signed out looks for a class', 'nobody', reads(CLASS), {}),
  refuse(
    'somebody who is signed out opens a class',
    'nobody',
    writes(CLASS, () => ADAS),
    {},
  ),
  refuse(
    'somebody in passing opens a class',
    'ada in passing',
    writes(CLASS, () => ADAS),
    {},
  ),
  refuse(
    'a class is opened in the name of another',
    'a stranger',
    writes(`classes/${placeOf('grace')}`, () => ADAS),
    {},
  ),
  refuse(
    'a class is opened under a name that is no place',
    'ada',
    writes('classes/period-3', () => ADAS),
    {},
  ),
  refuse(
    'a stranger who has the card opens the class before its teacher',
    'a stranger',
    writes(CLASS, () => ({ ...ADAS, owner: 'grace' })),
    {},
  ),
  refuse(
    'a class is opened under its id',
    'ada',
    writes(EARLIER_CLASS, () => ADAS),
    {},
  ),
  refuse(
    'a class is opened under its id, as it was done before',
    'ada',
    writes(EARLIER_CLASS, () => ADAS_EARLIER),
    {},
  ),
  refuse(
    'a class is opened at the place of another class',
    'ada',
    writes(CLASS, () => ({ ...ADAS, id: OTHER_ID })),
    {},
  ),
  refuse(
    'a class is opened without its id',
    'ada',
    writes(CLASS, () => ADAS_EARLIER),
    {},
  ),
  refuse(
    'a class is opened with an id that is none',
    'ada',
    writes(`classes/${placeOf('ada', 'period-3')}`, () => ({ ...ADAS, id: 'period-3' })),
    {},
  ),
  refuse('the teacher gives the class another id', 'ada', changes(CLASS, { id: OTHER_ID })),
  refuse(
    'a class is opened with something else in it',
    'ada',
    writes(CLASS, () => ({ ...ADAS, className: 'Period 3' })),
    {},
  ),
  refuse(
    'a class is opened that is open in words',
    'ada',
    writes(CLASS, () => ({ ...ADAS, open: 'yes' })),
    {},
  ),
  refuse(
    'a stranger takes over a class',
    'a stranger',
    writes(CLASS, () => ({ owner: 'grace', open: true })),
  ),
  refuse('the teacher gives the class away', 'ada', changes(CLASS, { owner: 'grace' })),
  refuse('a learner closes the class', BEN, changes(CLASS, { open: false })),
  refuse('the teacher deletes the class', 'ada', removes(CLASS)),
  refuse('the teacher lists all classes', 'ada', lists('classes')),
  refuse('the teacher lists their own classes', 'ada', ({ at }) =>
    getDocs(query(collection(at(CLASS).firestore, 'classes'), where('owner', '==', 'ada'), limit(1))),
  ),
]

/** The learners who may hand in, and the reports that are valid. */
const ofReports: readonly Case[] = [
  allow('a learner hands in', BEN, handsIn()),
  allow('a learner hands in again', BEN, handsIn({}, { sequence: 8 }), handedIn),
  allow('a learner hands in the same once more', BEN, handsIn(), handedIn),
  allow('a learner hands in as much as there may be', BEN, handsIn({}, { size: 65536 })),
  allow('a learner reads their own report', BEN, reads(BENS.path), handedIn),
  allow('a learner looks whether their report is there', BEN, reads(BENS.path)),
  allow('a learner takes their own report away', BEN, removes(BENS.path), handedIn),
  allow('the teacher reads a report', 'ada', reads(BENS.path), handedIn),
  allow('the teacher lists the reports', 'ada', lists(`${CLASS}/reports`), handedIn),
  allow('the teacher removes a report', 'ada', removes(BENS.path), handedIn),
  allow('the teacher removes a report from a closed class', 'ada', removes(BENS.path), { ...handedIn, ...closed }),
  refuse('a report goes back', BEN, handsIn({}, { sequence: 6 }), handedIn),
  refuse('somebody who is signed out hands in', 'nobody', handsIn()),
  refuse(
    'somebody in passing hands in',
    'ada in passing',
    writes(BENS.path, () => report({ uid: 'ada' })),
  ),
  refuse('a learner hands in to a class that nobody opened', BEN, handsIn(), {}),
  refuse('a learner hands in to a closed class', BEN, handsIn(), closed),
  refuse('a known learner hands in to a closed class', BEN, handsIn({}, { sequence: 8 }), { ...handedIn, ...closed }),
  refuse(
    'a learner of another class hands in what is for that class',
    BEN,
    handsIn({ envelope: bytes(envelope({ id: OTHER_ID })) }),
  ),
  refuse('a classmate replaces a report', 'a stranger', handsIn({}, { uid: 'grace', sequence: 8 }), handedIn),
  refuse('a classmate replaces a report under its owner’s claim', 'a stranger', handsIn({}, { sequence: 8 }), handedIn),
  refuse('a classmate deletes a report', 'a stranger', removes(BENS.path), handedIn),
  refuse('a classmate reads a report', 'a stranger', reads(BENS.path), handedIn),
  refuse('somebody who is signed out reads a report', 'nobody', reads(BENS.path), handedIn),
  refuse('somebody who is signed out looks for a report', 'nobody', reads(BENS.path)),
  refuse('a learner lists the reports', BEN, lists(`${CLASS}/reports`), handedIn),
  refuse(
    'a learner lists what has their claim',
    BEN,
    ({ at }) => {
      const reports = collection(at(CLASS), 'reports')
      return getDocs(query(reports, where('claim', '==', report()['claim'])))
    },
    handedIn,
  ),
  refuse('somebody who is signed out lists the reports', 'nobody', lists(`${CLASS}/reports`), handedIn),
  refuse(
    'a learner hands in under the hash of another',
    BEN,
    writes(GRACES.path, () => report({ sender: GRACES }, { key: bytes(BENS.key), envelope: bytes(envelope()) })),
  ),
  refuse('a report with a claim of somebody else', BEN, handsIn({}, { uid: 'grace' })),
  refuse('a report without a claim', BEN, handsIn({ claim: null })),
  refuse(
    'a report whose envelope names another sender',
    BEN,
    handsIn({ envelope: bytes(envelope({ sender: GRACES })) }),
  ),
  refuse(
    'a report whose key is another than its envelope’s',
    BEN,
    writes(GRACES.path, () => report({ sender: GRACES }, { envelope: bytes(envelope()) })),
  ),
  refuse('a report that is a plan', BEN, handsIn({ envelope: bytes(envelope({ kind: 2 })) })),
  refuse('a report that is no envelope', BEN, handsIn({ envelope: bytes(new Uint8Array(500)) })),
  refuse('a report that ends in its header', BEN, handsIn({ envelope: bytes(envelope().slice(0, 90)) })),
  allow('a learner hands in the shortest report', BEN, handsIn({}, { size: 238 })),
  refuse('a report of one byte too few', BEN, handsIn({}, { size: 237 })),
  allow('a learner hands in with the last sequence', BEN, handsIn({}, { sequence: Number.MAX_SAFE_INTEGER })),
  refuse('a report with a sequence that can’t be counted', BEN, handsIn({}, { sequence: 2n ** 53n })),
  refuse('a report with the highest sequence of 8 bytes', BEN, handsIn({}, { sequence: 2n ** 64n - 1n })),
  refuse('a report without a sequence', BEN, handsIn({}, { sequence: 0 })),
  refuse('a report of one byte too many', BEN, handsIn({}, { size: 65537 })),
  refuse('a report that is text', BEN, handsIn({ envelope: '504c01' })),
  refuse('a report whose key is text', BEN, handsIn({ key: 'ben' })),
  refuse('a report with something else in it', BEN, handsIn({ name: 'Ben' })),
  refuse('a report by the device’s clock', BEN, handsIn({ at: stored({})['at'] })),
  refuse('a report without a time', BEN, handsIn({ at: null })),
  refuse('half a report', BEN, changes(BENS.path, { envelope: bytes(envelope({ sequence: 8 })) }), handedIn),
  refuse(
    'a document below a report',
    BEN,
    writes(`${BENS.path}/notes/first`, () => ({ text: 'hello' })),
    handedIn,
  ),
  refuse(
    'a learner hands in where no class can be',
    BEN,
    writes(senderNamed('ben', 'period-3').path, () => report()),
  ),
]

/** Classes of an earlier version, where the id was the place. */
const ofEarlier: readonly Case[] = [
  allow('a learner hands in to a class of before', BEN, earlier(), { [EARLIER_CLASS]: ADAS_EARLIER }),
  allow(
    'the teacher closes a class of before',
    'ada',
    writes(EARLIER_CLASS, () => ({ ...ADAS_EARLIER, open: false })),
    { [EARLIER_CLASS]: ADAS_EARLIER },
  ),
  refuse('a learner hands in to a closed class of before', BEN, earlier(), {
    [EARLIER_CLASS]: { ...ADAS_EARLIER, open: false },
  }),
  refuse('a report of another class in a class of before', BEN, earlier({ id: OTHER_ID }), {
    [EARLIER_CLASS]: ADAS_EARLIER,
  }),
]

/** Whether a class has ended, for learners whom it denies. */
const ofAccess: readonly Case[] = [
  allow(
    'the teacher says that the class has ended',
    'ada',
    writes(ACCESS, () => ({ open: false })),
  ),
  allow('the teacher says that it is open again', 'ada', changes(ACCESS, { open: true }), ended),
  allow('a learner reads that the class has ended', BEN, reads(ACCESS), ended),
  refuse('somebody who is signed out reads whether the class is open', 'nobody', reads(ACCESS), ended),
  refuse('somebody in passing reads whether the class is open', 'ada in passing', reads(ACCESS), ended),
  refuse(
    'a learner ends the class',
    BEN,
    writes(ACCESS, () => ({ open: false })),
  ),
  refuse('a learner opens the class', BEN, changes(ACCESS, { open: true }), ended),
  refuse('the teacher deletes the document of its access', 'ada', removes(ACCESS), ended),
  refuse(
    'an access document of another name',
    'ada',
    writes(`${CLASS}/door/side`, () => ({ open: false })),
  ),
  refuse(
    'an access document with something else in it',
    'ada',
    writes(ACCESS, () => ({ open: false, owner: 'ada' })),
  ),
  refuse(
    'an access document that is open in words',
    'ada',
    writes(ACCESS, () => ({ open: 'no' })),
  ),
  refuse(
    'an access document where no class is',
    'ada',
    writes(ACCESS, () => ({ open: false })),
    {},
  ),
]

/** The plan that a teacher gives the class. */
const ofPlans: readonly Case[] = [
  allow(
    'the teacher gives the shortest plan',
    'ada',
    writes(PLAN, () => plan({ size: 185 })),
  ),
  refuse(
    'a plan of one byte too few',
    'ada',
    writes(PLAN, () => plan({ size: 184 })),
  ),
  refuse(
    'a plan with a sequence that can’t be counted',
    'ada',
    writes(PLAN, () => plan({ sequence: 2n ** 53n })),
  ),
  allow(
    'the teacher gives a plan',
    'ada',
    writes(PLAN, () => plan()),
  ),
  allow(
    'the teacher gives the next plan',
    'ada',
    writes(PLAN, () => plan({ sequence: 8 })),
    planned,
  ),
  allow('a learner reads the plan', BEN, reads(PLAN), planned),
  allow('the teacher takes the plan away', 'ada', removes(PLAN), planned),
  refuse(
    'a plan goes back',
    'ada',
    writes(PLAN, () => plan({ sequence: 6 })),
    planned,
  ),
  refuse(
    'a learner gives a plan',
    BEN,
    writes(PLAN, () => plan()),
  ),
  refuse('a learner takes the plan away', BEN, removes(PLAN), planned),
  refuse('somebody who is signed out reads the plan', 'nobody', reads(PLAN), planned),
  refuse(
    'a second plan',
    'ada',
    writes(`${CLASS}/plan/next`, () => plan()),
  ),
  refuse(
    'a plan that is a report',
    'ada',
    writes(PLAN, () => plan({ kind: 1 })),
  ),
  refuse(
    'a plan of another class',
    'ada',
    writes(PLAN, () => plan({ id: OTHER_ID })),
  ),
  refuse(
    'a plan with something else in it',
    'ada',
    writes(PLAN, () => plan({}, { text: ID })),
  ),
  refuse('a learner lists the plans', BEN, lists(`${CLASS}/plan`), planned),
]

/** The sealed envelopes of classes. They belong to an account, and to no one else. */
export const classCases: readonly Case[] = [...ofTheClass, ...ofReports, ...ofEarlier, ...ofPlans, ...ofAccess]
