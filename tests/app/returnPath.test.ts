import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { returnPath } from '../../src/app/learner/returnPath'
import { loginPath } from '../../src/words/links'

describe('the return path after signing in', () => {
  it.each([
    ['/lesson/foundations/foundations_1', '/lesson/foundations/foundations_1'],
    ['/learning?view=review#saving', '/learning?view=review#saving'],
    ['/', '/'],
    ['/nowhere', '/nowhere'],
  ])('returns to %s', (from, expected) => {
    expect(returnPath(from)).toBe(expected)
  })

  it.each([
    [undefined],
    [''],
    ['dashboard'],
    ['https://elsewhere.example/'],
    ['//elsewhere.example'],
    ['/\\elsewhere.example'],
    ['/\t/elsewhere.example'],
    ['/\n/elsewhere.example'],
    ['/.//elsewhere.example'],
    ['/..//elsewhere.example'],
    ['/%2e//elsewhere.example'],
    ['javascript:alert(1)'],
    ['/login'],
    ['/login/'],
    ['/login?from=%2Fdashboard'],
  ])('is the dashboard for %j', (from) => {
    expect(returnPath(from)).toBe('/dashboard')
  })

  it('never leaves the site, for any address', () => {
    const address = fc.oneof(
      fc.string({ unit: fc.constantFrom('/', '\\', '.', '%2e', '\t', '@', ':', 'a', '?', '#', ' ') }),
      fc.webUrl(),
      fc.string(),
    )
    fc.assert(
      fc.property(
        fc.oneof(
          address,
          address.map((text) => `/${text}`),
        ),
        (from) => {
          const to = returnPath(from)
          expect(to.startsWith('/')).toBe(true)
          expect(new URL(to, 'https://ledger.example').origin).toBe('https://ledger.example')
          // Used again as a path, as a router does.
          expect(to.startsWith('//')).toBe(false)
          expect(returnPath(to)).toBe(to)
        },
      ),
    )
  })

  it('returns from the login with query and anchor', () => {
    const from = '/learning?view=glossary&term=apr#credit'
    expect(returnPath(new URL(loginPath(from), 'https://ledger.example').searchParams.get('from') ?? undefined)).toBe(
      from,
    )
  })
})
