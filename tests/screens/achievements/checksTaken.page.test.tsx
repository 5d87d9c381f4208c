import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { achievementWords } from '#words/achievements'
import { checkOfferWords } from '#words/checkOffer'
import { checksTakenWords as words } from '#words/checksTaken'
import manifest from '../../../public/data/lessons/manifest.json'
import { LearningCenterScreen } from '../../../src/screens/learning-center/LearningCenterScreen'
import { AchievementsScreen } from '../../../src/screens/achievements/AchievementsScreen'
import type { OpenedLearnerStore } from '../../../src/data/store/learnerStore'
import { checkAnswers } from '../../core/progress/checkAnswers'
import { lesson, moduleId } from '../../core/progress/samples'
import { renderScreen } from '../renderScreen'

const SAVING = moduleId('saving')
const module = manifest.modules.find(({ id }) => id === 'saving')
const CHECK = '/learning?view=check&module=saving'

const done = async (store: OpenedLearnerStore): Promise<void> => {
  for (const { id } of module?.lessons ?? []) await store.completeLesson(lesson(id))
}

describe('the self-checks of a module', () => {
  it('show gains and losses in Achievements, only for taken ones', async () => {
    await renderScreen(<AchievementsScreen />, {
      path: '/achievements',
      before: async (store) => {
        await store.finishCheck(SAVING, 'before', checkAnswers(4))
        await store.finishCheck(SAVING, 'after', checkAnswers(3))
      },
    })
    await screen.findByRole('heading', { name: words.title })
    expect(screen.getByText(`${module?.title ?? ''}:`).parentElement?.textContent).toBe(
      `${module?.title}: 4 of 6, then 3 of 6`,
    )
  })

  it('are not mentioned when none was taken', async () => {
    await renderScreen(<AchievementsScreen />, { path: '/achievements' })
    await screen.findByText(achievementWords.nothingYet)
    expect(screen.queryByText(words.title)).toBeNull()
  })

  it('are listed in their order', () => {
    expect(words.line({ before: 2 }, 6)).toBe('2 of 6 before the lessons')
    expect(words.line({ after: 5 }, 6)).toBe('5 of 6 after the lessons')
    expect(words.line({ before: 2, after: 5, month: 4, quarter: 3 }, 6)).toBe(
      '2 of 6, then 5 of 6, after a month 4 of 6, after three months 3 of 6',
    )
  })
})

describe('a self-check in its module', () => {
  const open = (before?: (store: OpenedLearnerStore) => unknown) =>
    renderScreen(<LearningCenterScreen />, { path: '/learning#saving', ...(before && { before }) })

  it('is offered before the first lesson', async () => {
    await open()
    const link = await screen.findByRole('link', { name: checkOfferWords.offer.before })
    expect(link.getAttribute('href')).toBe(CHECK)
  })

  it('is not offered in the middle', async () => {
    await open((store) => store.completeLesson(lesson('saving_1')))
    await screen.findByRole('link', { name: /^Building an Emergency Fund/ })
    for (const offer of Object.values(checkOfferWords.offer)) expect(screen.queryByText(offer)).toBeNull()
  })

  it('is offered after the last lesson if the first was taken', async () => {
    await open(async (store) => {
      await store.finishCheck(SAVING, 'before', checkAnswers(2))
      await done(store)
    })
    const link = await screen.findByRole('link', { name: checkOfferWords.offer.after })
    expect(link.getAttribute('href')).toBe(CHECK)
  })
})
