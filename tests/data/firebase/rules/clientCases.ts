import { FieldPath, runTransaction, setDoc, updateDoc } from 'firebase/firestore'
import type { Case } from './Case'
import {
  bothTimes,
  derived,
  earlierFields,
  everythingDone,
  everythingDoneEarlier,
  now,
  progress,
  storedByEarlierSite,
  storedByThisSite,
  storedInEpoch,
} from './samples'

const writes: readonly Omit<Case, 'who' | 'allowed'>[] = [
  {
    name: 'this site creates the document',
    act: ({ own }) => setDoc(own, { ...derived, sync: progress, ...bothTimes() }),
  },
  {
    name: 'this site creates it for a learner who has done everything',
    act: ({ own }) => setDoc(own, { ...everythingDone, ...bothTimes() }),
  },
  {
    name: 'this site writes everything that a learner has done into a document of the earlier site',
    before: storedByEarlierSite,
    act: ({ own }) => updateDoc(own, { ...everythingDone, ...bothTimes() }),
  },
  {
    name: 'this site creates it for an account without a name and a picture',
    act: ({ own }) => setDoc(own, { ...derived, displayName: null, photoURL: null, sync: progress, ...bothTimes() }),
  },
  {
    name: 'this site creates it for a learner without a name and a joining date',
    act: ({ own }) =>
      setDoc(own, {
        ...Object.fromEntries(Object.entries(derived).filter(([field]) => !/^(?:displayName|joinDate)$/.test(field))),
        sync: progress,
        ...bothTimes(),
      }),
  },
  {
    name: 'this site puts its progress beside the fields of the earlier site',
    before: storedByEarlierSite,
    act: ({ own }) => updateDoc(own, { ...derived, sync: progress, ...bothTimes() }),
  },
  {
    name: 'this site writes the leaves that have changed, with the fields that follow',
    before: storedByThisSite,
    act: ({ own }) =>
      runTransaction(own.firestore, async (transaction) => {
        await transaction.get(own)
        transaction.update(
          own,
          new FieldPath('updatedAt'),
          now()['updatedAt'],
          new FieldPath('completedConcepts'),
          ['foundations-1', 'foundations-2'],
          new FieldPath('totalPoints'),
          200,
          new FieldPath('sync', 'lessons', 'foundations-2', 'phone'),
          1,
          new FieldPath('sync', 'completedOn', 'foundations-2'),
          '2026-03-02',
          new FieldPath('sync', 'quizzes', 'a.module.with.dots', 'latest'),
          { turn: 1, score: 80, at: '2026-03-02T10:00:00.000Z' },
          new FieldPath('sync', 'days', '2026-03-02'),
          true,
        )
      }),
  },
  {
    name: 'this site starts over',
    before: storedByThisSite,
    act: ({ own }) =>
      updateDoc(own, {
        completedConcepts: [],
        totalPoints: 0,
        sync: { ...progress, epoch: 1, lessons: {}, completedOn: {}, days: {} },
        ...now(),
      }),
  },
  {
    name: 'this site writes after a sign-in',
    before: storedByThisSite,
    act: ({ own }) => updateDoc(own, bothTimes()),
  },
  {
    name: 'the earlier site creates the document',
    act: ({ own }) => setDoc(own, { ...earlierFields, ...bothTimes() }),
  },
  {
    name: 'the earlier site creates it for an account without a name',
    act: ({ own }) => setDoc(own, { ...earlierFields, displayName: null, ...bothTimes() }),
  },
  {
    name: 'the earlier site creates it for a learner who has done everything',
    act: ({ own }) => setDoc(own, { ...everythingDoneEarlier, ...bothTimes() }, { merge: true }),
  },
  {
    name: 'the earlier site creates it by merging',
    act: ({ own }) => setDoc(own, { ...earlierFields, ...bothTimes() }, { merge: true }),
  },
  {
    name: 'the earlier site merges into its own document',
    before: storedByEarlierSite,
    act: ({ own }) =>
      setDoc(own, { ...earlierFields, completedConcepts: ['taxes-1'], ...bothTimes() }, { merge: true }),
  },
  {
    name: 'the earlier site merges beside progress that it does not know',
    before: storedInEpoch(2),
    act: ({ own }) => setDoc(own, { ...earlierFields, totalPoints: 900, ...bothTimes() }, { merge: true }),
  },
]

/** Every kind of write by the clients of a project, as they make it. All of them have to pass. */
export const clientCases: readonly Case[] = writes.map((write) => ({ ...write, who: 'ada', allowed: true }))
