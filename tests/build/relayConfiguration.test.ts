import { describe, expect, it } from 'vitest'
import { contentPolicy } from '../../tools/build/contentPolicy'
import { hasClassroom, readRelays, relaySources } from '../../tools/build/relayConfiguration'

const relaysOf = (value: string) => readRelays({ VITE_RELAYS: value })

describe('the relays of a build', () => {
  it('default to the relay that a hub announces', () => {
    expect(readRelays({})).toEqual(['http://prairie-ledger.local:8484'])
    expect(relaysOf('  ')).toEqual(['http://prairie-ledger.local:8484'])
  })

  it('are empty when the setting says none', () => {
    expect(relaysOf('none')).toEqual([])
    expect(contentPolicy({}, relaySources([]))).toContain("connect-src 'self';")
  })

  it('are the only additions to the policy of each page', () => {
    const relays = relaysOf('https://relay.example.org, http://ledger.local:8484/')
    expect(relays).toEqual(['https://relay.example.org', 'http://ledger.local:8484'])
    expect(contentPolicy({}, relaySources(relays))).toContain(
      "connect-src 'self' https://relay.example.org http://ledger.local:8484;",
    )
  })

  it.each([
    'relay.example.org',
    'ftp://relay.example.org',
    'https://relay.example.org/db',
    'https://user:secret@relay.example.org',
    'https://*.example.org',
    "'unsafe-inline'",
    'https://a.org; script-src https://b.org',
  ])('are rejected as %s', (value) => {
    expect(() => relaysOf(value)).toThrow('VITE_RELAYS must hold addresses')
  })

  it('can be more than one', () => {
    expect(() => relaysOf(Array.from({ length: 9 }, (_, at) => `https://r${at}.org`).join(' '))).toThrow('9 relays')
  })
})

describe('the class product of a build', () => {
  it('is left out with every relay when CLASSROOM is off', () => {
    expect([hasClassroom({}), hasClassroom({ CLASSROOM: 'on' }), hasClassroom({ CLASSROOM: 'off' })]).toEqual([
      true,
      true,
      false,
    ])
    expect(readRelays({ CLASSROOM: 'off', VITE_RELAYS: 'https://relay.example.org' })).toEqual([])
  })

  it('stops the build when CLASSROOM has any other value', () => {
    expect(() => hasClassroom({ CLASSROOM: 'no' })).toThrow('CLASSROOM must be on or off, and is no')
  })
})
