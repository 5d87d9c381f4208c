import { blank } from './blanks.ts'
import { courseWith, currentCourse } from './courseEdit.ts'
import { lessonFile } from './lessonFile.ts'
import { asCourseFile, lessonsFolder, type Made, type Tree, WrongArgument } from './made.ts'
import { quizFile } from './quizFile.ts'

const ID = /^[a-z][a-z0-9]*(?:_[a-z]+)*$/
const LESSON_POINTS = 50
const QUIZ_POINTS = 100

/**
 * A module with one lesson and a quiz. `npm run new -- module farm_books "Books of a farm"`
 *
 * @throws WrongArgument for an id that is taken or has another form, and without a title
 */
export function newModule(tree: Tree, [id = '', title = '']: readonly string[]): Made {
  if (!ID.test(id) || title.trim() === '') {
    throw new WrongArgument('Name an id and a title: npm run new -- module farm_books "Books of a farm"')
  }
  if (!tree.isOwn) {
    throw new WrongArgument(
      'Our course has the ten modules of its contract. Make your own folder first: npm run new -- organization "Your name"',
    )
  }
  if (currentCourse(tree).modules.some((module) => module.id === id)) {
    throw new WrongArgument(`The course has a module ${id} already. Take another id.`)
  }
  const lessonId = `${id}_1`
  const folder = lessonsFolder(tree)
  return {
    files: new Map([
      [
        `${folder}/${lessonId}.json`,
        asCourseFile(tree, 'lesson', lessonFile({ id: lessonId, title, points: LESSON_POINTS })),
      ],
      [
        `${folder}/${id}_quiz.json`,
        asCourseFile(
          tree,
          'quiz',
          quizFile({ moduleId: id, title: `${title} Quiz`, points: QUIZ_POINTS, lessons: [lessonId] }),
        ),
      ],
      courseWith(tree, {
        id,
        title,
        description: blank('one sentence: what a learner can do after this module'),
        duration: '1 week',
        level: 'Beginner',
        icon: 'foundations',
        color: 'orange',
        lessonPoints: LESSON_POINTS,
        quizPoints: QUIZ_POINTS,
        lessons: [lessonId],
      }),
    ]),
    next: [
      `Write every text that begins with “[Write:” in ${folder}/${lessonId}.json and ${folder}/${id}_quiz.json.`,
      `Choose the level, the color, the points and the place of ${id} in ${tree.organization}/course.json.`,
      `Add lessons with: npm run new -- lesson ${id} "Their title"`,
    ],
  }
}
