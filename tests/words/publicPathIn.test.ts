import { describe, expect, it } from 'vitest'
import { paths, publicPathIn } from '../../src/words/paths'

describe('publicPathIn', () => {
  it('gives the page in the folder of a language', () => {
    expect(publicPathIn('es/', paths.about)).toBe('/es/about')
    expect(publicPathIn('', paths.about)).toBe('/about')
  })

  it('gives the home page without a slash at its end', () => {
    expect(publicPathIn('es/', paths.home)).toBe('/es')
    expect(publicPathIn('', paths.home)).toBe('/')
  })
})
