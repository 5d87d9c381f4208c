import { classBookWords as common } from '#words/classBook'
import { classOutcomesWords as words } from '#words/classOutcomes'
import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest'
import { EMPTY_BOOK, withArrival, withDecision } from '../../../../src/classroom/protocol/book/classBook'
import { parseClassOutcomes } from '../../../../src/classroom/protocol/outcomes/parseClassOutcomes'
import { parseShared } from '../../../../src/classroom/protocol/report/sharedOutcomes'
import { ClassBookPages } from '../../../../src/classroom/screens/teacher/ClassBookPages'
import { OutcomesPage } from '../../../../src/classroom/screens/teacher/outcomes/OutcomesPage'
import { SaveOutcomes } from '../../../../src/classroom/screens/teacher/outcomes/SaveOutcomes'
import * as givers from '../../../../src/platform/window/giveFile'
import { arrivalOf, memberId, senderHash } from '../../protocol/bookSamples'
import { type MemoryBook, MemoryTaughtClasses } from '../../../fakes/MemoryTaughtClasses'
import { renderScreen } from '../../../screens/renderScreen'

let book: MemoryBook
beforeEach(() => {
  book = new MemoryTaughtClasses().add({ className: 'Period 3', teacherName: 'Ms. Hale', password: 'four good words' })
})
afterEach(() => {
  vi.restoreAllMocks()
})

/** Admits so many learners. Each second one gained 2 in the self-checks, and the others 1. */
function isIn(count: number, isShared = true): void {
  const all = Array.from({ length: count }, (_, index) => `Learner ${index}`)
  book.set({
    book: all.reduce((before, name, index) => {
      const said = {
        sender: senderHash(name),
        says: memberId(name),
        sequence: 1,
        lessons: ['foundations_1'],
        name,
        heardAt: '2026-11-19T10:00:00.000Z',
        more: { days: { '2026-11-19': true } },
      }
      const arrival = arrivalOf(said)
      if (arrival.report.kind !== 'learning') throw new Error('no report')
      const checks = { foundations: `00ap200aw${3 + (index % 2)}` }
      const shared = isShared ? parseShared({ checks, state: 'IA' }) : undefined
      const taken = withArrival(before, { ...arrival, report: { ...arrival.report, shared } })
      return withDecision(taken, senderHash(name), memberId(name), true)
    }, EMPTY_BOOK),
  })
}

async function shows(isMadeUp = false) {
  const props = { book, isMadeUp, of: null, onLock: vi.fn<() => void>(), onClosed: vi.fn<() => void>() }
  const page = await renderScreen(<ClassBookPages {...props} page="outcomes" />)
  await screen.findByRole('heading', { level: 1, name: words.title })
  const presses = async (name: string): Promise<void> => {
    const button = await screen.findByRole('button', { name })
    await page.advance(600)
    await page.user.click(button)
  }
  return { ...page, presses }
}

/** The name and the text of the last file. */
function givenBy({ mock: { lastCall } }: MockInstance<typeof givers.giveFile>): readonly [name: string, text: string] {
  const [name = '', content] = lastCall ?? []
  if (typeof content !== 'string') throw new Error('no text was given')
  return [name, content]
}

const fact = (name: string) => screen.getByText(name).closest('div')?.querySelector('dd')?.textContent

describe(OutcomesPage.name, () => {
  it('shows numbers in fives, and says so', async () => {
    isIn(24)
    await shows()
    expect([fact(words.enrolled), fact(words.active), fact(words.handedIn)]).toEqual(['20+', '20+', '20+'])
    screen.getByText(new RegExp(words.rounded.slice(0, 30)))
    const table = screen.getByRole('table', { name: words.checksTitle })
    const [, row] = within(table).getAllByRole('row')
    const cells = within(row ?? table).getAllByRole('cell')
    expect(cells.map(({ textContent }) => textContent)).toEqual(['20+', '2, 3.5', '+1.5 (+1.3 to +1.7)', '20+', '–'])
    expect(fact('IA')).toBe('20+')
    expect(document.body.textContent).not.toContain('Learner 1')
  })

  it('counts no self-check and no state without a yes', async () => {
    isIn(24, false)
    await shows()
    screen.getByText(words.checksNone)
    expect(screen.queryByText('IA')).toBeNull()
  })

  it('shows dashes for four learners', async () => {
    isIn(4)
    await shows()
    expect([fact(words.enrolled), fact(words.active)]).toEqual(['–', '–'])
    screen.getByText(words.checksNone)
  })

  it('saves the table of the screen', async () => {
    const give = vi.spyOn(givers, 'giveFile').mockResolvedValue('downloading')
    isIn(24)
    const { presses } = await shows()
    await presses(common.csv)
    await screen.findByText(common.csvGiven.downloading)
    const [name, text] = givenBy(give)
    expect(name).toMatch(/^Period 3, Outcomes, .*\.csv$/)
    const rows = text.split('\r\n')
    expect(rows).toContainEqual(expect.stringMatching(/^Learners in the class,,20,2026-11-20,\w+(\/\w+)?$/))
    expect(text).toContain('1.5,')
    expect(text).not.toContain('Learner 1')
  })
})

describe(SaveOutcomes.name, () => {
  it('saves a file that can be joined, without a name', async () => {
    const give = vi.spyOn(givers, 'giveFile').mockResolvedValueOnce('cancelled').mockResolvedValue('downloading')
    isIn(24)
    const { presses } = await shows()
    await presses(words.file)
    await screen.findByText(words.fileGiven.cancelled)
    await presses(words.file)
    await screen.findByText(words.fileGiven.downloading)
    const [name, content] = givenBy(give)
    expect(name).toMatch(/^Period 3, .*\.outcomes\.json$/)
    const parsed = parseClassOutcomes(content)
    expect(parsed).toMatchObject({
      kind: 'parsed',
      outcomes: { enrolled: 20, handedIn: 20, states: [{ state: 'IA', learners: 20 }] },
    })
    expect(content).not.toMatch(/Learner|Period 3|Ms\. Hale/)
    expect(content).not.toContain(book.key)
    expect(content).not.toContain(memberId('Learner 1'))
  })

  it('saves no file of the sample class', async () => {
    isIn(24)
    await shows(true)
    screen.getByText(words.fileNotInDemo)
    expect(screen.queryByRole('button', { name: words.file })).toBeNull()
  })
})
