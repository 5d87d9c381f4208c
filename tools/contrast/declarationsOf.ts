/** A stylesheet with its name for messages. */
export interface Sheet {
  readonly file: string
  readonly css: string
}

export interface Declaration {
  readonly file: string
  /** Counted from 1. */
  readonly line: number
  /** The selector and the at-rules around it, the outermost first. Layers are left out. */
  readonly within: readonly string[]
  readonly property: string
  readonly value: string
}

/** Every declaration of a stylesheet. */
export function declarationsOf({ file, css }: Sheet): readonly Declaration[] {
  // Comments keep their line breaks, so that later line numbers stay correct.
  const text = css.replaceAll(/\/\*[^]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ' '))
  const found: Declaration[] = []
  const within: string[] = []
  let start = 0
  for (const { 0: mark, index } of text.matchAll(/[{};]/g)) {
    const said = text.slice(start, index)
    const [, property, value] = /^\s*([\w-]+)\s*:([^]*)$/.exec(said) ?? []
    if (mark === '{') within.push(oneLine(said))
    else if (property !== undefined && value !== undefined) {
      const line = text.slice(0, start + said.indexOf(property)).split('\n').length
      const around = within.filter((one) => !one.startsWith('@layer'))
      found.push({ file, line, within: around, property, value: oneLine(value) })
    }
    if (mark === '}') within.pop()
    start = index + 1
  }
  return found
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}
