import { expect, it } from 'vitest'
import { hostingRules } from '../../../tools/build/hosts/hostingRules'
import { webConfig } from '../../../tools/build/hosts/webConfig'
import { answerOfIis } from './readWebConfig'
import { sample, sampleHosting } from './sampleRules'

const text = webConfig(sample)
const files = ['/index.html', '/about.html', '/shell.html', '/lesson.html', '/assets/a.js', '/notes.txt']

it.each([
  ['/', 200, '/index.html'],
  ['/about', 200, '/about.html'],
  ['/about.html', 301, '/about'],
  ['/about/', 301, '/about'],
  ['/index.html', 301, '/'],
  ['/old', 302, '/about'],
  ['/lesson/saving_1', 200, '/lesson.html'],
  ['/dashboard', 200, '/shell.html'],
  ['/assets/a.js', 200, '/assets/a.js'],
  ['/assets/x.js', 404, ''],
  ['/nowhere.html', 404, ''],
  ['/notes.txt', 404, ''],
])('answers %s with %i', (path, status, to) => {
  expect(answerOfIis(text, path, files)).toMatchObject({ status, to })
})

it('sends each header, and keeps missing files out of caches', () => {
  const headersAt = (path: string) => answerOfIis(text, path, files).headers
  const words = "'one' two; three"
  expect(headersAt('/about')).toEqual({ 'cache-control': 'no-cache', 'x-words': words })
  expect(headersAt('/assets/a.js')).toEqual({ 'cache-control': 'max-age=9, immutable', 'x-words': words })
  expect(headersAt('/assets/x.js')).toEqual({ 'x-words': words })
})

it('keeps endings where firebase.json does', () => {
  const kept = webConfig(hostingRules({ ...sampleHosting, cleanUrls: false }))
  expect(answerOfIis(kept, '/about.html', files)).toMatchObject({ status: 200, to: '/about.html' })
})
