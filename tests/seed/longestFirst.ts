import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * The files of these names first, in this order, so that none of them begins when all the others are done and leaves a
 * processor with nothing to do. Vitest itself knows how long a file takes only where it has run before.
 */
export function longestFirst(names: readonly string[]): typeof BaseSequencer {
  const place = ({ moduleId }: TestSpecification): number => {
    const at = names.findIndex((name) => moduleId.includes(`/${name}.`))
    return at === -1 ? names.length : at
  }
  return class extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      // A process goes on with the next file only where that is of the same project.
      const project = (file: TestSpecification): string => file.project.name
      return (await super.sort(files)).sort((a, b) => place(a) - place(b) || project(a).localeCompare(project(b), 'en'))
    }
  }
}
