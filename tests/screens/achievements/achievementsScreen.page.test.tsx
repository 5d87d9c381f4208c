import { achievementWords as words } from '#words/achievements'
import { certificateWords } from '#words/certificate'
import { learnerFrameWords } from '#words/learnerFrame'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { AchievementsScreen } from '../../../src/screens/achievements/AchievementsScreen'
import type { LearnerStore } from '../../../src/data/store/learnerStore'
import { lesson, moduleId } from '../../core/progress/samples'
import { brokenList, failRead, holdRead, renderScreen, type ScreenOptions } from '../renderScreen'

function openAchievements(options: ScreenOptions = {}) {
  return renderScreen(<AchievementsScreen />, { path: '/achievements', pattern: '/achievements', ...options })
}

/** Completes every lesson of a module with four lessons, and passes its quiz. */
async function finish(store: LearnerStore, module: 'insurance' | 'banking'): Promise<void> {
  for (let number = 1; number <= 4; number += 1) await store.completeLesson(lesson(`${module}_${number}`))
  await store.finishQuiz({ moduleId: moduleId(module), score: 90, passed: true })
}

const certificate = (title: string) => screen.findByRole('figure', { name: words.certificateOf(title) })
const INSURANCE = 'Insurance and Protecting What You Have'
const BANKING = 'Banking and Payments'

describe('my achievements', () => {
  it('says that it is loading', async () => {
    let release = (): void => undefined
    await openAchievements({ before: (store) => (release = holdRead(store, 'progress')) })
    expect(screen.getByRole('heading', { name: words.title })).toBeTruthy()
    expect(screen.getByText(words.loading)).toBeTruthy()
    release()
    await screen.findByText(words.nothingYet)
    expect(screen.queryByText(words.loading)).toBeNull()
    expect(screen.getByRole('link', { name: words.start })).toBeTruthy()
  })

  it('shows the error screen when progress cannot be read', async () => {
    await openAchievements({ before: (store) => failRead(store, 'progress') })
    await screen.findByText('Something went wrong')
  })

  it('works without the lesson list, and reads it on *Try again*', async () => {
    const list = brokenList()
    const page = await openAchievements({
      fetchText: list.fetchText,
      before: (store) => store.completeLesson(lesson('foundations_1')),
    })
    await screen.findByText(words.noCurriculumTitle)
    expect(screen.getByText(words.name['first-lesson'])).toBeTruthy()
    list.isDown = false
    await page.user.click(screen.getByRole('button', { name: learnerFrameWords.tryAgain }))
    await waitFor(() => expect(screen.queryByText(words.noCurriculumTitle)).toBeNull())
  })

  it('adds an achievement when I finish my first lesson in another tab', async () => {
    const page = await openAchievements()
    await screen.findByText(words.nothingYet)
    const other = await page.openOtherTab()
    await other.completeLesson(lesson('foundations_1'))
    await screen.findByText(new RegExp(words.count(1, 0)[0]))
    expect(screen.queryByText(words.nothingYet)).toBeNull()
  })
})

describe('my certificates', () => {
  it('appear when I finish a module in another tab', async () => {
    const page = await openAchievements()
    await screen.findByText(words.nothingYet)
    expect(screen.queryByRole('figure')).toBeNull()
    await finish(await page.openOtherTab(), 'insurance')
    expect(within(await certificate(INSURANCE)).getByText('Maya')).toBeTruthy()
    expect(screen.getByRole('heading', { name: words.certificateCount(1) })).toBeTruthy()
  })

  it('show my current name', async () => {
    const page = await openAchievements({ before: (store) => finish(store, 'insurance') })
    const paper = within(await certificate(INSURANCE))
    const other = await page.openOtherTab()
    await other.setDisplayName('Maya Lin')
    expect(await paper.findByText('Maya Lin')).toBeTruthy()
  })

  it('show the newest at full size, and the others on request', async () => {
    await openAchievements({
      before: async (store) => {
        await finish(store, 'insurance')
        vi.setSystemTime(new Date('2026-11-21T09:00:00'))
        await finish(store, 'banking')
      },
    })
    expect((await certificate(BANKING)).closest('details')).toBeNull()
    expect((await certificate(INSURANCE)).closest('details')?.textContent).toContain(words.moreCertificates(1))
    expect(document.activeElement).toBe(document.body)
  })

  it('open at the address that an earlier version used', async () => {
    await openAchievements({
      path: '/achievements#certificate-insurance',
      before: (store) => finish(store, 'insurance'),
    })
    await screen.findByRole('heading', { name: certificateWords.finished(INSURANCE) })
  })

  it.each(['/achievements#certificate-insurance', '/achievements?view=certificate-insurance'])(
    'lead to all achievements while I have none: %s',
    async (path) => {
      const page = await openAchievements({ path })
      await screen.findByText(words.nothingYet)
      // The title of the document follows the address.
      expect(page.location()).toMatchObject({ pathname: '/achievements', search: '', hash: '' })
    },
  )

  it('each have a page, when I finish one after another', async () => {
    const page = await openAchievements({ before: (store) => finish(store, 'insurance') })
    await certificate(INSURANCE)
    await page.user.click(screen.getByRole('link', { name: new RegExp(words.openCertificate) }))
    await screen.findByRole('heading', { name: certificateWords.finished(INSURANCE) })
    expect(page.location().search).toBe('?view=certificate-insurance')
  })
})
