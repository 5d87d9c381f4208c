import type { Course, OwnCourse } from './courseFile.ts'

/**
 * The course of an organization. Everything that it leaves out is ours.
 *
 * Bounds of texts are the exception. Ours fit our lessons, so an own course has those that it states.
 *
 * @throws for a module that isn't ours and doesn't say everything, a lesson under another module, an id that comes twice,
 * and one that is both taught and retired
 */
export function resolveCourse(ours: Course, own: OwnCourse): Course {
  const modules = own.modules?.map((asked) => ownModule(ours, asked)) ?? ours.modules
  const lessons = modules.flatMap((module) => module.lessons)
  const repeated = firstRepeated(modules.map(({ id }) => id)) ?? firstRepeated(lessons)
  if (repeated !== undefined) throw new Error(`course.json: ${repeated} comes twice.`)
  for (const { id, lessons: ids } of modules) {
    const foreign = ids.find((lesson) => !new RegExp(`^${id}_[1-9]\\d*$`).test(lesson))
    if (foreign !== undefined) throw new Error(`course.json: ${foreign} can't be a lesson of the module ${id}.`)
  }
  const isTaught = (id: string) => lessons.includes(id) || modules.some((module) => module.id === id)
  const again = Object.keys({ ...own.retired?.lessons, ...own.retired?.quizzes }).find(isTaught)
  if (again !== undefined) {
    throw new Error(`course.json: ${again} is in modules and in retired. Take it out of one of them.`)
  }
  const kept = (ids: Readonly<Record<string, number>>) =>
    Object.fromEntries(Object.entries(ids).filter(([id]) => !isTaught(id)))
  return {
    locks: own.locks ?? ours.locks,
    passingScore: own.passingScore ?? ours.passingScore,
    certificates: own.certificates ?? ours.certificates,
    modules,
    retired: {
      lessons: kept({ ...ours.retired.lessons, ...own.retired?.lessons }),
      quizzes: kept({ ...ours.retired.quizzes, ...own.retired?.quizzes }),
    },
    ...(own.bounds && { bounds: own.bounds }),
  }
}

type Module = Course['modules'][number]
type Asked = NonNullable<OwnCourse['modules']>[number]

function ownModule(ours: Course, asked: Asked): Module {
  const values = typeof asked === 'string' ? { id: asked } : asked
  const base = ours.modules.find(({ id }) => id === values.id)
  const level = values.level ?? base?.level
  const lessonPoints = values.lessonPoints ?? base?.lessonPoints
  const quizPoints = values.quizPoints ?? base?.quizPoints
  const lessons = values.lessons ?? base?.lessons
  if (level === undefined || lessonPoints === undefined || quizPoints === undefined || lessons === undefined) {
    throw new Error(
      `course.json: the module ${values.id} is not one of ours, so it needs level, lessonPoints, quizPoints and lessons.`,
    )
  }
  return { id: values.id, level, lessonPoints, quizPoints, lessons }
}

function firstRepeated(ids: readonly string[]): string | undefined {
  return ids.find((id, place) => ids.indexOf(id) !== place)
}
