/** The lesson file as it lies on the server (contract, section 4.3). */
import * as v from 'valibot'
import { amount, listOf, points } from './fields'
import { LIMITS } from './limits'

const text = v.string()
const texts = listOf(text)

const table = v.object({
  caption: text,
  columns: listOf(v.object({ label: text, kind: v.picklist(['text', 'number']) }), LIMITS.tableColumns),
  rows: listOf(texts, LIMITS.tableRows),
  total: v.nullish(v.boolean()),
})

const bars = v.object({
  caption: text,
  unit: text,
  items: listOf(v.object({ label: text, parts: listOf(v.object({ label: text, value: amount })) })),
})

const readySection = v.object({
  type: v.picklist(['hero', 'text', 'keyPoints', 'callout', 'steps', 'content']),
  title: v.nullish(text),
  content: v.nullish(text),
  subtitle: v.nullish(text),
  image: v.nullish(text),
  items: v.nullish(texts),
  // One that this version does not know is no reason to hide the lesson: it is shown without.
  color: v.fallback(v.nullish(v.picklist(['red', 'blue', 'green'])), undefined),
  steps: v.nullish(texts),
  table: v.nullish(table),
  bars: v.nullish(bars),
  after: v.nullish(text),
})

const content = v.object({
  hero: v.nullish(v.object({ title: v.nullish(text), subtitle: v.nullish(text), image: v.nullish(text) })),
  introduction: v.nullish(text),
  keyPoints: v.nullish(texts),
  sections: v.nullish(
    listOf(
      v.object({ title: v.nullish(text), content: v.nullish(text), table: v.nullish(table), bars: v.nullish(bars) }),
      LIMITS.sections,
    ),
  ),
  callouts: v.nullish(
    listOf(
      v.object({ title: v.nullish(text), content: v.nullish(text), type: v.nullish(text), after: v.nullish(text) }),
    ),
  ),
  practicalSteps: v.nullish(listOf(v.object({ title: v.nullish(text), description: v.nullish(text) }))),
})

/** Every part may be missing or null; what is there has the right type. */
export const rawLesson = v.object({
  title: v.nullish(text),
  type: v.nullish(v.literal('reading')),
  duration: v.nullish(text),
  points: v.nullish(points),
  content: v.nullish(content),
  sections: v.nullish(listOf(readySection, LIMITS.sections)),
  objectives: v.nullish(texts),
  standards: v.nullish(texts),
  terms: v.nullish(texts),
  disclaimers: v.nullish(texts),
})

export type RawLesson = v.InferOutput<typeof rawLesson>
export type RawContent = v.InferOutput<typeof content>
export type RawTable = v.InferOutput<typeof table>
export type ReadySection = v.InferOutput<typeof readySection>
