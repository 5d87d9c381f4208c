import * as v from 'valibot'
import { about } from './about.ts'
import { boundsFile } from './boundsFile.ts'

const MODULE_ID = /^(?!__)[a-z][a-z0-9]*(?:_[a-z]+)*$/
const LESSON_ID = /^([a-z][a-z0-9]*(?:_[a-z]+)*)_([1-9]\d*)$/

const points = v.pipe(
  v.number(),
  v.integer('not a whole number'),
  v.minValue(0, 'below 0'),
  v.maxValue(100_000, 'above 100,000'),
)
const moduleId = v.pipe(v.string(), v.regex(MODULE_ID, 'not an id such as "real_estate"'))
const lessonId = v.pipe(v.string(), v.regex(LESSON_ID, 'not an id such as "saving_3"'))
const level = v.picklist(['Beginner', 'Intermediate', 'Advanced'])

const locks = about(
  v.variant('rule', [
    v.strictObject({
      rule: about(v.literal('levels'), 'A level opens when the levels before it are complete, or for points.'),
      intermediateCost: about(points, 'Points that open an Intermediate module early.'),
      advancedCost: about(points, 'Points that open an Advanced module early.'),
    }),
    v.strictObject({ rule: about(v.literal('open'), 'Every module is open from the start.') }),
  ]),
  'How modules open.',
)

const courseModule = v.strictObject({
  id: about(moduleId, 'The id of the module, such as "saving". It begins the ids of its lessons.'),
  level: about(level, 'The level of the module. With the rule "levels" it decides when the module opens.'),
  lessonPoints: about(points, 'Points for each lesson of the module.'),
  quizPoints: about(points, 'Points for the quiz of the module, once it is passed.'),
  lessons: about(
    v.pipe(v.array(lessonId), v.minLength(1, 'no lessons')),
    'The ids of the lessons in their order. Each has a file of this name in lessons/, yours or ours.',
  ),
})

/** Which certificates the course gives (contract, section 5.7). One that a learner has stays theirs. */
const certificates = about(
  v.strictObject({
    modules: about(v.boolean(), 'Whether a complete module with a passed quiz gives a certificate.'),
    course: about(v.boolean(), 'Whether the complete course gives a certificate.'),
  }),
  'The certificates that the course gives. A learner keeps a certificate that is there.',
)

/** Lessons and quizzes that a course no longer has, with their points. Earned points don't change. */
const retired = about(
  v.strictObject({
    lessons: about(v.record(lessonId, points), 'The points of each lesson, by its id.'),
    quizzes: about(v.record(moduleId, points), 'The points of each quiz, by the id of its module.'),
  }),
  'Lessons and quizzes that the course had before. Learners keep the points that they earned with them.',
)

/** A module of an organization's own course: the id of one of ours, taken as it is, or its own values. */
const ownModule = v.union([
  moduleId,
  v.strictObject({
    ...v.partial(courseModule).entries,
    id: moduleId,
    title: about(v.optional(v.string()), 'The title of the module. A module of yours needs one.'),
    description: about(v.optional(v.string()), 'One sentence: what a learner can do after the module.'),
    duration: about(v.optional(v.string()), 'How long it takes, such as "2 weeks".'),
    icon: about(v.optional(moduleId), 'The id of one of our modules, whose quilt block it shows.'),
    color: about(v.optional(v.string()), 'One of our ten module colors, such as "teal".'),
  }),
])

export const courseFile = v.strictObject({
  $schema: v.optional(v.string()),
  locks,
  passingScore: about(
    v.pipe(v.number(), v.minValue(0, 'below 0'), v.maxValue(100, 'above 100')),
    'Percent of right answers that pass a quiz.',
  ),
  certificates,
  modules: about(
    v.pipe(v.array(courseModule), v.minLength(1, 'no modules')),
    'The modules of the course in their order.',
  ),
  retired,
  bounds: about(
    v.optional(boundsFile),
    'Lengths that the content check demands of the texts. A range is [fewest, most].',
  ),
})

export const ownCourseFile = v.strictObject({
  ...v.partial(courseFile).entries,
  modules: about(
    v.optional(v.pipe(v.array(ownModule), v.minLength(1, 'no modules'))),
    'The modules of the course in their order. An id alone takes our module as it is. A module that is not here is not taught.',
  ),
})

export type Course = Omit<v.InferOutput<typeof courseFile>, '$schema'>
export type OwnCourse = v.InferOutput<typeof ownCourseFile>
