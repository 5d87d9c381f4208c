import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

/*
 * Whatever keeps state on a page is met by a test without a browser: a test names its module, or renders one of the
 * screens below, which stand for the parts of their own room or folder and of `session` that they draw.
 */
const screens = [
  'src/app/learner/LearnerApp.tsx',
  'src/app/layout/NavBar.tsx',
  'src/learning/achievements/AchievementsScreen.tsx',
  'src/learning/class/light/LightShow.tsx',
  'src/learning/class/light/Scanner.tsx',
  'src/learning/class/teacher/ClassScreen.tsx',
  'src/learning/dashboard-old/PlainDashboardScreen.tsx',
  'src/learning/dashboard/DashboardScreen.tsx',
  'src/learning/learning-center/LearningCenterScreen.tsx',
  'src/learning/learning-old/PlainLearningScreen.tsx',
  'src/learning/lesson/LessonScreen.tsx',
  'src/learning/login/LoginScreen.tsx',
  'src/learning/profile/ProfileScreen.tsx',
  'src/learning/quiz/QuizScreen.tsx',
  'src/learning/tools/ToolsScreen.tsx',
  'src/ui/SteadyButton.tsx',
]

/** Met by journeys alone so far. It only grows shorter. */
const journeysOnly: readonly string[] = []

const rooms = ['src/accounts', 'src/app', 'src/learning', 'src/ui'] as const
const STATE =
  /\buse(?:State|Reducer|Effect|LayoutEffect|Ref|SyncExternalStore|Optimistic|Transition)\b|^export function use[A-Z]/m

type Files = ReadonlyMap<string, string>

function filesUnder(folder: string): Files {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name))
  return new Map(names.map((name) => [join(folder, name), readFileSync(join(folder, name), 'utf8')]))
}

/** The modules that a file imports by name, not those that it fetches later. */
const AT_ONCE = /\bfrom '(\.[^']+)'/g
/** A test that fetches what a screen shows later names it too. */
const AT_ALL = /\b(?:from |import\()'(\.[^']+)'/g

function importsOf(file: string, text: string, files: Files, how = AT_ONCE): readonly string[] {
  return [...text.matchAll(how)].flatMap(([, path = '']) => {
    const module = join(dirname(file), path)
    return [module, `${module}.ts`, `${module}.tsx`].filter((candidate) => files.has(candidate))
  })
}

/** What a screen draws of its own room or folder and of `session`. */
function drawnBy(screen: string, files: Files): ReadonlySet<string> {
  const near = [screen.startsWith('src/app/') ? 'src/app' : dirname(screen), 'src/learning/session']
  const drawn = new Set<string>([screen])
  for (const file of drawn) {
    for (const module of importsOf(file, files.get(file) ?? '', files)) {
      if (near.some((folder) => module.startsWith(`${folder}/`))) drawn.add(module)
    }
  }
  return drawn
}

/** The modules with state that no test meets. */
function untested(sources: Files, tests: Files): readonly string[] {
  const met = new Set([...tests].flatMap(([file, text]) => importsOf(file, text, sources, AT_ALL)))
  const drawn = new Set(screens.filter((screen) => met.has(screen)).flatMap((screen) => [...drawnBy(screen, sources)]))
  return [...sources]
    .filter(([file, text]) => STATE.test(text) && !met.has(file) && !drawn.has(file))
    .map(([file]) => file)
}

const sources: Files = new Map(rooms.flatMap((room) => [...filesUnder(room)]))
const tests: Files = new Map([...filesUnder('tests')].filter(([file]) => !file.startsWith('tests/journeys/')))

describe('every component and hook with state', () => {
  it('is met by a test without a browser', () => {
    expect(untested(sources, tests).filter((file) => !journeysOnly.includes(file))).toEqual([])
  })

  it('leaves the list of those without as soon as it has one, or is gone', () => {
    const without = untested(sources, tests)
    expect(journeysOnly.filter((file) => !without.includes(file))).toEqual([])
  })

  it('would be missed: a planted one is found, and a test of it makes it known', () => {
    const planted = 'src/learning/lesson/Planted.tsx'
    const withPlanted = new Map([...sources, [planted, "import { useState } from 'react'\nuseState(0)\n"]])
    expect(untested(withPlanted, tests)).toContain(planted)
    const itsTest = `import { Planted } from '../../${planted.replace('.tsx', '')}'\n`
    expect(untested(withPlanted, new Map([...tests, ['tests/learning/planted.test.tsx', itsTest]]))).not.toContain(
      planted,
    )
  })

  it('is missed where nobody renders its screen any more', () => {
    const withoutLogin = new Map([...tests].filter(([, text]) => !text.includes('learning/login/LoginScreen')))
    expect(untested(sources, withoutLogin)).toContain('src/learning/login/LoginScreen.tsx')
  })
})
