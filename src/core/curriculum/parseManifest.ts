import * as v from 'valibot'
import {
  contentFile,
  contentId,
  firstRepeated,
  lessonIdField,
  listOf,
  moduleIdField,
  points,
  visibleText,
} from './fields'
import { LIMITS } from './limits'
import { type Validated, validate } from './validate'

const difficulty = v.picklist(['Beginner', 'Intermediate', 'Advanced'])

const lessonInfo = v.pipe(
  v.object({
    id: lessonIdField,
    title: visibleText,
    type: v.optional(v.literal('reading'), 'reading'),
    /** The duration as written, for example `15 min`. */
    duration: visibleText,
    points,
    contentFile,
  }),
  v.readonly(),
)

const quizInfo = v.pipe(
  v.object({ id: contentId, title: visibleText, duration: visibleText, points, contentFile }),
  v.readonly(),
)

const moduleInfo = v.pipe(
  v.object({
    id: moduleIdField,
    title: visibleText,
    description: v.string(),
    duration: visibleText,
    difficulty,
    icon: v.string(),
    color: v.string(),
    lessons: listOf(lessonInfo, LIMITS.lessonsOfModule),
    quiz: quizInfo,
  }),
  v.readonly(),
)

const manifest = v.pipe(
  v.object({ modules: v.pipe(listOf(moduleInfo, LIMITS.modules), v.minLength(1, 'no modules')) }),
  v.readonly(),
)

export type Difficulty = v.InferOutput<typeof difficulty>
export type LessonInfo = v.InferOutput<typeof lessonInfo>
export type ModuleInfo = v.InferOutput<typeof moduleInfo>
export type Manifest = v.InferOutput<typeof manifest>

/**
 * Reads the manifest (contract, section 4.2): `{ modules: [...] }`. Ids must be unique, so that a lookup finds only one
 * item.
 */
export function parseManifest(value: unknown): Validated<Manifest> {
  const parsed = validate(manifest, value, LIMITS.listedPieces)
  if (parsed.kind === 'invalid') return parsed
  const { modules } = parsed.value
  const repeated =
    firstRepeated(modules.map((module) => module.id)) ??
    firstRepeated(modules.flatMap((module) => module.lessons.map((lesson) => lesson.id)))
  return repeated === undefined ? parsed : { kind: 'invalid', reason: `modules: the id ${repeated} comes twice` }
}
