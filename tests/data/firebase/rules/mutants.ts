/** One changed line of the rules, and the table's case that must detect it. Stryker can't mutate rules. */
export interface Mutant {
  readonly line: string
  readonly instead: string
  readonly noticedBy: string
}

/** Removes one condition of `isSound`. */
function without(line: string, noticedBy: string): Mutant {
  return { line: `&& ${line}`, instead: '', noticedBy }
}

const access: readonly Mutant[] = [
  { line: '&& request.auth.uid == uid', instead: '', noticedBy: 'a stranger reads it' },
  {
    line: 'allow get: if isOwner()',
    instead: 'allow get, delete: if isOwner()',
    noticedBy: 'the owner deletes the account’s document',
  },
  {
    line: "&& request.auth.token.firebase.sign_in_provider != 'anonymous'",
    instead: '',
    noticedBy: 'somebody in passing creates it',
  },
  { line: 'create: if isOwner() &&', instead: 'create: if', noticedBy: 'a stranger creates it' },
  { line: 'update: if isOwner() &&', instead: 'update: if', noticedBy: 'a stranger changes it' },
  {
    line: 'allow get: if isOwner()',
    instead: 'allow list; allow get: if isOwner()',
    noticedBy: 'the owner lists all accounts',
  },
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
  without('isAddress(changed)', 'a change to the address of somebody else'),
  without("isTextOrNull(changed, 'displayName', 100)", 'a change to a name of 101 characters'),
  without("isTextOrNull(changed, 'photoURL', 20000)", 'a change to a picture that is no text'),
  without("isText(changed, 'joinDate', 40)", 'a change to a joining date that is no text'),
  without("isList(changed, 'completedConcepts', ids())", 'a change to 1,001 lessons'),
  without("isList(changed, 'completedQuizzes', results())", 'a change to 1,001 quizzes'),
  without("isList(changed, 'certificates', printable())", 'a change to 1,001 certificates'),
  without("isList(changed, 'unlockedModules', ids())", 'a change to 1,001 modules'),
  without("isAmount(changed, 'totalPoints')", 'a change to points below 0'),
  without("isAmount(changed, 'learningStreak')", 'a change to days of a streak that are a list'),
  without("isAmount(changed, 'redeemedPoints')", 'a change to redeemed points that are nothing'),
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
  {
    line: "|| request.resource.data.get(field, '') == null",
    instead: '',
    noticedBy: 'a change to no picture',
  },
  { line: "'photoURL', 20000", instead: "'photoURL', 20001", noticedBy: 'a change to a picture of 20,001 characters' },
  {
    line: 'value is string && value.size() <= longest',
    instead: 'value.size() <= longest',
    noticedBy: 'a change to a name that is no text',
  },
  {
    line: 'value.size() <= longest',
    instead: 'value.size() < longest',
    noticedBy: 'a change to values as long as they may be',
  },
]

const values: readonly Mutant[] = [
  {
    line: "value.lower() == request.auth.token.get('email', '').lower()",
    instead: "value == request.auth.token.get('email', '').lower()",
    noticedBy: 'a change to an address in capitals',
  },
  {
    line: "request.auth.token.get('email', '').lower()",
    instead: "request.auth.token.get('email', '')",
    noticedBy: 'a new document with an address that the account writes in capitals',
  },
  {
    line: "request.auth.token.get('email', '')",
    instead: 'request.auth.token.email',
    noticedBy: 'a change to an empty address, as it has none',
  },
  { line: 'value == null\n', instead: 'false\n', noticedBy: 'a change to no address' },
  { line: 'value.size() <= 1000', instead: 'value.size() < 1000', noticedBy: 'a change to full lists' },
  { line: 'value.size() <= 1000\n', instead: 'true\n', noticedBy: 'a change to 1,001 modules' },
  {
    line: "value.join('\\n').toUtf8().size() <= 65536 &&",
    instead: '',
    noticedBy: 'a change to certificates of more than 64 kB',
  },
  {
    line: '.toUtf8().size()',
    instead: '.size()',
    noticedBy: 'a change to certificates of more than 64 kB in few letters',
  },
  { line: '<= 65536 && value', instead: '< 65536 && value', noticedBy: 'a change to certificates of 64 kB' },
  {
    line: "&& value.join('\\n').matches(pattern)",
    instead: '',
    noticedBy: 'a change to lessons with a name of many words',
  },
  {
    line: "return '([A-Za-z0-9][A-Za-z0-9_-]{0,63}(\\n[A-Za-z0-9][A-Za-z0-9_-]{0,63})*)?'",
    instead: "return '([A-Za-z0-9][A-Za-z0-9_-]{0,63}(\\n[A-Za-z0-9][A-Za-z0-9_-]{0,62})*)?'",
    noticedBy: 'a change to lessons with the longest names there are',
  },
  {
    line: "return '([A-Za-z0-9][A-Za-z0-9_-]{0,63}(\\n[A-Za-z0-9][A-Za-z0-9_-]{0,63})*)?'",
    instead: "return '([A-Za-z0-9][A-Za-z0-9_-]{0,63}(\\n[A-Za-z0-9][A-Za-z0-9_-]{0,63})*)'",
    noticedBy: 'a change to empty lists',
  },
  { line: 'value is number && value >= 0', instead: 'value is number', noticedBy: 'a change to points below 0' },
  {
    line: 'value is number && value >= 0 && value <= 1099511627776',
    instead: 'value is number && value >= 0',
    noticedBy: 'a change to points of 1e308',
  },
]

