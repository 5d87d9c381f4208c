import { describe, expect, it } from 'vitest'
import { sheetWords as words } from '#words/sheets'
import { parseSheet } from '../../../src/core/curriculum/parseSheet'
import { PrintedSheet } from '../../../src/screens/lesson/sheet/PrintedSheet'
import { renderPart } from '../../render/renderPart'
import { sampleSheet } from './sampleSheet'

const READING = 'Me llamo [[you.name]]. Debo [[you.owed]] y puedo pagar a más tardar el [[you.by]].'

/** Prints the sample worksheet, whose letter may have a translation, and returns the text. */
function printed(beside?: string): string {
  const parts = sampleSheet.parts.map((part) => (part.type === 'letter' ? { ...part, beside } : part))
  const read = parseSheet({ ...sampleSheet, parts })
  if (read.kind === 'invalid') throw new Error(read.reason)
  const form = { textOf: (name: string) => (name === 'you.name' ? 'Ana' : '') }
  const { container } = renderPart(<PrintedSheet sheet={read.value} form={form} foot="Printed today" />)
  return container.textContent ?? ''
}

describe('a worksheet on paper', () => {
  it('explains a letter on the page after it', () => {
    const [first = '', second, ...more] = printed(READING).split(words.beside)
    expect(first).toContain('My name is Ana.')
    expect(first).not.toContain('Me llamo')
    expect(first).toContain('Printed today')
    expect(second).toContain('Me llamo Ana.')
    expect(second).not.toContain('My name is')
    expect(more).toEqual([])
  })

  it('is one page if its letter has no translation', () => {
    expect(printed()).not.toContain(words.beside)
  })
})
