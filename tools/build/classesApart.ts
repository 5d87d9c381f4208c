import type { Plugin, Rolldown } from 'vite'

/** The part of a build script that these checks need. */
export interface BuiltScript {
  readonly fileName: string
  readonly isEntry: boolean
  readonly moduleIds: readonly string[]
  /** The scripts that load with it. */
  readonly imports: readonly string[]
}

const OF_CLASSES =
  /\/src\/classroom\/(?!services\/(?:openClasses|whenInClass)\.ts$)|\/node_modules\/(?:@hpke|qr|pouchdb-browser)\//
const WHOLE_PRODUCT = /\/src\/classroom\/|\/node_modules\/(?:@hpke|pouchdb-browser)\//
/** The entry points of a learner without a class: the area, and every screen except those of classes. */
const WITHOUT_A_CLASS =
  /\/src\/(?:app\/services\/openServices\.ts|app\/learner\/mountLearnerApp\.tsx|screens\/[^/]+\/\w+Screen\.tsx)$/

/** The class code that a learner without a class would load, each as a sentence. */
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

/** The parts of the class product in a site without it, each as a sentence. */
export function classesLeft(scripts: readonly BuiltScript[]): readonly string[] {
  return scripts.flatMap(({ fileName, moduleIds }) =>
    moduleIds
      .filter((module) => WHOLE_PRODUCT.test(module))
      .map((module) => `${fileName} has ${module} in it, though the site has no classes.`),
  )
}

/** Stops the build if a learner without a class would load class code, or if a site without classes contains any. */
export function classesApart(): Plugin {
  let isOff = false
  return {
    name: 'classes-apart',
    apply: 'build',
    configResolved({ define }) {
      isOff = define?.['__CLASSROOM__'] === 'false'
    },
    generateBundle(_, bundle) {
      const scripts = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [written(file)] : []))
      const problems = isOff ? classesLeft(scripts) : classesNotApart(scripts)
      if (problems.length > 0) this.error(problems.join('\n'))
    },
  }
}

/** A script with the modules that have code in it. The bundler also lists modules whose code was removed completely. */
function written({ fileName, isEntry, imports, modules }: Rolldown.OutputChunk): BuiltScript {
  const moduleIds = Object.entries(modules).flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? [id] : []))
  return { fileName, isEntry, imports, moduleIds }
}
