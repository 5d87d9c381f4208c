/**
 * The one table of allowed imports. Imports that a row doesn't name are forbidden. The lint rules are generated from it
 * (`npx tsx tools/rooms/writeLintRules.ts`), and tests/rooms plants all allowed and forbidden imports.
 */
export const packages = [
  'react',
  'react-dom',
  'react-router-dom',
  'dexie',
  'firebase',
  'valibot',
  'minisearch',
  'workbox-window',
  '@hpke/core',
  'qr',
  'fflate',
  'pouchdb-browser',
  'ts-fsrs',
  '@zxcvbn-ts/core',
] as const

type Package = (typeof packages)[number]

/** A room, or a part of one, as its path under `src`. `sw` is next to `src`. */
export type Room =
  | `core/${'progress' | 'curriculum' | 'finance' | 'practice' | 'review'}`
  | `data/${'store' | 'replication' | 'accounts' | 'firebase'}`
  | `classroom/${'protocol' | 'ports' | 'book' | 'joined' | 'couchdb' | 'firestore' | 'services' | 'screens'}`
  | ('app' | 'pages' | 'screens' | 'session' | 'ui' | 'platform' | 'words' | 'sw')

/** A room, the part of `platform` that compiles with a document only, or one of the modules beside the rooms. */
export type Place = Room | 'platform/window' | 'site' | 'main'

interface Row {
  readonly places: readonly Place[]
  readonly packages: readonly Package[]
}

const core = ['core/progress', 'core/curriculum', 'core/finance', 'core/practice', 'core/review'] as const
const browser = ['platform', 'platform/window'] as const
/** The store and the ports of data. Rooms above them see neither replication nor Firebase. */
const data = ['data/store', 'data/accounts'] as const
const classPorts = ['classroom/protocol', 'classroom/ports'] as const

const session: Row = {
  places: [...core, ...data, ...browser, 'ui', 'words', 'site'],
  packages: ['react', 'react-router-dom'],
}

export const rooms: Readonly<Record<Room, Row>> = {
  'core/progress': { places: [], packages: [] },
  'core/finance': { places: [], packages: [] },
  'core/curriculum': { places: ['core/progress'], packages: ['valibot'] },
  'core/practice': { places: ['core/finance', 'core/progress'], packages: [] },
  'core/review': { places: ['core/progress', 'core/curriculum', 'core/finance'], packages: ['ts-fsrs'] },
  'data/store': { places: ['core/progress', 'platform'], packages: ['dexie'] },
  'data/replication': { places: ['core/progress', 'data/store', 'platform'], packages: [] },
  'data/accounts': { places: ['core/progress', 'data/store', 'platform'], packages: ['react'] },
  'data/firebase': {
    places: ['core/progress', 'data/replication', 'data/accounts', 'platform'],
    packages: ['firebase'],
  },
  'classroom/protocol': { places: ['core/progress', 'core/curriculum'], packages: [] },
  'classroom/ports': {
    places: ['classroom/protocol', 'core/progress', 'data/store', 'platform', 'session'],
    packages: [],
  },
  'classroom/book': {
    places: [...classPorts, 'core/progress', 'core/curriculum', 'data/store', 'platform'],
    packages: ['dexie'],
  },
  'classroom/joined': {
    places: [...classPorts, 'core/progress', 'core/curriculum', 'data/store', 'platform'],
    packages: ['dexie'],
  },
  'classroom/couchdb': { places: [...classPorts, 'core/progress', 'platform'], packages: ['pouchdb-browser'] },
  'classroom/firestore': { places: [...classPorts, 'core/progress', 'data/firebase'], packages: [] },
  'classroom/services': {
    places: [
      ...([...classPorts, 'classroom/book', 'classroom/joined', 'classroom/couchdb'] as const),
      ...(['classroom/firestore', 'classroom/screens', 'data/firebase', 'data/replication'] as const),
      ...(['data/store', 'core/progress', 'session', ...browser] as const),
    ],
    packages: ['dexie'],
  },
  'classroom/screens': {
    places: [...core, ...data, ...browser, ...classPorts, 'session', 'ui', 'words', 'site'],
    packages: ['react', 'react-router-dom', 'minisearch'],
  },
  session,
  screens: {
    places: [...session.places, 'session'],
    packages: ['react', 'react-router-dom', 'minisearch'],
  },
  pages: { places: ['ui', 'core/curriculum', 'words', 'site'], packages: ['react', 'react-router-dom'] },
  app: {
    places: [
      ...([...core, ...browser, 'data/store', 'data/replication', 'data/accounts', 'data/firebase'] as const),
      // The class product has one entry point in the app, its registration. Its screens load by their addresses.
      ...(['classroom/ports', 'classroom/services', 'classroom/screens'] as const),
      ...(['pages', 'screens', 'session', 'ui', 'words', 'site'] as const),
    ],
    packages: ['react', 'react-dom', 'react-router-dom', 'dexie'],
  },
  ui: { places: [], packages: ['react'] },
  platform: {
    places: ['platform/window'],
    packages: ['workbox-window', '@hpke/core', 'qr', 'fflate', '@zxcvbn-ts/core'],
  },
  words: { places: ['site'], packages: [] },
  sw: {
    places: ['data/store', 'data/replication', 'data/firebase', 'core/progress', 'platform', 'words', 'site'],
    packages: [],
  },
}

/** Code that two learner screens need moves down, into `session` or another room. */
export const screens = [
  'achievements',
  'daily-review',
  'dashboard',
  'dashboard-old',
  'learning-center',
  'learning-old',
  'lesson',
  'login',
  'profile',
  'quiz',
  'sign',
  'skill-practice',
  'state',
  'tools',
] as const
