/** One line of the rules written otherwise, and the case of the table that must notice. */
export interface Mutant {
  readonly line: string
  readonly instead: string
  readonly noticedBy: string
}

/** A condition of `isSound` that is not there. */
function without(line: string, noticedBy: string): Mutant {
  return { line: `&& ${line}`, instead: '', noticedBy }
}

const access: readonly Mutant[] = [
  { line: '&& request.auth.uid == uid', instead: '', noticedBy: 'a stranger reads it' },
  { line: 'allow get, delete: if isOwner()', instead: 'allow get, delete', noticedBy: 'a stranger deletes it' },
  { line: 'create: if isOwner() &&', instead: 'create: if', noticedBy: 'a stranger creates it' },
  { line: 'update: if isOwner() &&', instead: 'update: if', noticedBy: 'a stranger changes it' },
  { line: 'allow get, delete:', instead: 'allow list; allow get, delete:', noticedBy: 'the owner lists all accounts' },
  {
    line: 'match /users/{uid} {',
    instead: 'match /users/{owner}/{below=**} { allow write; }\n    match /users/{uid} {',
    noticedBy: 'the owner writes below the document',
  },
  {
    line: 'match /users/{uid} {',
    instead: 'match /{other}/{id} { allow write: if other != "users"; }\n    match /users/{uid} {',
    noticedBy: 'the owner writes into another collection',
  },
]

const fields: readonly Mutant[] = [
  {
    line: "'updatedAt', 'sync'])",
    instead: "'updatedAt', 'sync', 'isAdmin'])",
    noticedBy: 'a change to a field that the profile does not have',
  },
  {
    line: 'request.resource.data.diff(resource.data).affectedKeys()',
    instead: 'request.resource.data.keys().toSet()',
    noticedBy: 'a change beside stray and damaged fields of old',
  },
  without("isText(changed, 'email', 320)", 'a change to an address of 321 characters'),
  without("isText(changed, 'displayName', 100)", 'a change to a name of 101 characters'),
  without("isText(changed, 'joinDate', 40)", 'a change to a joining date that is no text'),
  without(
    "(isCleared(changed, 'photoURL') || isText(changed, 'photoURL', 20000))",
    'a change to a picture that is no text',
  ),
  without("isList(changed, 'completedConcepts')", 'a change to 1,001 lessons'),
  without("isList(changed, 'completedQuizzes')", 'a change to 1,001 quizzes'),
  without("isList(changed, 'certificates')", 'a change to 1,001 certificates'),
  without("isList(changed, 'unlockedModules')", 'a change to 1,001 modules'),
  without("isNumber(changed, 'totalPoints')", 'a change to points that are a text'),
  without("isNumber(changed, 'learningStreak')", 'a change to a streak that is a list'),
  without("isNumber(changed, 'redeemedPoints')", 'a change to redeemed points that are nothing'),
  without('request.resource.data.updatedAt == request.time', 'a change without its time'),
  {
    line: 'updatedAt == request.time',
    instead: 'updatedAt is timestamp',
    noticedBy: 'a change to a time of change by the device’s clock',
  },
  {
    line: 'request.resource.data.lastLogin == request.time',
    instead: 'request.resource.data.lastLogin is timestamp',
    noticedBy: 'a change to a sign-in by the device’s clock',
  },
  { line: "isCleared(changed, 'photoURL') ||", instead: '', noticedBy: 'a change to no picture' },
  { line: "'photoURL', 20000", instead: "'photoURL', 20001", noticedBy: 'a change to a picture of 20,001 characters' },
  { line: 'value is string &&', instead: '', noticedBy: 'a change to a name that is no text' },
  { line: 'value is list &&', instead: '', noticedBy: 'a change to lessons that are no list' },
  {
    line: 'value.size() <= 1000',
    instead: 'value.size() < 1000',
    noticedBy: 'a change to values as long as they may be',
  },
  {
    line: 'value.size() <= longest',
    instead: 'value.size() < longest',
    noticedBy: 'a change to values as long as they may be',
  },
]

const sync: readonly Mutant[] = [
  without("(!('sync' in changed) || isProgress(request.resource.data.sync))", 'progress without an owner'),
  without('sync.owner == uid', 'the owner inside the progress is overwritten alone'),
  without('isEpoch(sync.epoch)', 'a new document before the first epoch'),
  { line: 'epoch is int &&', instead: '', noticedBy: 'a new document in half an epoch' },
  without('epoch >= 0', 'a new document before the first epoch'),
  without('epoch <= 1099511627776', 'an epoch that nobody can count to is set right'),
  { line: 'epoch <= 1099511627776', instead: 'epoch < 1099511627776', noticedBy: 'the last epoch goes back' },
  without('keepsSync()', 'the epoch goes back alone'),
  { line: 'request.resource.data.sync.epoch >= before.epoch', instead: 'true', noticedBy: 'the epoch goes back' },
  {
    line: 'request.resource.data.sync.epoch >= before.epoch',
    instead: 'request.resource.data.sync.epoch > before.epoch',
    noticedBy: 'this site writes after a sign-in',
  },
  { line: "|| !isEpoch(before.get('epoch', null))", instead: '', noticedBy: 'a damaged epoch is set right' },
  {
    line: 'return !(before is map) ||',
    instead: 'return',
    noticedBy: 'the earlier site merges into its own document',
  },
  {
    line: 'return sync is map &&',
    instead: "return sync.keys().hasOnly(['format', 'owner', 'joinedOn', 'profile', 'epoch', 'lessons']) &&",
    noticedBy: 'a newer version of this site keeps more in the progress',
  },
]

export const mutants: readonly Mutant[] = [...access, ...fields, ...sync]
