import * as v from 'valibot'

const count = v.pipe(v.number(), v.integer('not a whole number'), v.minValue(0, 'below 0'))
const range = v.pipe(
  v.tuple([count, count]),
  v.check(([fewest, most]) => fewest <= most, 'the first number is above the second'),
)
const optionalRange = v.optional(range)

/**
 * What a course demands of its texts, beyond what every course needs. A range is `[fewest, most]`. Nothing that is left
 * out is demanded.
 */
export const boundsFile = v.strictObject({
  /** Words, and numbers of parts, in one lesson. */
  lesson: v.optional(
    v.strictObject({
      words: optionalRange,
      titleWords: optionalRange,
      introductionWords: optionalRange,
      keyPoints: optionalRange,
      sections: optionalRange,
      sectionWords: optionalRange,
      calloutWords: optionalRange,
      steps: optionalRange,
      /** Questions inside a lesson. */
      decisions: optionalRange,
    }),
  ),
  /** Lessons that have fewer words and numbers outside folds than the others may have. */
  short: v.optional(v.strictObject({ lessons: v.array(v.string()), words: range, numbers: range })),
  quiz: v.optional(
    v.strictObject({
      questions: optionalRange,
      options: optionalRange,
      explanationWords: optionalRange,
      whyWords: optionalRange,
    }),
  ),
  /** Entries of the glossary. */
  fewestTerms: v.optional(count),
  /** Kinds of worksheets in the whole course. Every lesson has a worksheet and a rule of thumb then. */
  fewestSheetKinds: v.optional(count),
})

export type Bounds = v.InferOutput<typeof boundsFile>
export type Range = v.InferOutput<typeof range>
