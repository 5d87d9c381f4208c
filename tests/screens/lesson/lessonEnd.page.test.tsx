import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ruleWords as words } from '#words/rules'
import { LessonEnd } from '../../../src/screens/lesson/sheet/LessonEnd'
import { signPath } from '../../../src/words/links'
import { renderScreen } from '../renderScreen'

const lesson = { rule: 'Sleep over it.' }

it('links the rule of a lesson to its Before you sign card', async () => {
  await renderScreen(<LessonEnd lesson={lesson} moduleId="credit" lessonId="credit_1" />)
  const link = await screen.findByRole('link', { name: words.beforeYouSign })
  expect(link.getAttribute('href')).toBe(signPath('loan'))
})

it('shows the rule alone when nothing is signed', async () => {
  await renderScreen(<LessonEnd lesson={lesson} moduleId="saving" lessonId="saving_2" />)
  expect(await screen.findByText('Sleep over it.')).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
})
