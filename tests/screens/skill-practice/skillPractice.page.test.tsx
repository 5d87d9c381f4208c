import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { practiceWords as words } from '#words/practice'
import { SkillPractice } from '../../../src/screens/skill-practice/SkillPractice'
import { cardInterestWords } from '#words/practiceCards'
import { cardInterest as recipe } from '../../../src/core/practice/cards'
import { skillOf } from '../../../src/core/practice/skill'
import { type RenderedScreen, renderScreen } from '../renderScreen'

const cardInterest = skillOf(recipe, cardInterestWords)

/** The questions that come, in their order. */
const SEEDS = [11, 12, 13, 14, 15, 16]
const items = SEEDS.map((seed) => cardInterest.item(seed))

function open(): Promise<RenderedScreen> {
  const seeds = [...SEEDS]
  return renderScreen(<SkillPractice skill={cardInterest} newSeed={() => seeds.shift() ?? 99} />)
}

function optionsOf(question: number) {
  const { options, steps } = items[question] ?? { options: [], steps: [] }
  const right = options.find(({ mistake }) => mistake === undefined)
  const wrong = options.find(({ mistake }) => mistake !== undefined)
  return { right: right?.text ?? '', wrong: wrong?.text ?? '', mistake: wrong?.mistake ?? '', steps }
}

const shownSteps = () => screen.queryAllByRole('listitem').length
const press = async ({ user, advance }: RenderedScreen, name: string) => {
  await advance(600)
  await user.click(screen.getByRole('button', { name }))
}
const answer = async (page: RenderedScreen, text: string) => {
  await page.user.click(screen.getByRole('radio', { name: text }))
  await press(page, words.check)
}

describe('a skill', () => {
  it('explains a wrong answer’s mistake, and then shows more steps', async () => {
    const page = await open()
    const { wrong, mistake, right, steps } = optionsOf(0)
    expect(shownSteps()).toBe(steps.length - 1)
    await answer(page, wrong)
    expect(screen.getByRole('heading', { level: 2, name: words.notRight })).toBe(document.activeElement)
    expect(screen.getByText(mistake)).toBeTruthy()
    expect(screen.getByText(right)).toBeTruthy()
    expect(shownSteps()).toBe(steps.length)
    await press(page, words.another)
    expect(shownSteps()).toBe(steps.length - 1)
  })

  it('takes answers by letters and Enter, and ignores a held key', async () => {
    const page = await open()
    const options = items[0]?.options ?? []
    const right = options.findIndex(({ mistake }) => mistake === undefined)
    await page.user.keyboard('{Control>}a{/Control}')
    expect(screen.queryByRole('radio', { checked: true })).toBeNull()
    screen.getByRole('heading', { level: 1 }).focus()
    await page.user.keyboard('{Enter}')
    expect(screen.getByRole('alert').textContent).toContain(words.chooseFirst)
    await page.user.keyboard('abcd'.charAt(right))
    expect(screen.getByRole('radio', { name: optionsOf(0).right, checked: true })).toBeTruthy()
    await page.user.keyboard('{Enter>2}')
    expect(screen.getByRole('heading', { level: 2, name: words.right })).toBe(document.activeElement)
    await page.user.keyboard('{/Enter}{Enter}')
    expect(screen.getByRole('heading', { level: 2, name: items[1]?.question ?? '' })).toBe(document.activeElement)
  })

  it('hides one more step per right answer, until a wrong one', async () => {
    const page = await open()
    const shown: number[] = []
    for (const [question, text] of [optionsOf(0).right, optionsOf(1).right, optionsOf(2).right].entries()) {
      shown.push(shownSteps())
      await answer(page, text)
      expect(screen.getByRole('heading', { level: 2, name: words.right })).toBe(document.activeElement)
      expect(screen.getByText(words.rightInARow(question + 1))).toBeTruthy()
      await press(page, words.another)
    }
    shown.push(shownSteps())
    expect(shown).toEqual([2, 1, 0, 0])
    expect(screen.getByText(words.stepsShown(0, 3))).toBeTruthy()
    await answer(page, optionsOf(3).wrong)
    await press(page, words.another)
    expect(shownSteps()).toBe(2)
  })

  it('asks the next question with new numbers, focused and without a choice', async () => {
    const page = await open()
    await answer(page, optionsOf(0).right)
    await press(page, words.another)
    expect(screen.getByRole('heading', { level: 2, name: items[1]?.question ?? '' })).toBe(document.activeElement)
    for (const radio of screen.getAllByRole<HTMLInputElement>('radio')) expect(radio.checked).toBe(false)
  })

  it('says so and keeps the question when Check has no answer', async () => {
    const page = await open()
    await press(page, words.check)
    expect(screen.getByRole('alert').textContent).toBe(words.chooseFirst)
    await page.user.click(screen.getByRole('radio', { name: optionsOf(0).right }))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('keeps the answer when Check is pressed twice', async () => {
    const page = await open()
    await answer(page, optionsOf(0).right)
    await page.user.click(screen.getByRole('button', { name: words.another }))
    expect(screen.getByRole('heading', { level: 2, name: words.right })).toBeTruthy()
  })

  it('can show the solution, which does not count as right', async () => {
    const page = await open()
    await answer(page, optionsOf(0).right)
    await press(page, words.another)
    await press(page, words.showWay)
    expect(screen.getByRole('heading', { level: 2, name: words.shown })).toBe(document.activeElement)
    expect(screen.getByText(optionsOf(1).right)).toBeTruthy()
    expect(screen.queryByText(words.youChose)).toBeNull()
    expect(screen.queryByText(words.rightInARow(1))).toBeNull()
    await press(page, words.another)
    expect(shownSteps()).toBe(2)
  })

  it('works by keys alone: arrows or Space choose, Enter checks', async () => {
    const page = await open()
    const { user, advance } = page
    await advance(600)
    screen.getByRole('radio', { name: optionsOf(0).right }).focus()
    await user.keyboard(' ')
    await user.keyboard('{Enter}')
    expect(screen.getByRole('heading', { level: 2, name: words.right })).toBeTruthy()
    await advance(600)
    await user.tab()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: words.another }))
    await user.keyboard('{Enter}')
    expect(screen.getByRole('heading', { level: 2, name: items[1]?.question ?? '' })).toBeTruthy()
  })

  it('leaves no trace in the learner’s progress', async () => {
    const page = await open()
    const before = await page.store.progress()
    await answer(page, optionsOf(0).right)
    expect(await page.store.progress()).toEqual(before)
  })

  it('names the lesson that teaches it', async () => {
    await open()
    const link = await screen.findByRole('link', { name: 'Using Credit Cards Wisely' })
    expect(link.getAttribute('href')).toBe('/lesson/credit/credit_3')
  })
})
