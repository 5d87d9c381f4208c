import { type Declaration, declarationsOf, type Sheet } from '../../contrast/declarationsOf.ts'
import { type Exception, exceptions as ours } from './exceptions.ts'
import { logicalName } from './logicalName.ts'
import { scriptStyles } from './scriptStyles.ts'

type Found = Pick<Declaration, 'file' | 'line' | 'property' | 'value'>

interface Styles {
  readonly sheets: readonly Sheet[]
  /** Pages with style elements. */
  readonly pages: readonly Sheet[]
  /** Scripts, with their source in place of a style sheet. */
  readonly scripts: readonly Sheet[]
}

/**
 * Finds the styles that would stay on the left or the right where the text goes from right to left, and the exceptions
 * that excuse nothing.
 *
 * @returns each as `file:line: declaration. Write …`
 */
export function checkLogical(styles: Styles, exceptions: readonly Exception[] = ours): readonly string[] {
  const used = new Set<Exception>()
  const isExcused = ({ file, property, value }: Found): boolean => {
    const exception = exceptions.find((one) => one.file === file && `${property}: ${value}`.startsWith(one.declaration))
    if (exception !== undefined) used.add(exception)
    return exception !== undefined
  }
  const problems = found(styles).flatMap((one) => {
    const write = toWrite(one)
    if (write === undefined || isExcused(one)) return []
    return [`${one.file}:${one.line}: ${one.property}: ${one.value}. Write ${write}.`]
  })
  const idle = exceptions.filter((one) => !used.has(one))
  return [...problems, ...idle.map((one) => `${one.file}: there is no ${one.declaration} to except any longer.`)]
}

function found({ sheets, pages, scripts }: Styles): readonly Found[] {
  return [
    ...sheets.flatMap((sheet) => withoutFigures(declarationsOf(sheet))),
    ...pages.flatMap(({ file, css }) => declarationsOf({ file, css: stylesOf(css) })),
    ...scripts.flatMap(({ file, css }) => scriptStyles(file, css)),
  ]
}

/**
 * Leaves out the alignment of figures. A column of them has its last digits below each other in every language, so
 * `text-align: right` comes before `unicode-bidi: plaintext`, which keeps a minus sign before its number.
 */
function withoutFigures(declarations: readonly Declaration[]): readonly Declaration[] {
  return declarations.filter(({ property, value }, at) => {
    const next = declarations[at + 1]
    const isPlain = next?.property === 'unicode-bidi' && next.value === 'plaintext'
    return property !== 'text-align' || value !== 'right' || !isPlain
  })
}

function toWrite({ property, value }: Found): string | undefined {
  return value === 'script' ? 'what follows the direction of the text' : logicalName(property, value)
}

/** The styles of a page. Every other line is empty, so that line numbers stay correct. */
function stylesOf(page: string): string {
  let at = 0
  let styles = ''
  for (const { 0: whole, 1: inside = '', index } of page.matchAll(/<style[^>]*>([^]*?)<\/style>|\sstyle="([^"]*)"/g)) {
    styles += page.slice(at, index).replaceAll(/[^\n]/g, '')
    const attribute = /\sstyle="([^"]*)"/.exec(whole)?.[1]
    styles += attribute === undefined ? inside : `${whole.startsWith('\n') ? '\n' : ''}p { ${attribute}; }`
    at = index + whole.length
  }
  return styles
}
