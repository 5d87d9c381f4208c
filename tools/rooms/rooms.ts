/**
 * Who may import whom, the one table: whatever a row doesn't name is forbidden. The lint rules are made of it
 * (`npx tsx tools/rooms/writeLintRules.ts`), and tests/rooms plants all that it allows and forbids.
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
export type Room =
  | ('app' | 'pages' | 'learning' | 'ui' | 'accounts' | 'words' | 'store' | 'replication' | 'firebase' | 'platform')
  | (
      | 'services'
      | 'curriculum'
      | 'finance'
      | 'practice'
      | 'review'
      | 'progress'
      | 'classroom'
      | 'classes'
      | 'hub'
      | 'sw'
    )
/** `window` is the part of `platform` that compiles with a document only; `site` and `main` are modules. */
export type Place = Room | 'window' | 'site' | 'main'

const learning = {
  places: [
    ...([
      'ui',
      'accounts',
      'words',
      'store',
      'platform',
      'window',
      'curriculum',
      'finance',
      'practice',
      'review',
      'progress',
      'site',
    ] as const),
    ...(['classroom', 'classes'] as const),
  ],
  packages: ['react', 'react-router-dom', 'minisearch'],
} as const

interface Row {
  readonly places: readonly Place[]
  readonly packages: readonly Package[]
}

export const rooms: Readonly<Record<Room, Row>> = {
  services: {
    places: [
      ...(['app', 'learning', 'accounts', 'replication', 'firebase', 'hub', 'classroom', 'classes', 'store'] as const),
      ...(['platform', 'window', 'curriculum', 'progress', 'words', 'site'] as const),
    ],
    packages: ['dexie'],
  },
  app: {
    places: ['pages', 'learning', 'replication', ...learning.places],
    packages: ['react', 'react-dom', 'react-router-dom'],
  },
  pages: { places: ['ui', 'curriculum', 'words', 'site'], packages: ['react', 'react-router-dom'] },
  learning,
  ui: { places: [], packages: ['react'] },
  accounts: { places: ['progress', 'store', 'platform'], packages: ['react'] },
  words: { places: ['site'], packages: [] },
  store: { places: ['progress', 'platform'], packages: ['dexie'] },
  replication: { places: ['progress', 'store', 'platform'], packages: [] },
  firebase: {
    places: ['progress', 'replication', 'accounts', 'classroom', 'classes', 'platform'],
    packages: ['firebase'],
  },
  hub: { places: ['classroom', 'classes', 'progress', 'platform'], packages: ['pouchdb-browser'] },
  platform: { places: ['window'], packages: ['workbox-window', '@hpke/core', 'qr', 'fflate', '@zxcvbn-ts/core'] },
  classroom: { places: ['progress', 'curriculum'], packages: [] },
  classes: { places: ['classroom', 'progress', 'curriculum', 'store', 'platform'], packages: ['dexie'] },
  curriculum: { places: ['progress'], packages: ['valibot'] },
  finance: { places: [], packages: [] },
  practice: { places: ['finance', 'progress', 'words'], packages: [] },
  review: { places: ['progress', 'curriculum', 'finance'], packages: ['ts-fsrs'] },
  progress: { places: [], packages: [] },
  sw: { places: ['store', 'replication', 'firebase', 'progress', 'platform', 'words', 'site'], packages: [] },
}

/** What two learner screens want moves down, into `session` or another room. */
export const screens = [
  'achievements',
  'class',
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
  'tools',
] as const
