/**
 * The functions of an app edition that the tests of mixed versions call: all that create, change, store and exchange a
 * document, and commit it to an account. `bundleEdition.ts` bundles it at any commit that has these names.
 */
export { awardCertificates } from '../../src/core/progress/certificates'
export { replacesLearning, startOver } from '../../src/core/progress/epochs'
export { completeLesson, undoLesson } from '../../src/core/progress/lessons'
export { join } from '../../src/core/progress/join'
export { parseDocument } from '../../src/core/progress/parseDocument'
export { setDisplayName, setPhoto } from '../../src/core/progress/profile'
export { finishQuizAttempt } from '../../src/core/progress/quizzes'
export { readUserFields } from '../../src/core/progress/readUserFields'
export { replay } from '../../src/core/progress/replay'
export { unlockModule } from '../../src/core/progress/moduleAccess'
export { learnerDatabase } from '../../src/data/store/learnerDatabase'
export { openLearnerStore } from '../../src/data/store/openLearnerStore'
export { createEngine } from '../../src/data/replication/createEngine'
export { exchangeOnce } from '../../src/data/replication/exchangeOnce'
export { decideCommit } from '../../src/data/firebase/decideCommit'
