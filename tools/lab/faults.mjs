/**
 * Faults that the laboratory must find: what somebody might well write by mistake in the rooms that keep what was earned. Each is put
 * into the source while the laboratory is bundled; a text that is not there any more, or there twice, fails aloud.
 *
 * @type {readonly { name: string, file: string, find: string, replace: string, also?: { find: string, replace: string } }[]}
 */
export const faults = [
  {
    name: 'an action is not forced onto the disk before it is shown as saved',
    file: 'src/store/actionTransaction.ts',
    find: "durability: 'strict'",
    replace: "durability: 'relaxed'",
  },
  {
    name: 'a replacement of the whole ledger is not forced onto the disk',
    file: 'src/store/learnerDatabase.ts',
    find: "chromeTransactionDurability: 'strict'",
    replace: "chromeTransactionDurability: 'relaxed'",
  },
  {
    name: 'saved is said before the transaction has ended',
    file: 'src/store/actionTransaction.ts',
    find: 'await isComplete\n    tell',
    replace: 'tell',
  },
  {
    name: 'a try that is repeated does not look whether the first was written',
    file: 'src/store/learnerTransactions.ts',
    find: 'if (wasWritten(before, action.id)) return',
    replace: "if (wasWritten(before, '-')) return",
  },
  {
    name: 'a repeated try forgets that another tab has written meanwhile',
    file: 'src/store/learnerTransactions.ts',
    find: 'return lastAction === id || earlierActions.includes(id)',
    replace: 'return lastAction === id || earlierActions.includes(id, 1000)',
  },
  {
    name: 'completion counters join to the lower one',
    file: 'src/progress/join.ts',
    find: 'const joinCounter = validFirst(isCount, (a, b) => Math.max(a, b))',
    replace: 'const joinCounter = validFirst(isCount, (a, b) => Math.min(a, b))',
  },
  {
    name: 'the worse of two best results stays',
    file: 'src/progress/join.ts',
    find: 'a.score - b.score || compareEarlier(a.at, b.at))\n\nconst quizJoiners',
    replace: 'b.score - a.score || compareEarlier(a.at, b.at))\n\nconst quizJoiners',
  },
  {
    name: 'the later first day of a lesson stays',
    file: 'src/progress/join.ts',
    find: 'const joinEarlierDate = validFirst(isLocalDate, (a, b) => (a < b ? a : b))',
    replace: 'const joinEarlierDate = validFirst(isLocalDate, (a, b) => (a < b ? b : a))',
  },
  {
    name: 'the lower epoch wins',
    file: 'src/progress/join.ts',
    find: 'if (a.epoch > b.epoch) return learningOf(a)',
    replace: 'if (a.epoch > b.epoch) return learningOf(b)',
  },
  {
    name: 'the name of the lower turn stays',
    file: 'src/progress/join.ts',
    find: '(a, b) => a.turn - b.turn || compareScalars(canonicalText(a.value)',
    replace: '(a, b) => b.turn - a.turn || compareScalars(canonicalText(a.value)',
  },
  {
    name: 'what only the other copy has is dropped',
    file: 'src/progress/join.ts',
    find: 'const kept = mine === undefined ? theirs : joinerOf(key)(mine, theirs)',
    replace: 'const kept = mine === undefined ? mine : joinerOf(key)(mine, theirs)',
  },
  {
    name: 'an undo takes only one of two completions back',
    file: 'src/progress/lessons.ts',
    find: 'const undone = Object.fromEntries(standing.map(',
    replace: 'const undone = Object.fromEntries(standing.slice(0, 1).map(',
  },
  {
    name: 'completing again what is complete undoes it',
    file: 'src/progress/lessons.ts',
    find: 'if (isLessonComplete(document, lessonId)) return unchanged(document)',
    replace: '',
  },
  {
    name: 'an undone completion comes back with a replay',
    file: 'src/progress/replay.ts',
    find: 'for (const lessonId of completedLessons(source)) {',
    replace: 'for (const lessonId of Object.keys(source.lessons) as LessonId[]) {',
  },
  {
    name: 'the anchor is skipped',
    file: 'src/replication/exchangeOnce.ts',
    find: "if (replica.isAnchored) return { kind: 'anchored', ...replica }",
    replace: "if (replica.isAnchored || replica.revision > 0) return { kind: 'anchored', ...replica }",
  },
  {
    name: 'a device that comes to an account keeps its own epoch',
    file: 'src/progress/epochs.ts',
    find: '    epoch: remoteEpoch,',
    replace: '    epoch: Math.max(document.epoch, remoteEpoch),',
  },
  {
    name: 'what other devices counted in another epoch counts on, as a file tells it',
    file: 'src/progress/epochs.ts',
    find: 'if (isOnlyOf(counters, device)) return [id, counters]',
    replace: "if (id !== '') return [id, counters]",
  },
  {
    name: 'an answer takes the place of the document instead of joining it',
    file: 'src/store/replicaChanges.ts',
    find: 'const document = withCertificates(join(held.document, answer.joined), syllabus)\n  const isChanged',
    replace: 'const document = withCertificates(answer.joined, syllabus)\n  const isChanged',
  },
  {
    name: 'the revision of now counts as sent',
    file: 'src/store/replicaChanges.ts',
    find: 'Math.min(answer.sentRevision, revision - 1)',
    replace: 'revision',
  },
  {
    name: 'what a later beginning replaces is not kept aside',
    file: 'src/store/dexieReplicationStore.ts',
    find: 'if (received.replaced !== undefined) {',
    replace: 'if (received.replaced === undefined && received.document.epoch < 0) {',
  },
  {
    name: 'starting over keeps nothing',
    file: 'src/store/dexieSetAside.ts',
    find: 'replaced = hasLearning(document) ? document : undefined',
    replace: 'replaced = hasLearning(document) && document.epoch < 0 ? document : undefined',
  },
  {
    name: 'nobody waits until the remote’s document is set aside',
    file: 'src/firebase/tryExchange.ts',
    find: 'for (const document of asides) await one.options.setAside(document)',
    replace: 'for (const document of asides) void document',
  },
  {
    name: 'the precondition of a commit is dropped',
    file: 'src/firebase/tryExchange.ts',
    find: 'return await transaction.get(reference)',
    replace: 'return await getDoc(reference)',
    also: { find: '  FieldPath,\n', replace: '  FieldPath,\n  getDoc,\n' },
  },
  {
    name: 'there is nothing to commit, when there is',
    file: 'src/firebase/decideCommit.ts',
    find: 'if (!isNews && !isSignIn && !areFieldsStale(fields, joined)) return',
    replace: 'if (isNews && !isSignIn && !areFieldsStale(fields, joined)) return',
  },
  {
    name: 'a changed leaf is left out',
    file: 'src/firebase/changedLeaves.ts',
    find: 'if (before !== undefined && isSameJson(before, after)) return []',
    replace: "if (before !== undefined && (isSameJson(before, after) || path[0] === 'days')) return []",
  },
  {
    name: 'a restored backup file takes the place of what is there',
    file: 'src/progress/file/importBackup.ts',
    find: 'const document = join(current, source)',
    replace: 'const document = source',
  },
  {
    name: 'the lock of an exchange has no deadline',
    file: 'src/replication/Deadline.ts',
    find: 'this.#timer = setTimeout(this.#giveUp, afterMs)',
    replace: 'this.#timer = setTimeout(() => undefined, afterMs)',
  },
  {
    name: 'a page that sleeps on the lock is waited for for ever',
    file: 'src/replication/createRounds.ts',
    find: 'const locks = busy < MOST_BUSY ? parts.locks : PASSED_OVER',
    replace: 'const locks = busy < Infinity ? parts.locks : PASSED_OVER',
  },
  {
    name: 'an attempt that is offline is the last',
    file: 'src/replication/nextStep.ts',
    find: "    case 'offline':\n      return retried(failures, chance)",
    replace: "    case 'offline':\n      return { kind: 'end' }",
  },
  {
    name: 'what waits is called backed up',
    file: 'src/store/replicationRows.ts',
    find: 'return waiting === 0 && remote.succeededAt !== undefined',
    replace: 'return remote.succeededAt !== undefined',
  },
  {
    name: 'a certificate waits for the next press',
    file: 'src/store/learnerTransactions.ts',
    find: 'const document = withCertificates(result.document, context.syllabus)',
    replace: 'const document = result.document',
  },
  {
    name: 'opening a module costs nothing',
    file: 'src/progress/moduleAccess.ts',
    find: 'unlocks: { [moduleId]: access.cost }',
    replace: 'unlocks: { [moduleId]: 0 }',
  },
  {
    name: 'answers of a device before are forgotten at the next',
    file: 'src/progress/practice.ts',
    find: 'const entry = nextEntry(before, [...(before?.answers ?? []), answer])\n    if',
    replace: 'const entry = nextEntry(undefined, [answer])\n    if',
  },
  {
    name: 'a device that begins anew before it has met an account counts on under the same name',
    file: 'src/store/dexieSetAside.ts',
    find: 'await this.#nameAnew(database)',
    replace: '',
  },
]
