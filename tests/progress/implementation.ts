import { anchorTo } from '../../src/progress/anchorTo'
import { awardCertificates } from '../../src/progress/awardCertificates'
import { completeLesson } from '../../src/progress/completeLesson'
import { finishQuizAttempt } from '../../src/progress/finishQuizAttempt'
import { join } from '../../src/progress/join'
import { parseDocument } from '../../src/progress/parseDocument'
import { setDisplayName, setPhoto } from '../../src/progress/profile'
import { replacesLearning } from '../../src/progress/replacesLearning'
import { replay } from '../../src/progress/replay'
import { startOver } from '../../src/progress/startOver'
import { undoLesson } from '../../src/progress/undoLesson'
import { unlockModule } from '../../src/progress/unlockModule'

/** What the laws are checked against: all that makes or changes a document. */
export interface Implementation {
  readonly anchorTo: typeof anchorTo
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
  anchorTo,
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
