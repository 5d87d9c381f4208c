/** One weakening of one source file. `from` must occur there exactly once. */
export interface Mutant {
  readonly harm: string
  /** From the root of the project. */
  readonly file: string
  readonly from: string
  readonly to: string
}

export const mutants: readonly Mutant[] = [
  {
    harm: 'counters join to the lower',
    file: 'src/progress/joinQuiz.ts',
    from: 'Math.max(a, b)',
    to: 'Math.min(a, b)',
  },
  {
    harm: 'completions of a lesson are one device’s',
    file: 'src/progress/joinLearning.ts',
    from: 'everyEntry(everyEntry(joinCounter))',
    to: 'everyEntry((a: Json) => a)',
  },
  {
    harm: 'the best score falls',
    file: 'src/progress/joinQuiz.ts',
    from: '(a, b) => a.score - b.score',
    to: '(a, b) => b.score - a.score',
  },
  { harm: 'a register forgets its turn', file: 'src/progress/joinProfile.ts', from: 'a.turn - b.turn ||', to: '' },
  {
    harm: 'the border drops what it does not know',
    file: 'src/progress/parseDocument.ts',
    from: '...map,\n    format:',
    to: 'format:',
  },
  {
    harm: 'the learning of two epochs mixes',
    file: 'src/progress/join.ts',
    from: 'if (a.epoch > b.epoch) return learningOf(a)\n  if (b.epoch > a.epoch) return learningOf(b)',
    to: '',
  },
  {
    harm: 'the lower epoch wins',
    file: 'src/progress/join.ts',
    from: 'return learningOf(a)\n',
    to: 'return learningOf(b)\n',
  },
  {
    harm: 'the profile of a lower epoch is dropped',
    file: 'src/progress/join.ts',
    from: 'profile: joinProfile(',
    to: 'profile: a.epoch > b.epoch ? a.profile : b.epoch > a.epoch ? b.profile : joinProfile(',
  },
  {
    harm: 'the anchor keeps a device’s own epoch',
    file: 'src/progress/anchorTo.ts',
    from: 'epoch: remoteEpoch',
    to: 'epoch: document.epoch',
  },
  {
    harm: 'the anchor only raises the epoch',
    file: 'src/progress/anchorTo.ts',
    from: 'epoch: remoteEpoch',
    to: 'epoch: Math.max(document.epoch, remoteEpoch)',
  },
  {
    harm: 'nobody drops anchor',
    file: 'src/replication/exchangeOnce.ts',
    from: 'if (replica.isAnchored) return',
    to: 'if (replica.isAnchored || true) return',
  },
  {
    harm: 'the anchor is dropped at every exchange',
    file: 'src/store/anchorReplica.ts',
    from: 'isAnchored: true,',
    to: 'isAnchored: false,',
  },
  {
    harm: 'what the earlier site left in local storage is forgotten',
    file: 'src/store/takeEarlier.ts',
    from: 'if (!held.isAnchored || held.isEarlierTaken)',
    to: 'if (!held.isAnchored || !held.isEarlierTaken)',
  },
  {
    harm: 'an answer takes the place of the document',
    file: 'src/store/receiveAnswer.ts',
    from: 'join(held.document, answer.joined)',
    to: 'answer.joined',
  },
  {
    harm: 'another remote never hears of what came in',
    file: 'src/store/receiveAnswer.ts',
    from: 'held.revision + 1',
    to: 'held.revision',
  },
  {
    harm: 'what happened during an exchange counts as sent',
    file: 'src/store/receiveAnswer.ts',
    from: ': Math.min(answer.sentRevision, revision - 1)',
    to: ': revision',
  },
  {
    harm: 'nothing ever counts as sent',
    file: 'src/store/receiveAnswer.ts',
    from: '? revision : Math.min(answer.sentRevision, revision - 1)',
    to: '? answer.sentRevision - 1 : answer.sentRevision - 1',
  },
  {
    harm: 'replaced learning is dropped on the device',
    file: 'src/store/receiveAnswer.ts',
    from: '? held.document : undefined',
    to: '? undefined : undefined',
  },
  {
    harm: 'certificates wait for the next action',
    file: 'src/store/receiveAnswer.ts',
    from: 'withCertificates(join(held.document, answer.joined), syllabus)',
    to: 'join(held.document, answer.joined)',
  },
  {
    harm: 'a remote is overwritten',
    file: 'src/replication/planExchange.ts',
    from: 'join(remote.document, local)',
    to: 'local',
  },
  {
    harm: 'replaced learning is dropped on the remote',
    file: 'src/replication/planExchange.ts',
    from: '[remote.aside, replaced]',
    to: '[remote.aside]',
  },
  {
    harm: 'additions to a later epoch are dropped',
    file: 'src/replication/planExchange.ts',
    from: '[remote.aside, replaced]',
    to: '[replaced]',
  },
  {
    harm: 'additions are taken and never written',
    file: 'src/replication/planExchange.ts',
    from: '!== canonicalText(remote.stored)',
    to: '!== canonicalText(remote.document)',
  },
  {
    harm: 'everything is news',
    file: 'src/replication/planExchange.ts',
    from: 'canonicalText(joined) !== canonicalText(remote.stored)',
    to: 'true',
  },
  {
    harm: 'derived fields stay stale',
    file: 'src/progress/derivedFields.ts',
    from: 'canonicalText(own(stored, field)) !== canonicalText(value)',
    to: 'false',
  },
  {
    harm: 'additions join a later epoch',
    file: 'src/progress/legacyAdditions.ts',
    from: 'if (document.epoch === 0)',
    to: 'if (document.epoch >= 0)',
  },
  {
    harm: 'additions to epoch 0 are kept aside only',
    file: 'src/progress/legacyAdditions.ts',
    from: 'if (document.epoch === 0)',
    to: 'if (document.epoch < 0)',
  },
  {
    harm: 'an old list brings nothing back twice',
    file: 'src/progress/legacyAdditions.ts',
    from: 'nextCount(own(own(document.lessons, lessonId) ?? {}, LEGACY_DEVICE))',
    to: 'nextCount(0)',
  },
  {
    harm: 'the earlier site’s lessons are undone',
    file: 'src/progress/legacyDocument.ts',
    from: '[LEGACY_DEVICE]: 1',
    to: '[LEGACY_DEVICE]: 2',
  },
  {
    harm: 'the earlier site’s quizzes are forgotten',
    file: 'src/progress/legacyDocument.ts',
    from: 'Object.fromEntries(quizzes)',
    to: '{}',
  },
]
