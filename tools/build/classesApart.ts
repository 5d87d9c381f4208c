import type { Plugin } from 'vite'

/** As much of a script of the build as is asked here. */
export interface BuiltScript {
  readonly fileName: string
  readonly isEntry: boolean
  readonly moduleIds: readonly string[]
  /** The scripts that load with it. */
  readonly imports: readonly string[]
}

const OF_CLASSES =
  /\/src\/classroom\/(?!services\/(?:openClasses|whenInClass)\.ts$)|\/node_modules\/(?:@hpke|qr|pouchdb-browser)\//
/** What a learner opens without being in a class: the area, and every screen but those of classes. */
const WITHOUT_A_CLASS =
  /\/src\/(?:app\/services\/openServices\.ts|app\/learner\/mountLearnerApp\.tsx|screens\/[^/]+\/\w+Screen\.tsx)$/

/** What of classes somebody would load who has none, each as a sentence. */
export function classesNotApart(scripts: readonly BuiltScript[]): readonly string[] {
  const byName = new Map(scripts.map((script) => [script.fileName, script]))
  const starts = scripts.filter(
    ({ isEntry, moduleIds }) => isEntry || moduleIds.some((module) => WITHOUT_A_CLASS.test(module)),
  )
  return starts.flatMap((start) => {
    const loaded = new Set([start])
    for (const { imports } of loaded) {
      for (const name of imports) {
        const script = byName.get(name)
        if (script !== undefined) loaded.add(script)
      }
    }
    return [...loaded].flatMap(({ fileName, moduleIds }) =>
      moduleIds
        .filter((module) => OF_CLASSES.test(module))
        .map((module) => `${start.fileName} brings ${module} with it, in ${fileName}, for somebody who has no class.`),
    )
  })
}

/** Stops a build in which who has no class would load a part of classes. */
export function classesApart(): Plugin {
  return {
    name: 'classes-apart',
    apply: 'build',
    generateBundle(_, bundle) {
      const scripts = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []))
      const problems = classesNotApart(scripts)
      if (problems.length > 0) this.error(problems.join('\n'))
    },
  }
}
