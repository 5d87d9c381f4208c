import { describe, expect, it } from 'vitest'
import { siteAddress } from '../../src/words/siteAddress'

describe('the address of the site as a person types it', () => {
  it.each([
    ['https://ledger.example.org', 'ledger.example.org'],
    ['https://ledger.example.org:8443', 'ledger.example.org:8443'],
    ['http://localhost:4173', 'http://localhost:4173'],
  ])('of %s is %s', (origin, address) => {
    expect(siteAddress(origin)).toBe(address)
  })

  it('has the path of a page', () => {
    expect(siteAddress('https://ledger.example.org', '/teachers')).toBe('ledger.example.org/teachers')
  })
})
