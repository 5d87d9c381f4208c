/**
 * Limits and prices that Google publishes. We could not open these pages ourselves, so each line names where it was read.
 */
export interface Published {
  readonly what: string
  readonly value: number
  readonly unit: string
  readonly page: string
  /** The copy of the page, or its source. */
  readonly read: string
}

const PRICING = 'https://firebase.google.com/docs/firestore/pricing'
const PLANS = 'https://firebase.google.com/pricing'
const COPY = 'a stored copy without a date, read in November 2026'
const OLD = 'a copy of 2020, for a multi-region of the United States; today the page has a price for each location'
const LIST = 'a list of 4 May 2026 by others (API Evangelist) that names the page'

export const published = {
  freeReadsADay: { what: 'Free: documents read in a day', value: 50_000, unit: '', page: PRICING, read: COPY },
  freeWritesADay: { what: 'Free: documents written in a day', value: 20_000, unit: '', page: PRICING, read: COPY },
  freeStored: { what: 'Free: stored', value: 1, unit: 'GiB', page: PRICING, read: COPY },
  freeOutAMonth: { what: 'Free: sent out in a month', value: 10, unit: 'GiB', page: PRICING, read: COPY },
  readsOf100000: { what: '100,000 documents read', value: 0.06, unit: 'US$', page: PRICING, read: OLD },
  writesOf100000: { what: '100,000 documents written', value: 0.18, unit: 'US$', page: PRICING, read: OLD },
  storedAMonth: { what: 'Stored for a month', value: 0.18, unit: 'US$ a GiB', page: PRICING, read: OLD },
  freeHostingADay: { what: 'Free: sent out by the hosting in a day', value: 360, unit: 'MB', page: PLANS, read: LIST },
  hostingOut: { what: 'Sent out by the hosting', value: 0.15, unit: 'US$ a GB', page: PLANS, read: LIST },
  sequentialWrites: {
    what: 'Writes to one collection with an indexed field that only rises',
    value: 500,
    unit: 'a second',
    page: 'https://firebase.google.com/docs/firestore/solutions/shard-timestamp',
    read: COPY,
  },
  firstTraffic: {
    what: 'Operations on a new collection at first; then half as many again each five minutes',
    value: 500,
    unit: 'a second',
    page: 'https://firebase.google.com/docs/firestore/best-practices',
    read: COPY,
  },
  oneDocument: {
    what: 'Writes to one document, for long',
    value: 1,
    unit: 'a second',
    page: 'https://firebase.google.com/docs/firestore/quotas',
    read: 'a list of 4 May 2026 by others (API Evangelist): a soft limit',
  },
} satisfies Readonly<Record<string, Published>>
