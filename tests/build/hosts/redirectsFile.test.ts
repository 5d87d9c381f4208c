import { expect, it } from 'vitest'
import { redirectsFile } from '../../../tools/build/hosts/redirectsFile'
import { redirectAt } from './readRules'
import { sample } from './sampleRules'

const text = redirectsFile(sample, ['/lesson/:lessonId', '/dashboard', '/quiz/:moduleId'])

it.each([
  ['/old', { to: '/about', status: 302 }],
  ['/dashboard', { to: '/shell', status: 200 }],
  ['/lesson/saving_1', { to: '/lesson', status: 200 }],
  ['/quiz/saving', { to: '/shell', status: 200 }],
  ['/about', undefined],
  ['/nowhere', undefined],
  ['/assets/x.js', undefined],
  ['/data/lessons/x.json', undefined],
])('answers %s', (path, expected) => {
  expect(redirectAt(text, path)).toEqual(expected)
})

it('has plain addresses before those with parameters', () => {
  const lines = text.split('\n').filter((line) => line.startsWith('/'))
  expect(lines.map((line) => line.includes(':'))).toEqual([false, false, true, true])
})
