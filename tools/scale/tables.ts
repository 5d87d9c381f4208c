/** The tables of docs/scale.md, each between two comments with its name. */
import { costsInFirestore, costsOfHosting, costsOnCouch, freePlan, freeVisits, SIZES } from './costs'
import { counted, readByRules } from './counted'
import { published } from './published'
import { ASSUMED, schoolDay } from './schoolDay'

type Table = readonly (readonly string[])[]

export function tables(): Readonly<Record<string, string>> {
  return {
    counted: markdown(countedTable()),
    day: markdown(dayTable()),
    account: markdown(firestoreTable(false)),
    class: markdown(firestoreTable(true)),
    free: markdown(freeTable()),
    stops: markdown(stopsTable()),
    couch: markdown(couchTable()),
    hosting: markdown(hostingTable()),
    published: markdown(publishedTable()),
  }
}

/** The document with new tables. Throws if a table has no place in it. */
export function withTables(document: string): string {
  return Object.entries(tables()).reduce((text, [name, table]) => {
    const place = new RegExp(`(<!-- ${name} -->\n)[^]*?(<!-- /${name} -->)`)
    if (!place.test(text)) throw new Error(`The document has no place for the table ${name}.`)
    return text.replace(place, (_all, before: string, after: string) => `${before}\n${table}\n\n${after}`)
  }, document)
}

function countedTable(): Table {
  const { account, classInFirestore, classOnCouch, hosting } = counted
  const firestore = (what: string, one: (typeof account)['change'], rules = 0, documents?: number) => {
    const reads = documents ?? one.requests - one.writes
    const read = rules === 0 ? `${reads}` : `${reads} and ${rules} by the rules`
    return [
      what,
      `${one.requests}`,
      read,
      `${one.writes}`,
      bytes(one.sent),
      `${bytes(one.received)} (${bytes(one.packed)})`,
    ]
  }
  const couch = (what: string, one: (typeof classOnCouch)['handIn']) => {
    return [what, `${one.requests}`, '', `${one.writes}`, bytes(one.sent), bytes(one.received)]
  }
  return [
    ['', 'Requests', 'Documents read', 'Written', 'Sent', 'Received (compressed)'],
    firestore('Account: first backup', account.firstBackup),
    firestore('Account: an exchange after learning', account.change),
    firestore('Account: an exchange with nothing new', account.nothingNew),
    firestore('Class in Firestore: a hand-in', classInFirestore.handIn, readByRules.handIn),
    firestore('Class in Firestore: nothing new', classInFirestore.nothingNew),
    firestore('Class in Firestore: the teacher fetches 30', classInFirestore.fetchOfThirty, readByRules.fetch, 30),
    firestore('Class in Firestore: an open class book looks', classInFirestore.lookOfBook, readByRules.fetch),
    firestore('Class in Firestore: a new plan', classInFirestore.newPlan, readByRules.newPlan),
    couch('Class on CouchDB or the hub: a hand-in', classOnCouch.handIn),
    couch('Class on CouchDB or the hub: nothing new', classOnCouch.nothingNew),
    couch('Class on CouchDB or the hub: the teacher fetches 30', classOnCouch.fetchOfThirty),
    couch('Class on CouchDB or the hub: nobody is new', classOnCouch.fetchOfNone),
    couch('Class on CouchDB or the hub: an open class book looks', classOnCouch.lookOfBook),
    ['Static host: first visit', `${hosting.firstVisit.files}`, '', '', '', bytes(hosting.firstVisit.received)],
    ['Static host: a later visit', `${hosting.laterVisit.files}`, '', '', '', bytes(hosting.laterVisit.received)],
    ['Static host: an update', `${hosting.update.files}`, '', '', '', bytes(hosting.update.received)],
  ]
}

function dayTable(): Table {
  const rows = SIZES.map((learners) => {
    const { learner, peak } = schoolDay(learners)
    const classes = learners / ASSUMED.classOf / ASSUMED.hours
    return [
      count(learners),
      count(classes),
      `${learner.changes.toFixed(1)} and ${learner.looks.toFixed(1)}`,
      count(peak.changes + peak.looks),
    ]
  })
  return [
    ['Learners', 'Classes an hour', 'Exchanges of one: with news, without', 'All exchanges in the busiest second'],
    ...rows,
  ]
}

