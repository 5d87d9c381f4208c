/** One weakening of one source file of `src/progress`. `from` must occur there exactly once. */
export interface Mutant {
  readonly harm: string
  readonly file: string
  readonly from: string
  readonly to: string
}

const keepMine = '(a: Json) => a'

export const mutants: readonly Mutant[] = [
  { harm: 'counters join to the lower', file: 'joinQuiz', from: 'Math.max(a, b)', to: 'Math.min(a, b)' },
  { harm: 'points paid join to the higher', file: 'joinLearning', from: 'Math.min(a, b)', to: 'Math.max(a, b)' },
  { harm: 'points spent before join to the lower', file: 'joinLearning', from: 'Math.max(a, b)', to: 'Math.min(a, b)' },
  {
    harm: 'first completions move to the later date',
    file: 'joinLearning',
    from: 'a < b ? a : b',
    to: 'a < b ? b : a',
  },
  { harm: 'instants move to the later one', file: 'joinInstant', from: '(a < b ? a : b)', to: '(a < b ? b : a)' },
  { harm: 'the later of two equal results wins', file: 'joinInstant', from: 'a < b ? 1 : -1', to: 'a < b ? -1 : 1' },
  {
    harm: 'an unknown instant beats a known one',
    file: 'joinInstant',
    from: "a === '' ? -1 : 1",
    to: "a === '' ? 1 : -1",
  },
  { harm: 'the epoch goes back', file: 'join', from: 'Math.max(a.epoch', to: 'Math.min(a.epoch' },
  { harm: 'the format goes back', file: 'join', from: 'Math.max(a.format', to: 'Math.min(a.format' },
  { harm: 'two learners mix', file: 'join', from: 'a.owner !== b.owner', to: 'false' },
  {
    harm: 'the joining date is one side’s',
    file: 'join',
    from: 'joinInstant(a.joinedOn, b.joinedOn)',
    to: 'a.joinedOn',
  },
  { harm: 'the newer epoch of one side is missed', file: 'join', from: 'a.epoch > b.epoch', to: 'false' },
  { harm: 'the newer epoch of the other side is missed', file: 'join', from: 'b.epoch > a.epoch', to: 'false' },
  {
    harm: 'the learning of two epochs mixes',
    file: 'join',
    from: 'if (a.epoch > b.epoch) return learningOf(a)\n  if (b.epoch > a.epoch) return learningOf(b)',
    to: '',
  },
  { harm: 'the lower epoch wins', file: 'join', from: 'return learningOf(a)\n', to: 'return learningOf(b)\n' },
  {
    harm: 'the profile of a lower epoch is dropped',
    file: 'join',
    from: 'profile: joinProfile(',
    to: 'profile: a.epoch > b.epoch ? a.profile : b.epoch > a.epoch ? b.profile : joinProfile(',
  },
  {
    harm: 'what only the other side has is dropped',
    file: 'joiner',
    from: 'mine === undefined ? theirs',
    to: 'mine === undefined ? null',
  },
  { harm: 'keys of Object’s prototype count as present', file: 'joiner', from: 'own(a, key)', to: 'a[key]' },
  {
    harm: 'a damaged value beats a sound one',
    file: 'validFirst',
    from: 'isValid(b) ? joinValid(a, b) : a',
    to: 'isValid(b) ? joinValid(a, b) : b',
  },
  {
    harm: 'of two damaged values one side’s stays',
    file: 'validFirst',
    from: 'return isValid(b) ? b : joinInvalid(a, b)',
    to: 'return isValid(b) ? b : a',
  },
  {
    harm: 'two damaged results make one that nobody had',
    file: 'joinChosen',
    from: 'validFirst(isValid, joinValid, greater)',
    to: 'validFirst(isValid, joinValid)',
  },
  { harm: 'unknown maps replace each other', file: 'joinUnknown', from: 'isJsonMap(a) && isJsonMap(b)', to: 'false' },
  {
    harm: 'unknown fields of this version are one side’s',
    file: 'joinLearning',
    from: '?? joinUnknown',
    to: `?? (${keepMine})`,
  },
  { harm: 'unknown fields of a quiz are one side’s', file: 'joinQuiz', from: '?? joinUnknown', to: `?? (${keepMine})` },
  {
    harm: 'unknown fields of the profile are one side’s',
    file: 'joinProfile',
    from: '?? joinUnknown',
    to: `?? (${keepMine})`,
  },
  {
    harm: 'a result is half of two',
    file: 'joinChosen',
    from: 'isKnown(key) ? chosen : joinUnknown',
    to: 'joinUnknown',
  },
  { harm: 'the loser wins', file: 'joinChosen', from: 'compare(a, b) >= 0', to: 'compare(a, b) <= 0' },
  {
    harm: 'unknown fields of a result are the winner’s alone',
    file: 'joinChosen',
    from: 'isKnown(key) ? chosen : joinUnknown',
    to: 'chosen',
  },
  { harm: 'the latest result forgets its turn', file: 'joinQuiz', from: 'a.turn - b.turn ||', to: '' },
  {
    harm: 'the latest result forgets its score',
    file: 'joinQuiz',
    from: 'b.turn || a.score - b.score ||',
    to: 'b.turn ||',
  },
  {
    harm: 'the best score falls',
    file: 'joinQuiz',
    from: '(a, b) => a.score - b.score',
    to: '(a, b) => b.score - a.score',
  },
  { harm: 'attempts are one side’s', file: 'joinQuiz', from: 'everyEntry(joinCounter)', to: keepMine },
  { harm: 'a register forgets its turn', file: 'joinProfile', from: 'a.turn - b.turn ||', to: '' },
  {
    harm: 'a register ignores its text',
    file: 'joinProfile',
    from: ' || compareScalars(canonicalText(a.value), canonicalText(b.value))',
    to: '',
  },
  { harm: 'active days are one side’s', file: 'joinLearning', from: 'everyEntry(joinDay)', to: keepMine },
  { harm: 'certificates are one side’s', file: 'joinLearning', from: 'everyEntry(joinInstant)', to: keepMine },
  {
    harm: 'completions of a lesson are one device’s',
    file: 'joinLearning',
    from: 'everyEntry(everyEntry(joinCounter))',
    to: `everyEntry(${keepMine})`,
  },
  { harm: 'a longer array is no greater', file: 'compareJson', from: 'a.length - b.length', to: '0' },
  {
    harm: 'texts depend on the order of keys',
    file: 'canonicalText',
    from: '.sort(([a], [b]) => (a < b ? -1 : 1))',
    to: '',
  },
  { harm: 'an undo brings the lesson back', file: 'undoLesson', from: 'counter + 1', to: 'counter + 2' },
  {
    harm: 'an undo takes back one device’s completion only',
    file: 'undoLesson',
    from: 'Object.fromEntries(standing.map',
    to: 'Object.fromEntries(standing.slice(0, 1).map',
  },
  {
    harm: 'completing toggles',
    file: 'completeLesson',
    from: 'if (isLessonComplete(document, lessonId)) return unchanged(document)',
    to: '',
  },
  {
    harm: 'a later result takes no new turn',
    file: 'finishQuizAttempt',
    from: 'latest: { turn, score, at }',
    to: 'latest: { turn: 1, score, at }',
  },
  {
    harm: 'starting over stays in its epoch',
    file: 'startOver',
    from: 'addTo(document, { epoch })',
    to: 'addTo(document, {})',
  },
  {
    harm: 'a first exchange keeps its own epoch',
    file: 'anchorTo',
    from: 'epoch: remoteEpoch',
    to: 'epoch: document.epoch',
  },
  {
    harm: 'learning is replaced without a word',
    file: 'replacesLearning',
    from: 'other.epoch > current.epoch',
    to: 'other.epoch < current.epoch',
  },
  { harm: 'replay keeps foreign turns', file: 'replay', from: 'Math.min(turn, 1)', to: 'turn' },
  { harm: 'arrays in arrays pass the border', file: 'cleanJson', from: '&& !isJsonArray(item)', to: '' },
]
