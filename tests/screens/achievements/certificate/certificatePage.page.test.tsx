import { certificateWords as words } from '#words/certificate'
import { achievementWords } from '#words/achievements'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { AchievementsScreen } from '../../../../src/screens/achievements/AchievementsScreen'
import type { LearnerStore } from '../../../../src/data/store/learnerStore'
import { lesson, moduleId } from '../../../core/progress/samples'
import { failingPuts } from '../../../data/store/faultyStorage'
import { renderScreen, type ScreenOptions } from '../../renderScreen'

const INSURANCE = 'Insurance and Protecting What You Have'

async function finishInsurance(store: LearnerStore): Promise<void> {
  for (let number = 1; number <= 4; number += 1) await store.completeLesson(lesson(`insurance_${number}`))
  await store.finishQuiz({ moduleId: moduleId('insurance'), score: 90, passed: true })
}

function openCertificate(options: ScreenOptions = {}) {
  return renderScreen(<AchievementsScreen />, {
    path: '/achievements?view=certificate-insurance',
    pattern: '/achievements',
    before: finishInsurance,
    ...options,
  })
}

const paper = () => within(screen.getByRole('figure'))

describe('the page of my certificate', () => {
  it('shows the finished module, my quilt and the next step', async () => {
    await openCertificate()
    await screen.findByRole('heading', { level: 1, name: words.finished(INSURANCE) })
    expect(screen.getByText(words.quizPassed(90))).toBeTruthy()
    expect(screen.getByText(`${words.tookDays(4, 1)} ${words.sewn('Friendship Star')}`)).toBeTruthy()
    expect(paper().getByText('Maya')).toBeTruthy()
    const next = await screen.findByRole('link', { name: words.begin })
    expect(next.getAttribute('href')).toBe('/lesson/foundations/foundations_1')
    expect(screen.getByRole('link', { name: words.enough }).getAttribute('href')).toBe('/dashboard')
  })

  it('shows my achievements when I do not have that certificate', async () => {
    await openCertificate({ path: '/achievements?view=certificate-taxes' })
    await screen.findByRole('heading', { level: 1, name: achievementWords.title })
  })
})

describe('the name on my certificate', () => {
  async function opensForm() {
    const page = await openCertificate()
    await page.user.click(await screen.findByRole('button', { name: words.changeName }))
    const field = screen.getByRole('textbox', { name: words.name })
    return { ...page, field, save: () => page.user.click(screen.getByRole('button', { name: /^Save name/ })) }
  }

  it('is the one I enter, on this device only, until cleared', async () => {
    const { user, field, save, store } = await opensForm()
    expect(document.activeElement).toBe(field)
    await user.clear(field)
    await user.type(field, '  Maya   Larsen ')
    await save()
    expect(await paper().findByText('Maya Larsen')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: words.changeName }))
    expect(JSON.stringify(await store.progress())).not.toContain('Larsen')

    await user.click(screen.getByRole('button', { name: words.changeName }))
    await user.clear(screen.getByRole('textbox', { name: words.name }))
    await save()
    expect(await paper().findByText('Maya')).toBeTruthy()
  })

  it('does not change when I cancel', async () => {
    const { user, field } = await opensForm()
    await user.clear(field)
    await user.type(field, 'Somebody else')
    await user.click(screen.getByRole('button', { name: words.cancel }))
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(paper().getByText('Maya')).toBeTruthy()
  })

  it('shows an error and stays in the field when saving fails', async () => {
    const { user, field, save } = await opensForm()
    await user.clear(field)
    await user.type(field, 'Maya Larsen')
    failingPuts(Number.POSITIVE_INFINITY)
    await save()
    await screen.findByText(words.nameNotSaved.quota)
    expect(screen.getByDisplayValue('Maya Larsen')).toBe(field)
    expect(paper().queryByText('Maya Larsen')).toBeNull()
  })
})

describe('a printed or shared certificate', () => {
  it('prints as a copy alone on the sheet', async () => {
    const printed: (string | undefined)[] = []
    vi.stubGlobal('print', () => printed.push(document.querySelector('body > [data-printing] svg')?.textContent ?? ''))
    const page = await openCertificate()
    await page.user.click(await screen.findByRole('button', { name: words.print }))
    expect(printed).toHaveLength(1)
    expect(printed[0]).toContain('Maya')
    expect(document.documentElement.dataset['printing']).toBe('')
    window.dispatchEvent(new Event('afterprint'))
    expect(document.querySelector('[data-printing]')).toBeNull()
  })

  it('explains what to do when the browser cannot draw it', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no letters')))
    const page = await openCertificate()
    await page.user.click(await screen.findByRole('button', { name: /^Share as a picture/ }))
    await screen.findByText(words.given.failed)
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /^Share as a picture/ }).getAttribute('aria-busy')).toBeNull(),
    )
  })
})
