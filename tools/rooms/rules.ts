import { type Place, packages, type Room, rooms, screens } from './rooms'

/** The imports that modules of one folder may and may not use: paths from the root of the repository, and packages. */
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

const roomNames = Object.keys(rooms) as Room[]
const places: readonly Place[] = [...roomNames, 'platform/window', 'site', 'main']

const pathOf = (place: Place): string => (place === 'sw' ? place : `src/${place}`)

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

function ruleOfScreen(screen: string, { folder, allowed, forbidden }: Rule): Rule {
  const own = `${folder}/${screen}`
  const others = screens.filter((other) => other !== screen).map((other) => `${folder}/${other}`)
  return {
    folder: own,
    message: 'A learner screen imports no other learner screen; what two of them want moves down.',
    allowed: { ...allowed, paths: allowed.paths.map((path) => (path === folder ? own : path)) },
    forbidden: { ...forbidden, paths: [...forbidden.paths, ...others] },
  }
}

/** A later rule of a folder replaces an earlier one. */
export const rules: readonly Rule[] = roomNames.map(ruleOf).flatMap((rule) => {
  return rule.folder === 'src/screens' ? [rule, ...screens.map((screen) => ruleOfScreen(screen, rule))] : [rule]
})

/**
 * Matches imports as they are written in the folder: `../store/x` and `../../data/store/x` from `src/data/replication`,
 * `#words/x`, `dexie/x`. `..` leads to the last folder that both paths share, or to one above it.
 */
function pattern(folder: string, { paths, packages: names }: Imports): string {
  const relative = paths.map((path) => {
    const [from, to] = [folder.split('/'), path.split('/')]
    let shared = 0
    while (shared < from.length && from[shared] === to[shared]) shared += 1
    // This also finds a longer path, such as `../../data/store` from `src/data/replication`.
    const above = to.slice(0, shared).map((part) => `(${part}/)?`)
    return `(\\.\\./){${from.length - shared},}${above.join('')}${to.slice(shared).join('/')}`
  })
  const words = paths.includes('src/words') ? ['#words'] : []
  return `^(${[...relative.map((path) => `(\\./)?${path}`), ...words, ...names].join('|')})(/|$)`
}

/** The lint rules that follow from the table. */
export const lintRules = {
  overrides: rules.map(({ folder, message, forbidden }) => ({
    files: [`${folder}/**`],
    rules: { 'no-restricted-imports': ['error', { patterns: [{ regex: pattern(folder, forbidden), message }] }] },
  })),
}
