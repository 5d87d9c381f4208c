import type { Mutant } from './mutants'

export const classMutants: readonly Mutant[] = [
  { line: 'isLearner() && resource == null)', instead: 'isLearner())', noticedBy: 'a learner reads whose class it is' },
  {
    line: "id.matches('[0-9a-f]{32}')",
    instead: 'true',
    noticedBy: 'a class is opened under a name that is no class id',
  },
  {
    line: '&& request.resource.data.owner == request.auth.uid',
    instead: '',
    noticedBy: 'a class is opened in the name of another',
  },
  {
    line: '&& request.resource.data.owner == resource.data.owner',
    instead: '',
    noticedBy: 'the teacher gives the class away',
  },
  {
    line: "fields.keys().hasOnly(['owner', 'open']) &&",
    instead: '',
    noticedBy: 'a class is opened with something else in it',
  },
  { line: '&& fields.open is bool', instead: '', noticedBy: 'a class is opened that is open in words' },
  {
    line: 'resource == null || resource.data.claim == claim() || isOwner()',
    instead: 'true',
    noticedBy: 'a classmate reads a report',
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
    line: '&& hex(hashing.sha256(fields.key)) == sender',
    instead: '',
    noticedBy: 'a learner hands in under the hash of another',
  },
  { line: "isEnvelope(fields, '01')", instead: "isEnvelope(fields, '0[12]')", noticedBy: 'a report that is a plan' },
  { line: "name == 'current' &&", instead: '', noticedBy: 'a second plan' },
  { line: "name == 'current' && isOwner()", instead: "name == 'current'", noticedBy: 'a learner gives a plan' },
  {
    line: 'isPlan() && number(request.resource.data) >= number(resource.data)',
    instead: 'isPlan()',
    noticedBy: 'a plan goes back',
  },
  { line: 'isLearner() && theClass().open', instead: 'theClass().open', noticedBy: 'somebody in passing hands in' },
  { line: '&& fields.envelope.size() <= 65536', instead: '', noticedBy: 'a report of one byte too many' },
  {
    line: "+ kind + id + hex(fields.key) + '[0-9a-f]{16}.*'",
    instead: "+ kind + '.*'",
    noticedBy: 'a learner of another class hands in what is for that class',
  },
  { line: '+ hex(fields.key) +', instead: "+ '.{130}' +", noticedBy: 'a report whose envelope names another sender' },
  { line: 'fields.at == request.time &&', instead: '', noticedBy: 'a report by the device’s clock' },
  { line: '[170:186]', instead: '[170:180]', noticedBy: 'a report goes back' },
]
