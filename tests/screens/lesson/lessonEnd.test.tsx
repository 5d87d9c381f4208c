// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ruleWords as words } from '#words/rules'
import { LessonEnd } from '../../../src/screens/lesson/sheet/LessonEnd'
import { signPath } from '../../../src/words/paths'
import { renderScreen } from '../renderScreen'

const lesson = { rule: 'Sleep over it.' }

it('the rule of a lesson leads to the card of its decision, before somebody signs', async () => {
  await renderScreen(<LessonEnd lesson={lesson} moduleId="credit" lessonId="credit_1" />)
  const link = await screen.findByRole('link', { name: words.beforeYouSign })
  expect(link.getAttribute('href')).toBe(signPath('loan'))
})

it('where nothing is signed there is the rule alone', async () => {
  await renderScreen(<LessonEnd lesson={lesson} moduleId="saving" lessonId="saving_2" />)
  expect(await screen.findByText('Sleep over it.')).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
})
