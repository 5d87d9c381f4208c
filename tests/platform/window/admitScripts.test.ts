import { describe, expect, it } from 'vitest'
import { admitScripts } from '../../../src/platform/window/admitScripts'

const origin = 'https://ledger.test'
const google = 'https://apis.google.com/js/'

/** Asks the page's one policy about an address. */
function policy(others: readonly string[]): (url: string) => string | null {
  const made: (readonly [string, (url: string) => string | null])[] = []
  admitScripts(others, {
    trustedTypes: { createPolicy: (name, { createScriptURL }) => made.push([name, createScriptURL]) },
    location: { origin },
    document: { baseURI: `${origin}/lesson/saving/saving_1` },
  })
  expect(made.map(([name]) => name)).toEqual(['default'])
  return made[0]?.[1] ?? (() => null)
}

describe('the scripts that a page allows', () => {
  it.each([
    ['/sw.js', `${origin}/sw.js`],
    ['/assets/Lesson-a1_B-2.js', `${origin}/assets/Lesson-a1_B-2.js`],
    [`${origin}/assets/main-1.js`, `${origin}/assets/main-1.js`],
  ])('include %s', (url, address) => {
    expect(policy([])(url)).toBe(address)
    expect(policy([google])(url)).toBe(address)
  })

  it.each([
    '//evil.test/sw.js',
    '/\\evil.test/assets/main.js',
    'https://evil.test/assets/main.js',
    'https://ledger.test.evil.test/sw.js',
    'http://ledger.test/sw.js',
    'https://ledger.test@evil.test/sw.js',
    '/data/lessons/saving_1.json',
    '/assets/../data/lessons/saving_1.json',
    '/assets/%2e%2e/x.js',
    '/assets/deep/x.js',
    '/sw.js?from=https://evil.test',
    'sw.js',
    'data:text/javascript,alert(1)',
    'blob:https://ledger.test/0f3e',
    'javascript:alert(1)',
    'https://apis.google.com.evil.test/js/api.js',
    'https://apis.google.com/jsx/api.js',
    'https://apis.google.com/js/../evil.js',
    'https://apis.google.com:444/js/api.js',
    'http://apis.google.com/js/api.js',
    'https://',
    '',
  ])('exclude %s', (url) => {
    expect(policy([google])(url)).toBeNull()
  })

  it('include Google’s when the site has a Firebase project', () => {
    const address = `${google}api.js?onload=__iframefcb1`
    expect(policy([google])(address)).toBe(address)
    expect(policy([])(address)).toBeNull()
  })

  it('are left to the other policies without trusted types', () => {
    expect(() => admitScripts([], { location: { origin }, document: { baseURI: origin } })).not.toThrow()
  })
})
