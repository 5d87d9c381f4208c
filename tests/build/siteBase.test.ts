import { describe, expect, it } from 'vitest'
import { siteBase } from '../../tools/build/siteBase'

describe('the folder of a build', () => {
  it.each([undefined, '', ' ', '/'])('is the root for %j', (value) => {
    expect(siteBase(value)).toBe('/')
  })

  it.each(['/learn/', '/Learn/', '/a/b-2/c_d/', '/v1.2/', ' /learn/ '])('is %j', (value) => {
    expect(siteBase(value)).toBe(value.trim())
  })

  it.each([
    'learn',
    '/learn',
    'learn/',
    './',
    '../',
    '/../',
    '/learn/../',
    '/./',
    '/.well-known/',
    '//',
    '/learn//',
    '//elsewhere.example/',
    'https://elsewhere.example/learn/',
    '/my lessons/',
    '/le%20arn/',
    '/learn/?x/',
    '/learn:/',
    'C:/Program Files/Git/learn/',
  ])('is an error when it is %j', (value) => {
    expect(() => siteBase(value)).toThrow(
      `VITE_BASE must be a path like /learn/ with a slash at both ends, and is ${value}`,
    )
  })
})
