import type { ModuleLook } from '../../../ui/QuiltBlock'
import { type Face, fitText, type Run, widthOf, wrapRuns } from './fitText'

/** The texts of a certificate, as they are drawn. */
export interface CertificateText {
  readonly organisation: string
  readonly kind: string
  readonly name: string
  readonly statement: readonly Run[]
  readonly facts: readonly { readonly label: string; readonly figure: string; readonly isScore: boolean }[]
  /** The module's block at the top right. It is undefined for the course, which has a row of all blocks. */
  readonly block: ModuleLook | undefined
  readonly row: readonly ModuleLook[]
}

export interface PlacedText {
  readonly runs: readonly Run[]
  readonly x: number
  /** The position of the baseline. */
  readonly y: number
  readonly size: number
  readonly face: Face
  readonly tone: 'ink' | 'quiet'
}

export interface PlacedRule {
  readonly kind: 'name' | 'score'
  readonly x: number
  readonly y: number
  readonly width: number
}

export interface PlacedBlock {
  readonly look: ModuleLook
  readonly x: number
  readonly y: number
  readonly size: number
}

/** The positions of all parts of a certificate. One unit is one pixel if the root font size is 16 pixels. */
export interface CertificateLayout {
  readonly width: number
  readonly height: number
  /** The distance of the sawtooth border from the edge of the paper, and its depth. */
  readonly edge: number
  readonly tooth: number
  /** The distance of the double ink frame from the edge of the paper. */
  readonly frame: number
  readonly texts: readonly PlacedText[]
  readonly rules: readonly PlacedRule[]
  readonly blocks: readonly PlacedBlock[]
}

export const NARROWEST = 272
export const WIDEST = 736
/** The height of a landscape sheet, Letter or A4, without its margins. */
export const PRINTED_HEIGHT = 560
const LINE = 1.42
const FACT_GAP = 34

/** @param least the minimum height; the spaces grow to fill it */
export function layOut(text: CertificateText, wanted: number, least = 0): CertificateLayout {
  const natural = place(text, wanted, 0)
  return natural.height >= least ? natural : place(text, wanted, least - natural.height)
}

function place(text: CertificateText, wanted: number, over: number): CertificateLayout {
  const width = Math.min(WIDEST, Math.max(NARROWEST, wanted))
  const share = (width - NARROWEST) / (WIDEST - NARROWEST)
  const between = (least: number, most: number): number => least + (most - least) * share
  const edge = between(8, 16)
  const tooth = between(9, 14)
  const frame = edge + tooth + between(5, 8)
  const left = frame + between(18, 50)
  const room = width - 2 * left
  const texts: PlacedText[] = []
  const rules: PlacedRule[] = []
  const blocks: PlacedBlock[] = []
  const write = (runs: readonly Run[], x: number, y: number, size: number, face: Face, tone: 'ink' | 'quiet') =>
    texts.push({ runs, x, y, size, face, tone })

  // The head names the issuer and shows the block.
  let y = frame + between(22, 36)
  const top = y
  const blockSize = text.block === undefined ? 0 : between(52, 96)
  if (text.block !== undefined) blocks.push({ look: text.block, x: left + room - blockSize, y, size: blockSize })
  const headRoom = room - (blockSize === 0 ? 0 : blockSize + 12)
  for (const [line, size, face, tone] of [
    [text.organisation, between(17, 20), 'display', 'ink'],
    [text.kind, between(14.5, 16), 'text', 'quiet'],
  ] as const) {
    for (const runs of wrapRuns([{ text: line, isBold: false }], headRoom, size, face)) {
      y += size * 1.35
      write(runs, left, y - size * 0.35, size, face, tone)
    }
  }
  y = Math.max(y, top + blockSize) + between(12, text.block === undefined ? 20 : 8) + over * 0.4

  // The name is written on the double red line.
  const name = fitText(text.name, room, between(36, 64), 'display')
  for (const line of name.lines) {
    y += name.size * 1.16
    write([{ text: line, isBold: false }], left, y - name.size * 0.16, name.size, 'display', 'ink')
  }
  y += name.size * 0.16
  rules.push({ kind: 'name', x: left, y, width: room })

  // The finished work.
  const statementSize = between(16.5, 21)
  y += between(14, 20)
  for (const runs of wrapRuns(text.statement, Math.min(room, 560), statementSize, 'text')) {
    y += statementSize * LINE
    write(runs, left, y - statementSize * 0.4, statementSize, 'text', 'ink')
  }

  if (text.row.length > 0) {
    const columns = room / text.row.length >= 26 ? text.row.length : Math.ceil(text.row.length / 2)
    const cell = Math.min(64, room / columns)
    y += between(12, 18)
    text.row.forEach((look, at) => {
      blocks.push({ look, x: left + (at % columns) * cell, y: y + Math.floor(at / columns) * cell, size: cell - 3 })
    })
    y += Math.ceil(text.row.length / columns) * cell
  }

  // The facts take as many rows as they need.
  y += between(12, 14) + over * 0.6
  let x = left
  let isFirst = true
  for (const { label, figure, isScore } of text.facts) {
    const size = isScore ? 20 : between(16, 17)
    const needed = Math.max(widthOf(label, 14, 'text'), widthOf(figure, size, isScore ? 'display' : 'text'))
    if (isFirst || x + needed > left + room) {
      y += 58
      x = left
    }
    isFirst = false
    write([{ text: label, isBold: false }], x, y - 36, 14, 'text', 'quiet')
    write([{ text: figure, isBold: false }], x + (isScore ? 3 : 0), y - 8, size, isScore ? 'display' : 'text', 'ink')
    if (isScore) rules.push({ kind: 'score', x, y, width: widthOf(figure, size, 'display') + 2 })
    x += needed + FACT_GAP
  }
  return { width, height: y + between(24, 34) + frame, edge, tooth, frame, texts, rules, blocks }
}
