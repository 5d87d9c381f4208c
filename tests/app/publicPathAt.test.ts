import { describe, expect, it } from 'vitest'
import { publicPathAt } from '../../src/app/public/publicPathAt'
import { siteIsAlsoIn, spanish } from '../fakes/severalLanguages'

siteIsAlsoIn(spanish)

describe('the public page of a document under the address of another language', () => {
  it.each([
    ['/es', '/'],
    ['/es/', '/'],
    ['/es/about', '/about'],
    ['/newsletters/first-500', '/es/newsletters/first-500'],
    ['/es/newsletters/first-500', '/newsletters/first-500'],
  ])('at %s is %s', (pathname, prerendered) => {
    expect(publicPathAt(pathname, prerendered)).toBe(prerendered)
  })

  it.each([
    ['/nowhere', '/es'],
    ['/es/nowhere', '/'],
    ['/dashboard', '/es'],
    ['/estate', '/'],
    ['/es/about', '/contact'],
  ])('at %s is not %s', (pathname, prerendered) => {
    expect(publicPathAt(pathname, prerendered)).toBeUndefined()
  })
})
