import * as v from 'valibot'
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

const locks = v.variant('rule', [
  /** Modules of a level open when the levels before are complete, or for points (contract, section 5.4). */
  v.strictObject({ rule: v.literal('levels'), intermediateCost: points, advancedCost: points }),
  v.strictObject({ rule: v.literal('open') }),
])

const courseModule = v.strictObject({
  id: moduleId,
  level,
  lessonPoints: points,
  quizPoints: points,
  lessons: v.pipe(v.array(lessonId), v.minLength(1, 'no lessons')),
})

/** Which certificates the course gives (contract, section 5.7). One that a learner has stays theirs. */
const certificates = v.strictObject({ modules: v.boolean(), course: v.boolean() })

/** Lessons and quizzes that a course no longer has, with their points. Earned points don't change. */
const retired = v.strictObject({
  lessons: v.record(lessonId, points),
  quizzes: v.record(moduleId, points),
})

/** A module of an organization's own course: the id of one of ours, taken as it is, or its own values. */
const ownModule = v.union([
  moduleId,
  v.strictObject({
    ...v.partial(courseModule).entries,
    id: moduleId,
    title: v.optional(v.string()),
    description: v.optional(v.string()),
    duration: v.optional(v.string()),
    icon: v.optional(moduleId),
    color: v.optional(v.string()),
  }),
])

export const courseFile = v.strictObject({
  $schema: v.optional(v.string()),
  locks,
  passingScore: v.pipe(v.number(), v.minValue(0, 'below 0'), v.maxValue(100, 'above 100')),
  certificates,
  modules: v.pipe(v.array(courseModule), v.minLength(1, 'no modules')),
  retired,
  bounds: v.optional(boundsFile),
})

export const ownCourseFile = v.strictObject({
  ...v.partial(courseFile).entries,
  modules: v.optional(v.pipe(v.array(ownModule), v.minLength(1, 'no modules'))),
})

export type Course = Omit<v.InferOutput<typeof courseFile>, '$schema'>
export type OwnCourse = v.InferOutput<typeof ownCourseFile>
