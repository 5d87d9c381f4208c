import { blankIn } from '../new/blanks.ts'
import type { Problem } from './problem'

/** Texts of new files that are still to be written (`npm run new`). */
export function checkUnwritten(files: ReadonlyMap<string, string>): Problem[] {
  return [...files].flatMap(([file, text]) => {
    const problems: Problem[] = []
    const look = (value: unknown, field: string): void => {
      if (typeof value === 'string') {
        const found = blankIn(value)
        if (found !== undefined)
          problems.push({ file, field, problem: `still to be written: ${found}`, todo: 'Write the text.' })
      } else if (Array.isArray(value)) value.forEach((part, index) => look(part, `${field}[${index}]`))
      else if (typeof value === 'object' && value !== null) {
        for (const [key, part] of Object.entries(value)) look(part, field === '' ? key : `${field}.${key}`)
      }
    }
    if (blankIn(text) !== undefined) look(parsed(text), '')
    return problems
  })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // `readContent` reports this file.
    return undefined
  }
}
