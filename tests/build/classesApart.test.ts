import { describe, expect, it } from 'vitest'
import { type BuiltScript, classesLeft, classesNotApart } from '../../tools/build/classesApart'

const script = (fileName: string, moduleIds: readonly string[], imports: readonly string[] = []): BuiltScript => ({
  fileName,
  isEntry: fileName === 'main.js',
  moduleIds: moduleIds.map((module) => `/site/${module}`),
  imports,
})
const entry = script('main.js', ['src/main.tsx'])
const dashboard = (imports: readonly string[], parts: readonly string[] = []) =>
  script('dashboard.js', ['src/screens/dashboard/DashboardScreen.tsx', ...parts], imports)

describe('scripts for a learner without a class', () => {
  it('may import anything but class code, which may import anything', () => {
    const teacher = script('class.js', [
      'src/classroom/screens/teacher/ClassScreen.tsx',
      'node_modules/@hpke/core/a.js',
    ])
    expect(classesNotApart([entry, dashboard(['parts.js']), script('parts.js', ['src/ui/Ring.tsx']), teacher])).toEqual(
      [],
    )
  })

  it.each([
    'src/classroom/screens/light/Scanner.tsx',
    'src/classroom/joined/joinedClasses.ts',
    'src/classroom/protocol/plan/plan.ts',
    'node_modules/@hpke/core/esm/mod.js',
    'node_modules/qr/index.js',
  ])('don’t include %s at any distance', (module) => {
    const far = [script('near.js', ['src/ui/Ring.tsx'], ['far.js']), script('far.js', [module], ['near.js'])]
    expect(classesNotApart([entry, dashboard([], [module])])).toHaveLength(1)
    expect(classesNotApart([entry, dashboard(['near.js']), ...far])).toEqual([
      `dashboard.js brings /site/${module} with it, in far.js, for somebody who has no class.`,
    ])
    expect(classesNotApart([{ ...entry, imports: ['near.js'] }, ...far])).toHaveLength(1)
    expect(classesNotApart([script('area.js', ['src/app/services/openServices.ts'], ['far.js']), ...far])).toHaveLength(
      1,
    )
  })
})

describe('a site without classes', () => {
  it('has no class module in any script', () => {
    expect(classesLeft([entry, dashboard([], ['src/screens/learning-center/NoClassesScreen.tsx'])])).toEqual([])
    expect(classesLeft([entry, dashboard([], ['src/classroom/services/openClasses.ts'])])).toEqual([
      'dashboard.js has /site/src/classroom/services/openClasses.ts in it, though the site has no classes.',
    ])
  })
})
