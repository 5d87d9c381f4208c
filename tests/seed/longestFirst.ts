import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Runs the named files first, in this order. Otherwise a long file could start last and leave a processor idle. Vitest knows
 * the duration of a file only after it has run there before.
 */
export function longestFirst(names: readonly string[]): typeof BaseSequencer {
  const place = ({ moduleId }: TestSpecification): number => {
    const at = names.findIndex((name) => moduleId.includes(`/${name}.`))
    return at === -1 ? names.length : at
  }
  return class extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      // A process takes another file only if it belongs to the same project.
      const project = (file: TestSpecification): string => file.project.name
      return (await super.sort(files)).sort((a, b) => place(a) - place(b) || project(a).localeCompare(project(b), 'en'))
    }
  }
}
