import { deleteField, FieldPath, setDoc, updateDoc } from 'firebase/firestore'
import { MAX_COUNT } from '../../../../src/core/progress/ids'
import type { Case, Fields } from './Case'
import { derived, now, progress, storedByEarlierSite, storedByThisSite, storedInEpoch } from './samples'

const created =
  (sync: unknown): Case['act'] =>
  ({ own }) =>
    setDoc(own, { ...derived, ...now(), sync })
const replaced =
  (sync: unknown): Case['act'] =>
  ({ own }) =>
    updateDoc(own, { ...now(), sync })
const inEpoch = (epoch: unknown): Fields => ({ ...progress, epoch })
const without = (left: string): Fields => Object.fromEntries(Object.entries(progress).filter(([key]) => key !== left))
const MAPS = [
  'profile',
  'lessons',
  'completedOn',
  'quizzes',
  'certificates',
  'unlocks',
  'days',
  'practice',
  'checks',
] as const
const withoutOwner = without('owner')
const withoutEpoch = without('epoch')

/** The rules for the progress document: they check its owner, and that it is never deleted or moved back. */
export const syncCases: readonly Case[] = [
  {
    name: 'a new document with the progress of somebody else',
    who: 'ada',
    act: created({ ...progress, owner: 'grace' }),
    allowed: false,
  },
  {
    name: 'the progress is replaced by that of somebody else',
    who: 'ada',
    before: storedByThisSite,
    act: replaced({ ...progress, owner: 'grace' }),
    allowed: false,
  },
  {
    name: 'the owner inside the progress is overwritten alone',
    who: 'ada',
    before: storedByThisSite,
    act: ({ own }) => updateDoc(own, new FieldPath('sync', 'owner'), 'grace', 'updatedAt', now()['updatedAt']),
    allowed: false,
  },
  { name: 'progress without an owner', who: 'ada', act: created(withoutOwner), allowed: false },
  { name: 'progress that is a text', who: 'ada', act: created(JSON.stringify(progress)), allowed: false },
  {
    name: 'progress that is a text is put over a document of the earlier site',
    who: 'ada',
    before: storedByEarlierSite,
    act: replaced('progress'),
    allowed: false,
  },
  { name: 'progress without a format', who: 'ada', act: created(without('format')), allowed: false },
  {
    name: 'progress in a format that is a text',
    who: 'ada',
    act: created({ ...progress, format: '1' }),
    allowed: false,
  },
  { name: 'progress in half a format', who: 'ada', act: created({ ...progress, format: 1.5 }), allowed: false },
  { name: 'progress in a later format', who: 'ada', act: created({ ...progress, format: 2 }), allowed: true },
  ...MAPS.flatMap((map): readonly Case[] => [
    {
      name: `progress with a text for ${map}`,
      who: 'ada',
      act: created({ ...progress, [map]: 'none' }),
      allowed: false,
    },
    {
      name: `progress with a list for ${map}`,
      who: 'ada',
      before: storedByThisSite,
      act: replaced({ ...progress, [map]: [] }),
      allowed: false,
    },
    { name: `progress without ${map}`, who: 'ada', act: created(without(map)), allowed: true },
  ]),
  { name: 'a new document in an epoch that is a text', who: 'ada', act: created(inEpoch('1')), allowed: false },
  { name: 'a new document in half an epoch', who: 'ada', act: created(inEpoch(0.5)), allowed: false },
  { name: 'a new document before the first epoch', who: 'ada', act: created(inEpoch(-1)), allowed: false },
  { name: 'a new document in a later epoch', who: 'ada', act: created(inEpoch(3)), allowed: true },
  {
    name: 'the next epoch begins',
    who: 'ada',
    before: storedInEpoch(1),
    act: replaced(inEpoch(2)),
    allowed: true,
  },
  {
    name: 'the epoch goes back',
    who: 'ada',
    before: storedInEpoch(2),
    act: replaced(inEpoch(1)),
    allowed: false,
  },
  {
    name: 'the epoch goes back alone',
    who: 'ada',
    before: storedInEpoch(2),
    act: ({ own }) => updateDoc(own, new FieldPath('sync', 'epoch'), 1, 'updatedAt', now()['updatedAt']),
    allowed: false,
  },
  {
    name: 'a damaged epoch is set right',
    who: 'ada',
    before: storedInEpoch('two'),
    act: replaced(inEpoch(0)),
    allowed: true,
  },
  {
    name: 'a missing epoch is set right',
    who: 'ada',
    before: { ...storedByThisSite, sync: withoutEpoch },
    act: ({ own }) => updateDoc(own, new FieldPath('sync', 'epoch'), 0, 'updatedAt', now()['updatedAt']),
    allowed: true,
  },
  {
    name: 'the fields beside progress without an epoch are changed',
    who: 'ada',
    before: { ...storedByThisSite, sync: withoutEpoch },
    act: ({ own }) => updateDoc(own, { ...now(), totalPoints: 300 }),
    allowed: true,
  },
  {
    name: 'an epoch that nobody can count to is set right',
    who: 'ada',
    before: storedInEpoch(MAX_COUNT + 1),
    act: replaced(inEpoch(0)),
    allowed: true,
  },
  {
    name: 'a new document in an epoch that nobody can count to',
    who: 'ada',
    act: created(inEpoch(MAX_COUNT + 1)),
    allowed: false,
  },
  { name: 'a new document in the last epoch', who: 'ada', act: created(inEpoch(MAX_COUNT)), allowed: true },
  {
    name: 'the last epoch goes back',
    who: 'ada',
    before: storedInEpoch(MAX_COUNT),
    act: replaced(inEpoch(0)),
    allowed: false,
  },
  {
    name: 'the progress is taken away',
    who: 'ada',
    before: storedByThisSite,
    act: replaced(deleteField()),
    allowed: false,
  },
  {
    name: 'the progress is emptied',
    who: 'ada',
    before: storedByThisSite,
    act: replaced(null),
    allowed: false,
  },
  {
    name: 'the whole document is replaced by one without progress',
    who: 'ada',
    before: storedByThisSite,
    act: ({ own }) => setDoc(own, { ...derived, ...now() }),
    allowed: false,
  },
  {
    name: 'an empty place for progress is filled',
    who: 'ada',
    before: { ...storedByEarlierSite, sync: null },
    act: replaced(progress),
    allowed: true,
  },
  {
    name: 'a newer version of this site keeps more in the progress',
    who: 'ada',
    before: storedByThisSite,
    act: replaced({ ...progress, format: 2, reviews: { 'foundations-1': [1, 2] }, goal: 'save' }),
    allowed: true,
  },
]
