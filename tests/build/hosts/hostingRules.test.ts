import { expect, it } from 'vitest'
import { headersByName, hostingRules } from '../../../tools/build/hosts/hostingRules'
import { sample } from './sampleRules'

it('reads each kind of rule', () => {
  expect(sample.cleanUrls).toBe(true)
  expect(sample.hidden).toEqual(['notes.txt'])
  expect(sample.redirects).toEqual([{ from: '/old', to: '/about', status: 302 }])
  expect(sample.rewrites.map(({ destination }) => destination)).toEqual(['/lesson.html', '/shell.html'])
  expect(sample.headers.map(({ pattern, glob }) => [pattern, glob])).toEqual([
    ['^.*$', '**'],
    ['^/assets/.*$', '/assets/**'],
  ])
})

it('collects the rules of a header under one name', () => {
  expect(headersByName(sample)).toEqual([
    {
      key: 'Cache-Control',
      rules: [
        { key: 'Cache-Control', pattern: '^.*$', value: 'no-cache' },
        { key: 'Cache-Control', pattern: '^/assets/.*$', value: 'max-age=9, immutable' },
      ],
    },
    { key: 'X-Words', rules: [{ key: 'X-Words', pattern: '^.*$', value: "'one' two; three" }] },
  ])
})

it('rejects rules that some host can’t have, and names them', () => {
  expect(() => hostingRules({ trailingSlash: true })).toThrow('slash')
  expect(() => hostingRules({ rewrites: [{ source: '/api/**' }] })).toThrow('/api/**')
  for (const source of ['/old/**', '/old/:id'])
    expect(() => hostingRules({ redirects: [{ source, destination: '/new' }] })).toThrow(source)
})
