import { serverTimestamp, Timestamp } from 'firebase/firestore'
import { completeLesson } from '../../../src/progress/completeLesson'
import { derivedFields } from '../../../src/progress/derivedFields'
import type { ProgressDocument } from '../../../src/progress/document'
import { emptyDocument } from '../../../src/progress/emptyDocument'
import { setDisplayName } from '../../../src/progress/profile'
import { day, device, doneBy, instant, learner, lesson } from '../../progress/samples'
import { ADA, type Fields } from './Case'

const JOINED = instant('2026-01-05T15:00:00.000Z')
const TODAY = day('2026-03-01')

/** A learner with a name and one lesson done. */
export const progress: ProgressDocument = doneBy(
  setDisplayName(
    doneBy(
      completeLesson(emptyDocument(learner(ADA), JOINED), {
        lessonId: lesson('foundations-1'),
        device: device('phone'),
        today: TODAY,
      }),
    ),
    'Ada',
  ),
)

/** The fields beside `sync`, as this site writes them. */
export const derived: Fields = { ...derivedFields(progress, { email: 'ada@example.org', today: TODAY }) }

/** What the earlier site writes: every field of the profile, and no `sync`. */
export const earlierFields: Fields = {
  email: 'ada@example.org',
  displayName: 'Ada',
  photoURL: null,
  completedConcepts: ['foundations-1'],
  completedQuizzes: ['foundations_quiz:80'],
  certificates: [],
  totalPoints: 150,
  learningStreak: 1,
  unlockedModules: [],
  redeemedPoints: 0,
  joinDate: '2025-06-01T00:00:00.000Z',
}

export const now = (): Fields => ({ updatedAt: serverTimestamp() })
export const bothTimes = (): Fields => ({ lastLogin: serverTimestamp(), ...now() })

const YESTERDAY = Timestamp.fromDate(new Date('2026-02-28T08:00:00.000Z'))
const storedTimes: Fields = { lastLogin: YESTERDAY, updatedAt: YESTERDAY }

/** Documents as they lie in the database. */
export const storedByThisSite: Fields = { ...derived, ...storedTimes, sync: progress }
export const storedByEarlierSite: Fields = { ...earlierFields, ...storedTimes }
export const storedInEpoch = (epoch: unknown): Fields => ({ ...storedByThisSite, sync: { ...progress, epoch } })
