import { replacesLearning, startOver } from '../../../src/core/progress/epochs'
import { awardCertificates } from '../../../src/core/progress/certificates'
import { completeLesson, undoLesson } from '../../../src/core/progress/lessons'
import { finishQuizAttempt } from '../../../src/core/progress/quizzes'
import { join } from '../../../src/core/progress/join'
import { parseDocument } from '../../../src/core/progress/parseDocument'
import { setDisplayName, setPhoto } from '../../../src/core/progress/profile'
import { replay } from '../../../src/core/progress/replay'
import { unlockModule } from '../../../src/core/progress/moduleAccess'

/** The functions that the laws check: all that make or change a document. */
export interface Implementation {
  readonly awardCertificates: typeof awardCertificates
  readonly completeLesson: typeof completeLesson
  readonly finishQuizAttempt: typeof finishQuizAttempt
  readonly join: typeof join
  readonly parseDocument: typeof parseDocument
  readonly replacesLearning: typeof replacesLearning
  readonly replay: typeof replay
  readonly setDisplayName: typeof setDisplayName
  readonly setPhoto: typeof setPhoto
  readonly startOver: typeof startOver
  readonly undoLesson: typeof undoLesson
  readonly unlockModule: typeof unlockModule
}

export const original: Implementation = {
  awardCertificates,
  completeLesson,
  finishQuizAttempt,
  join,
  parseDocument,
  replacesLearning,
  replay,
  setDisplayName,
  setPhoto,
  startOver,
  undoLesson,
  unlockModule,
}
