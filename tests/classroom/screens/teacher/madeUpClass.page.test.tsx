import { classBookWords as words } from '#words/classBook'
import { classCardWords as cardWords } from '#words/classCard'
import { classCollectWords as collectWords } from '#words/classCollect'
import { classGridWords as gridWords } from '#words/classGrid'
import { classPlanWords as planWords } from '#words/classPlan'
import { classTodayWords as todayWords } from '#words/classToday'
import { languagesWords } from '#words/languages'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { ClassScreen } from '../../../../src/classroom/screens/teacher/ClassScreen'
import { ClassBookPages } from '../../../../src/classroom/screens/teacher/ClassBookPages'
import { MADE_UP_KEY } from '../../../../src/words/madeUpKey'
import * as copying from '../../../../src/platform/window/copyText'
import * as givers from '../../../../src/platform/window/giveFile'
import { classPath } from '../../../../src/words/links'
import { classPages, type ClassPage } from '../../../../src/words/places'
import { MemoryTaughtClasses } from '../../../fakes/MemoryTaughtClasses'
import { siteIsAlsoIn, spanish } from '../../../fakes/severalLanguages'
import { renderScreen } from '../../../screens/renderScreen'

/** Loads the separate script of each page first, so that no test waits for it. */
beforeAll(async () => {
  await Promise.all([
    import('../../../../src/classroom/screens/teacher/demonstration/MadeUpClass'),
    import('../../../../src/classroom/screens/teacher/today/TodayPage'),
    import('../../../../src/classroom/screens/teacher/grid/GridPage'),
    import('../../../../src/classroom/screens/teacher/learner/LearnerPage'),
    import('../../../../src/classroom/screens/teacher/plan/PlanPage'),
    import('../../../../src/classroom/screens/teacher/collect/CollectPage'),
    import('../../../../src/classroom/screens/teacher/card/CardPage'),
    import('../../../../src/classroom/screens/teacher/keep/KeepPage'),
  ])
})

afterEach(() => {
  vi.restoreAllMocks()
})

const opens = (page: ClassPage) =>
  renderScreen(<ClassScreen open={() => Promise.reject(new Error('Nothing is stored'))} />, {
    path: classPath(MADE_UP_KEY, page),
    now: '2026-11-20T11:00:00',
  })

/** The cells of each row of the saved CSV. The first cells of these tables contain no comma. */
function given(give: { readonly mock: { readonly lastCall?: readonly unknown[] | undefined } }): readonly string[][] {
  const text = give.mock.lastCall?.[1]
  if (typeof text !== 'string') throw new Error('No text was handed over')
  return text
    .replace('\uFEFF', '')
    .split('\r\n')
    .map((row) => row.split(','))
}