const sync: readonly Mutant[] = [
  without("(!('sync' in changed) || isProgress(request.resource.data.sync))", 'progress without an owner'),
  without('sync.owner == uid', 'the owner inside the progress is overwritten alone'),
  without('isCount(sync.epoch)', 'a new document before the first epoch'),
  { line: 'value is int &&', instead: '', noticedBy: 'a new document in half an epoch' },
  {
    line: 'value is int && value >= 0',
    instead: 'value is int',
    noticedBy: 'a new document before the first epoch',
  },
  {
    line: 'value is int && value >= 0 && value <= 1099511627776',
    instead: 'value is int && value >= 0',
    noticedBy: 'an epoch that nobody can count to is set right',
  },
  {
    line: 'value is int && value >= 0 && value <= 1099511627776',
    instead: 'value is int && value >= 0 && value < 1099511627776',
    noticedBy: 'the last epoch goes back',
  },
  without('isCount(sync.format)', 'progress in half a format'),
  ...['profile', 'lessons', 'completedOn', 'quizzes', 'certificates', 'unlocks', 'days', 'practice', 'checks'].map(
    (map) => without(`sync.get('${map}', {}) is map`, `progress with a list for ${map}`),
  ),
  without('keepsSync()', 'the epoch goes back alone'),
  { line: 'request.resource.data.sync.epoch >= before.epoch', instead: 'true', noticedBy: 'the epoch goes back' },
  {
    line: 'request.resource.data.sync.epoch >= before.epoch',
    instead: 'request.resource.data.sync.epoch > before.epoch',
    noticedBy: 'this site writes after a sign-in',
  },
  { line: "|| !isCount(before.get('epoch', null))", instead: '', noticedBy: 'a damaged epoch is set right' },
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

const deletion: readonly Mutant[] = [
  {
    line: '|| isGone()',
    instead: '',
    noticedBy: 'another device of the owner, signed out by then, reads what a deleted account leaves',
  },
  { line: '&& !isGone()', instead: '', noticedBy: 'this site writes into what a deleted account leaves' },
  {
    line: '(isDeletion() || isSound(request.resource.data.keys().toSet()))',
    instead: 'isSound(request.resource.data.keys().toSet())',
    noticedBy: 'the owner, signed in just now, leaves the mark where no document is yet',
  },
  {
    line: "resource.data.keys().hasOnly(['deletedAt', 'updatedAt'])",
    instead: 'true',
    noticedBy: 'somebody who is signed out reads a document with a stray field of that name',
  },
  {
    line: "&& resource.data.keys().hasAll(['deletedAt', 'updatedAt'])",
    instead: '',
    noticedBy: 'somebody who is signed out reads half of a mark',
  },
  {
    line: "request.resource.data == { 'deletedAt': request.time, 'updatedAt': request.time }",
    instead: 'request.resource.data.deletedAt == request.time',
    noticedBy: 'the mark with something else in it',
  },
  {
    line: "'deletedAt': request.time, ",
    instead: "'deletedAt': request.resource.data.deletedAt, ",
    noticedBy: 'the mark by the device’s clock',
  },
  {
    line: '&& request.time.toMillis() - request.auth.token.auth_time * 1000 < 300000',
    instead: '',
    noticedBy: 'the owner, signed in over five minutes ago, replaces it',
  },
  { line: '< 300000', instead: '< 200000', noticedBy: 'the owner, signed in nearly five minutes ago, replaces it' },
]

export const mutants: readonly Mutant[] = [...access, ...fields, ...values, ...sync, ...deletion]
