import { encode, helvetica, type PdfFont, widthOf } from './helvetica.ts'
import { type Chunk, type Page, paper, type PlacedLine, type Tag } from './layOut.ts'

/** A part of a page that a tag in the structure names by its number. */
export interface Mark {
  readonly chunk: Chunk
  readonly tag: Tag
}

export interface DrawnPage {
  readonly operators: string
  /** By number. */
  readonly marks: readonly Mark[]
}

const ink = '0.078 0.149 0.184'
const red = '0.769 0.314 0.235'
const quiet = '0.259 0.325 0.353'

/** The operators that draw a page: the text, tagged; the red margin line and the foot, which are not read out. */
export function drawPage(page: Page, foot: { readonly left: string; readonly right: string }): DrawnPage {
  const marks: Mark[] = []
  const open = (tag: Tag, chunk: Chunk): string => {
    marks.push({ tag, chunk })
    return `/${tag} << /MCID ${marks.length - 1} >> BDC`
  }
  const operators = [
    `${ink} rg`,
    ...chunksOn(page).flatMap((lines): readonly string[] => {
      const [first] = lines
      if (first === undefined) return []
      const { chunk } = first
      const { size, x, tag } = chunk
      const isEntry = tag === 'LBody' && first.isFirst
      const bullet = show({ text: '•', font: helvetica, size, x: x - 11, y: first.y })
      return [
        ...(isEntry ? [open('Lbl', chunk), bullet, 'EMC'] : []),
        open(tag, chunk),
        ...lines.flatMap(({ line, y }) =>
          line.map((piece) => show({ text: piece.text, font: piece.font, size, x: x + piece.x, y })),
        ),
        'EMC',
        ...(tag === 'H1' ? [artifact(underline(lines.at(-1)?.y ?? first.y))] : []),
      ]
    }),
    artifact([
      `${red} RG 0.75 w`,
      ...[paper.left - 24, paper.left - 21.5].map((x) => `${number(x)} 0 m ${number(x)} ${paper.height} l S`),
      `${quiet} rg`,
      show({ text: foot.left, font: helvetica, size: 8.5, x: paper.left, y: 44 }),
      show({
        text: foot.right,
        font: helvetica,
        size: 8.5,
        y: 44,
        x: paper.right - widthOf(foot.right, helvetica, 8.5),
      }),
    ]),
  ]
  return { operators: operators.join('\n'), marks }
}

/** Lines of one chunk, side by side. */
function chunksOn(page: Page): readonly (readonly PlacedLine[])[] {
  const groups: PlacedLine[][] = []
  for (const placed of page) {
    const last = groups.at(-1)
    if (last?.[0]?.chunk === placed.chunk) last.push(placed)
    else groups.push([placed])
  }
  return groups
}

interface Shown {
  readonly text: string
  readonly font: PdfFont
  readonly size: number
  readonly x: number
  readonly y: number
}

function show({ text, font, size, x, y }: Shown): string {
  const resource = font === helvetica ? '/F1' : '/F2'
  const hex = encode(text)
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
  return `BT ${resource} ${number(size)} Tf ${number(x)} ${number(y)} Td <${hex}> Tj ET`
}

/** A double line, as under a total. */
function underline(y: number): readonly string[] {
  return [
    `${ink} RG 0.75 w`,
    ...[12, 14.5].map((below) => `${paper.left} ${number(y - below)} m ${paper.left + 132} ${number(y - below)} l S`),
  ]
}

function artifact(operators: readonly string[]): string {
  return ['/Artifact BMC', ...operators, 'EMC'].join('\n')
}

/** At most two decimals, and no exponent, which PDF does not know. */
function number(value: number): string {
  return String(Math.round(value * 100) / 100)
}