describe('the sample class', () => {
  it.each(classPages)('says on page %s that no one is real, without stored data', async (page) => {
    await opens(page)
    expect((await screen.findAllByText(words.madeUp[0])).length).toBeGreaterThan(0)
    expect(screen.queryByText(words.keep.remind)).toBeNull()
  })

  it('begins with collecting, and shows the time of the page once', async () => {
    await opens('today')
    const first = await screen.findByRole('link', { name: todayWords.collect })
    expect(first.getAttribute('href')).toContain('page=collect')
    expect(document.body.textContent?.match(/as of/gi)).toHaveLength(1)
  })

  it('opens a missed question to every answer and its count', async () => {
    const page = await opens('today')
    await screen.findByText(todayWords.missedTitle)
    const fold = screen.getAllByRole('group').find(({ tagName }) => tagName === 'DETAILS')
    const question = fold?.querySelector('summary')?.textContent ?? ''
    expect(fold?.hasAttribute('open')).toBe(false)
    await page.user.click(screen.getByText(question.trim(), { selector: 'summary span' }))
    expect(fold?.hasAttribute('open')).toBe(true)
    const counts = within(screen.getByRole('table', { name: question.trim() })).getAllByRole('row')
    expect(counts.length).toBeGreaterThan(2)
  })

  it('shows one question to the class, and the answer after a press', async () => {
    const page = await opens('today')
    await page.user.click(await screen.findByRole('button', { name: new RegExp(`^${todayWords.show}`) }))
    expect(screen.queryByText(/^Right: /)).toBeNull()
    await page.user.click(screen.getByRole('button', { name: todayWords.showAnswer }))
    await screen.findByText(/^Right: /)
    await page.user.click(screen.getByRole('button', { name: todayWords.stop }))
    await waitFor(() => expect(screen.queryByText(/^Right: /)).toBeNull())
  })

  it('saves as CSV the learners and numbers of Today', async () => {
    const give = vi.spyOn(givers, 'giveFile').mockResolvedValue('downloading')
    const page = await opens('today')
    await page.user.dblClick(await screen.findByRole('button', { name: new RegExp(`^${words.csv}`) }))
    await screen.findByText(words.csvGiven.downloading)
    const rows = given(give)
    const table = screen.getByRole('table', { name: todayWords.silentTitle })
    const shown = within(table)
      .getAllByRole('link')
      .map(({ textContent }) => textContent)
    const from = rows.findIndex(([head]) => head === todayWords.csv.silent[0])
    expect(rows.slice(from + 1, from + 1 + shown.length).map(([name]) => name)).toEqual(shown)
    expect(rows[from + 1 + shown.length]).toEqual([''])
    const figures = screen.getAllByRole('definition').map(({ textContent }) => textContent)
    expect(figures).toEqual(rows.slice(1, 4).map(([, figure]) => figure))
  })

  it('saves as CSV every patch of the grid, in screen order', async () => {
    const give = vi.spyOn(givers, 'giveFile').mockResolvedValue('shared')
    const page = await opens('grid')
    await page.user.selectOptions(await screen.findByLabelText(gridWords.order), 'silent')
    await page.user.click(await screen.findByRole('button', { name: new RegExp(`^${words.csv}`) }))
    await screen.findByText(words.csvGiven.shared)
    const table = screen.getByRole('table', { name: gridWords.caption })
    const shown = within(table)
      .getAllByRole('row')
      .slice(1, -1)
      .map((row) => [
        within(row).getByRole('rowheader').textContent,
        ...within(row)
          .getAllByRole('cell')
          .slice(1)
          .map(({ textContent: said }) => (said.startsWith(gridWords.noneYet) ? '0' : /: (\d+) of/.exec(said)?.[1])),
      ])
    expect(shown).toHaveLength(24)
    expect(shown[0]?.[0]).toBe('Omar J.')
    const csv = given(give)
      .slice(1, -1)
      .map(([name, , , ...cells]) => [name, ...cells.filter((_, index) => index % 2 === 0)])
    expect(shown).toEqual(csv)
  })

  it('opens and closes a patch’s lessons, and shows one module alone', async () => {
    const page = await opens('grid')
    const patch = await screen.findByRole('button', { name: /^Dalia H\., Saving and Emergency Funds: 4 of 5/ })
    await page.user.click(patch)
    expect(patch.getAttribute('aria-expanded')).toBe('true')
    await screen.findByText('Pay Yourself First')
    await page.user.click(screen.getByRole('button', { name: gridWords.close }))
    expect(screen.queryByText('Pay Yourself First')).toBeNull()
    await page.user.selectOptions(screen.getByLabelText(gridWords.show), 'saving')
    const patches = () => screen.getAllByRole('button', { name: / of 5 lessons/ }).length
    const empty = () => screen.getAllByRole('cell', { name: new RegExp(`^${gridWords.noneYet}`) }).length
    await waitFor(() => expect(patches() + empty()).toBe(24))
    expect(screen.queryByRole('button', { name: /Financial Foundations/ })).toBeNull()
  })

  it('dates only rows with a report older than a day', async () => {
    await opens('grid')
    const dateOf = async (name: string) => {
      const row = (await screen.findByRole('rowheader', { name })).closest('tr')
      return row?.querySelector('time')?.textContent
    }
    await screen.findByText(gridWords.asOf('today, 11:00 AM'))
    expect(await dateOf('Omar J.')).toBe('Nov 3')
    expect(await dateOf('Amara O.')).toBeUndefined()
  })

  it('shows how the report came with the lessons of a patch', async () => {
    const page = await opens('grid')
    expect(screen.queryByText(words.carrier.light)).toBeNull()
    await page.user.click(await screen.findByRole('button', { name: /^Dalia H\., Saving and Emergency Funds: 4 of 5/ }))
    await screen.findByText(words.carrier.light)
  })

  it('awards certificates', async () => {
    const page = await opens('grid')
    await screen.findByText('Dalia H.')
    await page.user.click(screen.getByRole('link', { name: 'Amara O.' }))
    await screen.findByRole('heading', { name: 'Amara O.' })
    const fact = (name: string) => screen.getByText(name).closest('div')?.textContent ?? ''
    expect(fact(gridWords.one.quizzes)).toContain('3')
    expect(fact(gridWords.one.certificates)).toContain('3')
  })

  it('takes the next learner with an answer, and switches the sound off', async () => {
    const page = await opens('collect')
    await screen.findByText('of 24')
    const before = screen.getByText('of 24').parentElement?.textContent
    await page.user.click(screen.getByRole('button', { name: collectWords.nextMadeUp }))
    await screen.findByText(collectWords.answerText)
    expect(screen.getByText('of 24').parentElement?.textContent).not.toBe(before)
    await page.user.click(screen.getByRole('button', { name: collectWords.soundOn }))
    await screen.findByRole('button', { name: collectWords.soundOff })
  })
})

describe('a card of a saved class', () => {
  const shows = (page: ClassPage) => {
    const book = new MemoryTaughtClasses().add({
      className: 'Period 3',
      teacherName: 'Ms. Hale',
      password: 'four good words',
    })
    const none = (): void => undefined
    return renderScreen(
      <ClassBookPages book={book} isMadeUp={false} page={page} of={null} onLock={none} onClosed={none} />,
    )
  }

  it('has a link to copy, and says when copying fails', async () => {
    const copy = vi.spyOn(copying, 'copyText').mockResolvedValueOnce(true).mockResolvedValue(false)
    const page = await shows('card')
    const button = await screen.findByRole('button', { name: cardWords.copy })
    await page.user.click(button)
    await screen.findByText(cardWords.copied)
    expect(copy.mock.lastCall?.[0]).toMatch(/\/learning\?view=join#\S+$/)
    await page.user.click(button)
    await screen.findByText(cardWords.notCopied)
  })

  it('saves a signed plan as a file', async () => {
    const give = vi.spyOn(givers, 'giveFile').mockResolvedValue('downloading')
    const page = await shows('plan')
    await page.user.type(await screen.findByLabelText(planWords.message), 'Hello')
    await page.user.click(screen.getByRole('button', { name: new RegExp(`^${planWords.send}`) }))
    await page.user.click(await screen.findByRole('button', { name: planWords.give }))
    await screen.findByText(planWords.given.downloading)
    expect(give.mock.lastCall?.[0]).toBe('Period 3.class-plan.txt')
  })
})

describe('the class card of a site with two languages', () => {
  siteIsAlsoIn(spanish)

  it('names the language that it is written in', async () => {
    await opens('card')
    const name = await screen.findByText('English')
    expect(name.lang).toBe('en')
    expect(name.parentElement?.textContent).toBe(`${languagesWords.ofCard} English`)
  })
})
