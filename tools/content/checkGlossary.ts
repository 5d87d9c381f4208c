import type { LessonBlock } from '../../src/core/curriculum/blocks'
import { markTerms } from '../../src/core/curriculum/markTerms'
import type { GlossaryEntry } from '../../src/core/curriculum/parseLists'
import { parseText } from '../../src/core/curriculum/parseText'
import type { AuthoredLesson } from './authored/authoredLesson'
import { isWhole } from './checkOurManifest'
import { lessonTexts } from './contentTexts'
import { ourRules } from './courseRules.ts'
import type { Problem } from './problem'
import type { Content } from './readContent'

const FILE = 'glossary.json'

/** Glossary ids that a reader of the lesson can tap, as complete words in the running text, without steps. */
export function termsIn(lesson: AuthoredLesson, entries: readonly GlossaryEntry[]): ReadonlySet<string> {
  const texts = lessonTexts(lesson).flatMap(({ text, marked }) => (marked ? [parseText(text)] : []))
  const inlines = markTerms(texts, entries).flat().flatMap(inlinesOf)
  return new Set(inlines.flatMap((inline) => (inline.kind === 'term' ? [inline.id] : [])))
}

/**
 * The full course has as many terms as it demands. Terms that lessons list exist and occur in the lesson. An entry's own lesson exists
 * and lists it.
 */
export function checkGlossary({ manifest, modules, glossary }: Content, { course, isOurs } = ourRules): Problem[] {
  const problems: Problem[] = []
  const entries = new Map(glossary.map((entry) => [entry.id, entry]))
  const fewest = course.bounds?.fewestTerms ?? 0
  if ((!isOurs || isWhole(manifest)) && glossary.length < fewest) {
    problems.push({ file: FILE, field: '', problem: `${glossary.length} terms, not ${fewest} or more` })
  }

  for (const { file, lesson } of modules.flatMap(({ lessons }) => lessons)) {
    const listed = lesson.terms.flatMap((id) => entries.get(id) ?? [])
    const found = termsIn(lesson, listed)
    lesson.terms.forEach((id, index) => {
      const field = `terms[${index}]`
      const entry = entries.get(id)
      if (entry === undefined)
        problems.push({
          file,
          field,
          problem: `${id} is not in ${FILE}`,
          todo: `Add the term to ${FILE}, or remove it here.`,
        })
      else if (lesson.terms.indexOf(id) !== index) problems.push({ file, field, problem: `${id} is listed twice` })
      else if (!found.has(id)) {
        problems.push({
          file,
          field,
          problem: `neither "${entry.term}" nor an alias can be tapped in the running text`,
          todo: 'Use the term in the introduction, a section or a callout, or remove it here.',
        })
      }
    })
  }

  const names = new Map<string, string>()
  const lessonIds = new Set(manifest.modules.flatMap(({ lessons }) => lessons.map(({ id }) => id)))
  const lessonsById = new Map(modules.flatMap(({ lessons }) => lessons.map((read) => [read.info.id, read] as const)))
  glossary.forEach(({ id, term, aliases, lessonId }, index) => {
    const field = `[${index}]`
    for (const name of [term, ...aliases].map((text) => text.toLowerCase())) {
      const other = names.get(name)
      if (other !== undefined) problems.push({ file: FILE, field, problem: `"${name}" belongs to ${other} already` })
      names.set(name, id)
    }
    // Entries of unwritten modules may have no lesson yet.
    const isDue = manifest.modules.some((module) => lessonId.replace(/_\d+$/, '') === module.id)
    if (isDue && !lessonIds.has(lessonId)) {
      problems.push({ file: FILE, field: `${field}.lessonId`, problem: `${lessonId} is not in the manifest` })
    }
    const home = lessonsById.get(lessonId)
    if (home && !home.lesson.terms.includes(id)) {
      problems.push({
        file: home.file,
        field: 'terms',
        problem: `${id} is explained here (${FILE}), but not listed`,
        todo: `Add "${id}" to its terms.`,
      })
    }
  })
  return problems
}

function inlinesOf(block: LessonBlock) {
  const inlines = block.kind === 'paragraph' ? block.inlines : block.items.flat()
  return inlines.flatMap((inline) => (inline.kind === 'strong' ? inline.inlines : [inline]))
}
