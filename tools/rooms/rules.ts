import { type Place, packages, type Room, rooms, screens } from './rooms'

/** What the modules of one folder may and may not import: paths from the root of the repository, and packages. */
export interface Rule {
  readonly folder: string
  readonly message: string
  readonly allowed: Imports
  readonly forbidden: Imports
}

export interface Imports {
  readonly paths: readonly string[]
  readonly packages: readonly string[]
}

const modules = { window: 'src/platform/window', site: 'src/site', main: 'src/main', sw: 'sw' } as const
const roomNames = Object.keys(rooms) as Room[]
const places: readonly Place[] = [...roomNames, 'window', 'site', 'main']

function pathOf(place: Place): string {
  return place in modules ? modules[place as keyof typeof modules] : `src/${place}`
}

function ruleOf(room: Room): Rule {
  const row = rooms[room]
  const isAllowed = (place: Place): boolean => place === room || row.places.includes(place)
  const ours = row.places.length === 0 ? 'nothing' : row.places.join(', ')
  return {
    folder: pathOf(room),
    message: `The room ${room} may import ${ours} of ours only.`,
    allowed: { paths: places.filter(isAllowed).map(pathOf), packages: row.packages },
    forbidden: {
      paths: places.filter((place) => !isAllowed(place)).map(pathOf),
      packages: packages.filter((name) => !row.packages.includes(name)),
    },
  }
}

function ruleOfScreen(screen: string | undefined, { folder, allowed, forbidden }: Rule): Rule {
  const others = screens.filter((other) => other !== screen).map((other) => `${folder}/${other}`)
  return {
    folder: `${folder}/${screen ?? 'session'}`,
    message: 'A learner screen imports no other learner screen; what two of them want moves down.',
    allowed: { ...allowed, paths: allowed.paths.map((path) => (path === folder ? `${folder}/session` : path)) },
    forbidden: { ...forbidden, paths: [...forbidden.paths, ...others] },
  }
}

/** The later rule of a folder stands for the earlier one. */
export const rules: readonly Rule[] = roomNames.map(ruleOf).flatMap((rule) => {
  return rule.folder === 'src/learning'
    ? [rule, ...[undefined, ...screens].map((screen) => ruleOfScreen(screen, rule))]
    : [rule]
})

/** Matches imports as they are written: `../store/x`, `../../src/store/x`, `#words/x`, `dexie/x`. `./store` is the room's own. */
function pattern({ paths, packages: names }: Imports): string {
  const written = paths.map((path) => path.replace(/^src\/(learning\/(?=.))?/, ''))
  const relative = `(\\.{1,2}/)*\\.\\./((src|learning)/)*(${written.join('|')})`
  const words = paths.includes('src/words') ? ['#words'] : []
  return `^(${[relative, ...words, ...names].join('|')})(/|$)`
}

/** The part of the lint rules that follows from the table. */
export const lintRules = {
  overrides: rules.map(({ folder, message, forbidden }) => ({
    files: [`${folder}/**`],
    rules: { 'no-restricted-imports': ['error', { patterns: [{ regex: pattern(forbidden), message }] }] },
  })),
}
