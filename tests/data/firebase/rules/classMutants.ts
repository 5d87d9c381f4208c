import type { Mutant } from './mutants'

export const classMutants: readonly Mutant[] = [
  { line: 'isLearner() && resource == null)', instead: 'isLearner())', noticedBy: 'a learner reads whose class it is' },
  {
    line: "data.id.matches('[0-9a-f]{32}')",
    instead: 'data.id is string',
    noticedBy: 'a class is opened with an id that is none',
  },
  {
    line: "&& place == hex(hashing.sha256(request.auth.uid + '/' + request.resource.data.id))[0:32]",
    instead: '',
    noticedBy: 'a stranger who has the card opens the class before its teacher',
  },
  {
    line: "sha256(request.auth.uid + '/' + request.resource.data.id)",
    instead: "sha256('ada/' + request.resource.data.id)",
    noticedBy: 'a stranger who has the card opens the class before its teacher',
  },
  {
    line: '&& request.resource.data.owner == request.auth.uid',
    instead: '',
    noticedBy: 'a class is opened in the name of another',
  },
  {
    line: "&& request.resource.data.get('id', '') == resource.data.get('id', '')",
    instead: '',
    noticedBy: 'the teacher gives the class another id',
  },
  { line: 'fields.envelope.size() >= shortest &&', instead: '', noticedBy: 'a report of one byte too few' },
  { line: "'01', 238", instead: "'01', 237", noticedBy: 'a report of one byte too few' },
  { line: "'02', 185", instead: "'02', 184", noticedBy: 'a plan of one byte too few' },
  {
    line: "'00[01][0-9a-f]{13}.*'",
    instead: "'[0-9a-f]{16}.*'",
    noticedBy: 'a report with a sequence that can’t be counted',
  },
  { line: "&& number(fields) != '0000000000000000'", instead: '', noticedBy: 'a report without a sequence' },
  {
    line: "theClass().get('id', place) + hex",
    instead: "theClass().get('id', '.{32}') + hex",
    noticedBy: 'a report of another class in a class of before',
  },
  {
    line: "name == 'current' && isOwner()\n          &&",
    instead: 'isOwner()\n          &&',
    noticedBy: 'an access document of another name',
  },
  {
    line: "name == 'current' && isOwner()\n          &&",
    instead: "name == 'current' &&",
    noticedBy: 'a learner ends the class',
  },
  {
    line: "request.resource.data.keys().hasOnly(['open']) &&",
    instead: '',
    noticedBy: 'an access document with something else in it',
  },
  { line: '&& request.resource.data.open is bool', instead: '', noticedBy: 'an access document that is open in words' },
  {
    line: '&& request.resource.data.owner == resource.data.owner',
    instead: '',
    noticedBy: 'the teacher gives the class away',
  },
  {
    line: "fields.keys().hasOnly(['owner', 'open', 'id']) &&",
    instead: '',
    noticedBy: 'a class is opened with something else in it',
  },
  { line: '&& fields.open is bool', instead: '', noticedBy: 'a class is opened that is open in words' },
  {
    line: '(isMine() || isOwner() || (name == sender() && resource == null))',
    instead: 'true',
    noticedBy: 'a classmate reads a report',
  },
  {
    line: '(name == sender() && resource == null)',
    instead: 'resource == null',
    noticedBy: 'a stranger looks for a member who has not handed in',
  },
  {
    line: "name == sender() + '-' + claim() || (resource != null",
    instead: "name.matches('.{129}') || (resource != null",
    noticedBy: 'a stranger looks whether a member has handed in',
  },
  {
    line: "&& (name == sender() || name == sender() + '-' + claim())",
    instead: '',
    noticedBy: 'a report under a name with more',
  },
  {
    line: "(name == sender() || name == sender() + '-' + claim())",
    instead: '(name == sender() || name.size() == 129)',
    noticedBy: 'a stranger hands in under the claim of another',
  },
  { line: 'allow list: if isOwner()', instead: 'allow list: if isLearner()', noticedBy: 'a learner lists the reports' },
  { line: 'create: if isOpen() &&', instead: 'create: if', noticedBy: 'a learner hands in to a closed class' },
  {
    line: 'isReport() && resource.data.claim == claim()',
    instead: 'isReport()',
    noticedBy: 'a classmate replaces a report',
  },
  {
    line: 'claim()\n          && number(request.resource.data) >= number(resource.data)',
    instead: 'claim()',
    noticedBy: 'a report goes back',
  },
  {
    line: "hasOnly(['key', 'envelope', 'claim', 'at'])",
    instead: "hasOnly(['key', 'envelope', 'claim', 'at', 'name'])",
    noticedBy: 'a report with something else in it',
  },
  { line: '&& fields.claim == claim()', instead: '', noticedBy: 'a report with a claim of somebody else' },
  {
    line: '&& hex(hashing.sha256(fields.key)) == sender()',
    instead: '',
    noticedBy: 'a learner hands in under the hash of another',
  },
  { line: "isEnvelope(fields, '01',", instead: "isEnvelope(fields, '0[12]',", noticedBy: 'a report that is a plan' },
  { line: "name == 'current' && isOwner() && fields", instead: 'isOwner() && fields', noticedBy: 'a second plan' },
  {
    line: "name == 'current' && isOwner() && fields",
    instead: "name == 'current' && fields",
    noticedBy: 'a learner gives a plan',
  },
  {
    line: 'isPlan() && number(request.resource.data) >= number(resource.data)',
    instead: 'isPlan()',
    noticedBy: 'a plan goes back',
  },
  { line: 'isLearner() && theClass().open', instead: 'theClass().open', noticedBy: 'somebody in passing hands in' },
  { line: '&& fields.envelope.size() <= 65536', instead: '', noticedBy: 'a report of one byte too many' },
  {
    line: "+ kind + theClass().get('id', place) + hex(fields.key)\n            +",
    instead: "+ kind + '.{162}' +",
    noticedBy: 'a learner of another class hands in what is for that class',
  },
  { line: '+ hex(fields.key)\n', instead: "+ '.{130}'\n", noticedBy: 'a report whose envelope names another sender' },
  { line: 'fields.at == request.time &&', instead: '', noticedBy: 'a report by the device’s clock' },
  { line: '[170:186]', instead: '[170:180]', noticedBy: 'a report goes back' },
]
