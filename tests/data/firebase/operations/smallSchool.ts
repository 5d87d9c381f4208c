import { Timestamp } from 'firebase/firestore'
import { OTHER_ID, placeOf, plan, report, senderNamed } from '../rules/classSamples'
import type { TestProject } from './TestProject'

/** Ada teaches one class. Grace teaches the other, and Ada and Ben learn in it. */
export const ADAS_CLASS = `classes/${placeOf('ada')}`
const GRACES_PLACE = placeOf('grace', OTHER_ID)
const GRACES_CLASS = `classes/${GRACES_PLACE}`

const ADAS_SENDER = senderNamed('ada', GRACES_PLACE)
const BENS_SENDER = senderNamed('ben', GRACES_PLACE)
const BENS_AT_ADAS = senderNamed('ben')
export const ADAS_REPORT = ADAS_SENDER.path
export const BENS_REPORT = BENS_SENDER.path

/** Three accounts with progress, and two classes with reports, as the app writes them. */
export async function openSchool(project: TestProject): Promise<void> {
  for (const uid of ['ada', 'ben', 'grace']) await project.signsUp(uid)
  const inGraces = { id: OTHER_ID, place: GRACES_PLACE }
  await project.stores({
    'users/ada': recordOf('ada'),
    'users/ben': recordOf('ben'),
    'users/grace': recordOf('grace'),
    [ADAS_CLASS]: { owner: 'ada', open: true, id: '0123456789abcdef'.repeat(2) },
    [`${ADAS_CLASS}/door/current`]: { open: true },
    [`${ADAS_CLASS}/plan/current`]: plan(),
    [BENS_AT_ADAS.path]: report({ sender: BENS_AT_ADAS }),
    [GRACES_CLASS]: { owner: 'grace', open: true, id: OTHER_ID },
    [ADAS_REPORT]: report({ sender: ADAS_SENDER, uid: 'ada', ...inGraces }),
    [BENS_REPORT]: report({ sender: BENS_SENDER, uid: 'ben', ...inGraces }),
  })
}

function recordOf(uid: string) {
  return {
    email: `${uid}@example.org`,
    displayName: uid,
    completedConcepts: ['foundations-1'],
    totalPoints: 10,
    updatedAt: Timestamp.fromDate(new Date('2026-11-20T08:00:00.000Z')),
    sync: { owner: uid, epoch: 0, format: 1, lessons: { 'foundations-1': { turn: 1 } } },
  }
}
