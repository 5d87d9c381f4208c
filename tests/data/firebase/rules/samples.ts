import { serverTimestamp, Timestamp } from 'firebase/firestore'
import { awardCertificates } from '../../../../src/core/progress/certificates'
import { completeLesson } from '../../../../src/core/progress/lessons'
import { derivedFields } from '../../../../src/core/progress/derivedFields'
import { emptyDocument, type ProgressDocument } from '../../../../src/core/progress/document'
import { finishQuizAttempt } from '../../../../src/core/progress/quizzes'
import { setDisplayName, setPhoto } from '../../../../src/core/progress/profile'
import { day, device, doneBy, FULL_SYLLABUS, instant, learner, lesson } from '../../../core/progress/samples'
import { ADA, type Fields } from './Case'

const JOINED = instant('2026-01-05T15:00:00.000Z')
const TODAY = day('2026-03-01')

/** A learner with a name and one completed lesson. */
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

/** All lessons, all quizzes, all certificates, and every module with a price unlocked. */
function doneByHand(): ProgressDocument {
  const phone = device('phone')
  const at = instant('2026-03-01T10:00:00.000Z')
  let document = doneBy(setPhoto(progress, `data:image/jpeg;base64,${'A'.repeat(19_000)}`))
  for (const { id, lessons } of FULL_SYLLABUS.modules) {
    document = { ...document, unlocks: { ...document.unlocks, [id]: 800 } }
    for (const lessonId of lessons)
      document = doneBy(completeLesson(document, { lessonId, device: phone, today: TODAY }))
    const attempt = { moduleId: id, score: 200 / 3, passed: true, device: phone, today: TODAY, at }
    document = doneBy(finishQuizAttempt(doneBy(finishQuizAttempt(document, attempt)), { ...attempt, score: 100 }))
  }
  return doneBy(awardCertificates(document, FULL_SYLLABUS))
}

const done = doneByHand()
export const everythingDone: Fields = {
  ...derivedFields(done, { email: 'ada@example.org', today: TODAY }),
  sync: done,
}

/** The fields that the earlier site writes: every field of the profile, and no `sync`. */
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

export const everythingDoneEarlier: Fields = {
  ...earlierFields,
  completedConcepts: FULL_SYLLABUS.modules.flatMap(({ lessons }) => lessons),
  completedQuizzes: FULL_SYLLABUS.modules.map(({ id }, at) => `${id}_quiz:${[100, 90, 200 / 3][at % 3]}`),
  certificates: ['Financial Foundations', 'saving', 'course-complete', 'Retirement – planning & saving'],
  totalPoints: 6150,
  learningStreak: 49,
  unlockedModules: FULL_SYLLABUS.modules.map(({ id }) => id),
  redeemedPoints: 2000,
}

export const now = (): Fields => ({ updatedAt: serverTimestamp() })
export const bothTimes = (): Fields => ({ lastLogin: serverTimestamp(), ...now() })

const YESTERDAY = Timestamp.fromDate(new Date('2026-02-28T08:00:00.000Z'))
const storedTimes: Fields = { lastLogin: YESTERDAY, updatedAt: YESTERDAY }

/** Documents as they are stored in the database. */
export const storedByThisSite: Fields = { ...derived, ...storedTimes, sync: progress }
export const storedByEarlierSite: Fields = { ...earlierFields, ...storedTimes }
export const storedInEpoch = (epoch: unknown): Fields => ({ ...storedByThisSite, sync: { ...progress, epoch } })