function firestoreTable(hasClass: boolean): Table {
  const rows = SIZES.map((learners) => {
    const { day, peak, stored, dollars } = costsInFirestore(learners, hasClass)
    return [
      ...[learners, day.reads, day.writes, peak.reads, peak.writes].map(count),
      `${bytes(day.out)} (${bytes(day.packed)})`,
      bytes(stored),
      `US$ ${count(dollars)}`,
    ]
  })
  return [
    [
      'Learners',
      'Reads a day',
      'Writes a day',
      'Reads a second',
      'Writes a second',
      'Out a day (compressed)',
      'Stored',
      'Reads, writes and storage a month',
    ],
    ...rows,
  ]
}

function freeTable(): Table {
  const [alone, inClass] = [freePlan(false), freePlan(true)]
  const row = (what: string, ends: keyof typeof alone) => [what, count(alone[ends]), count(inClass[ends])]
  return [
    ['The free plan ends at so many learners a school day, by', 'with an account', 'and in a class in Firestore'],
    row(`${count(published.freeReadsADay.value)} reads a day`, 'reads'),
    row(`${count(published.freeWritesADay.value)} writes a day`, 'writes'),
    row(`${published.freeStored.value} GiB stored`, 'stored'),
    row(`${published.freeOutAMonth.value} GiB out a month, not compressed`, 'out'),
    row('the same, compressed', 'packed'),
  ]
}

/** The number of learners at which the busiest second reaches a limit. */
function stopsTable(): Table {
  const at = (limit: number, used: (of: ReturnType<typeof costsInFirestore>) => number, hasClass: boolean) =>
    count(Math.floor((limit * 100_000) / used(costsInFirestore(100_000, hasClass)) / 1000) * 1000)
  const { sequentialWrites, firstTraffic } = published
  const writes = ({ peak }: ReturnType<typeof costsInFirestore>) => peak.writes
  const all = ({ peak }: ReturnType<typeof costsInFirestore>) => peak.writes + peak.reads
  return [
    ['Limit', 'Reached by, at the bell'],
    [
      `${sequentialWrites.value} writes a second to \`users\`, were a time in it indexed`,
      `${at(sequentialWrites.value, writes, false)} learners`,
    ],
    [
      `${firstTraffic.value} operations a second from one moment to the next, with accounts`,
      `${at(firstTraffic.value, all, false)} learners`,
    ],
    ['the same, with accounts and classes', `${at(firstTraffic.value, all, true)} learners`],
  ]
}

function couchTable(): Table {
  const rows = SIZES.map((learners) => {
    const costs = costsOnCouch(learners)
    const { classes, requests, writes, peakRequests, peakWrites } = costs
    return [...[learners, classes, requests, writes, peakRequests, peakWrites].map(count), bytes(costs.bytes)]
  })
  return [
    ['Learners', 'Databases', 'Requests a day', 'Writes a day', 'Requests a second', 'Writes a second', 'Bytes a day'],
    ...rows,
  ]
}

function hostingTable(): Table {
  const rows = SIZES.map((learners) => {
    const { first, update, dollarsAnUpdate } = costsOfHosting(learners)
    return [count(learners), bytes(first), bytes(update), `US$ ${count(dollarsAnUpdate)}`]
  })
  const free = freeVisits()
  return [
    ['Devices', 'First visits', 'One update', 'Price of one update'],
    ...rows,
    ['Free in a day', `${count(free.first)} visits`, `${count(free.update)} devices`, ''],
  ]
}

function publishedTable(): Table {
  const rows = Object.values(published).map(({ what, value, unit, page, read }) => {
    return [what, `${value.toLocaleString('en-US')} ${unit}`.trim(), `<${page}>`, read]
  })
  return [['', '', 'As published on (not opened by a person)', 'Read in'], ...rows]
}

function markdown([head = [], ...rows]: Table): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), `|${head.map(() => '---').join('|')}|`, ...rows.map(line)].join('\n')
}

/** Three significant digits, for readers. */
function count(value: number): string {
  if (value !== 0 && value < 1) return String(Number(value.toPrecision(2)))
  const rounded = Number(value.toPrecision(3))
  const [number, unit] =
    rounded >= 1e9 ? [rounded / 1e9, ' bn'] : rounded >= 1e6 ? [rounded / 1e6, ' m'] : [rounded, '']
  return `${number.toLocaleString('en-US', { maximumFractionDigits: 2 })}${unit}`
}

function bytes(value: number): string {
  const units = [
    [1e12, 'TB'],
    [1e9, 'GB'],
    [1e6, 'MB'],
    [1e3, 'kB'],
  ] as const
  const [size, unit] = units.find(([least]) => value >= least) ?? [1, 'bytes']
  return `${Number((value / size).toPrecision(2))} ${unit}`
}
