import { describe, expect, it } from 'vitest'
import { headersFile } from '../../../tools/build/hosts/headersFile'
import { hostingRules } from '../../../tools/build/hosts/hostingRules'
import { headersAt, type RuleHost } from './readRules'
import { sample } from './sampleRules'

describe.each<RuleHost>(['Netlify', 'Cloudflare Pages'])('_headers on %s', (host) => {
  it('gives each path its headers, and of two values the later one', () => {
    const text = headersFile(sample)
    const words = "'one' two; three"
    expect(headersAt(text, '/', host)).toEqual({ 'cache-control': 'no-cache', 'x-words': words })
    expect(headersAt(text, '/a/b.js', host)).toEqual({ 'cache-control': 'no-cache', 'x-words': words })
    expect(headersAt(text, '/assets/b.js', host)).toEqual({
      'cache-control': 'max-age=9, immutable',
      'x-words': words,
    })
  })
})

it('rejects a rule that these hosts can’t have', () => {
  const headers = [{ key: 'X-Words', value: 'one' }]
  for (const rule of [{ regex: '^/a[0-9]$' }, { source: '/*/a' }])
    expect(() => headersFile(hostingRules({ headers: [{ ...rule, headers }] }))).toThrow(Object.values(rule)[0])
})
