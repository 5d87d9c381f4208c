import { marked, readMark } from '../../../src/core/curriculum/languageMark.ts'

/**
 * Puts the translation of each letter beside the English one, because a bank or a court reads English. The letter to
 * send stays English. A script to say is translated like any other text.
 *
 * @param lesson a translated lesson
 * @param english the same lesson in English
 */
export function lettersBeside(lesson: unknown, english: unknown): unknown {
  const [sheet, parts, englishParts] = [fieldOf(lesson, 'sheet'), partsOf(lesson), partsOf(english)]
  if (parts === undefined || englishParts === undefined) return lesson
  const withBoth = parts.map((part, at) => {
    const [text, letter] = [fieldOf(part, 'text'), fieldOf(englishParts[at], 'text')]
    const isLetter = fieldOf(part, 'type') === 'letter' && fieldOf(part, 'style') === 'letter'
    if (!isLetter || typeof text !== 'string' || typeof letter !== 'string') return part
    const isEnglish = readMark(text).lang !== undefined && readMark(text).text === letter
    return isEnglish ? part : { ...(part as object), text: marked(letter, 'en'), beside: text }
  })
  return { ...(lesson as object), sheet: { ...(sheet as object), parts: withBoth } }
}

function partsOf(lesson: unknown): readonly unknown[] | undefined {
  const parts = fieldOf(fieldOf(lesson, 'sheet'), 'parts')
  return Array.isArray(parts) ? parts : undefined
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}
