import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { spokenText } from '../../../src/screens/lesson/aloud/spokenText'

const entries: Readonly<Record<string, { readonly text: string }>> = JSON.parse(
  readFileSync('languages/es/words/readAloud.json', 'utf8'),
)
const text = (key: string, values: Readonly<Record<string, unknown>> = {}): string =>
  (entries[`readAloud.${key}`]?.text ?? '').replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name]))
const spanish = {
  dollars: (amount: number, figure: string) => text(amount === 1 ? 'dollars.one' : 'dollars.other', { figure }),
  cents: (cents: number) => text(cents === 1 ? 'cents.one' : 'cents.other', { cents }),
  dollarsAndCents: (dollars: string, cents: string) => text('dollarsAndCents', { dollars, cents }),
  magnitudes: text('magnitudes'),
}

describe('an amount read aloud', () => {
  it.each([
    ['It costs $1,200.', 'It costs 1200 dollars.'],
    ['Pay $1 or $35.50, not $0.50.', 'Pay 1 dollar or 35 dollars and 50 cents, not 50 cents.'],
    ['$1,989.64 of $2,500.00', '1989 dollars and 64 cents of 2500 dollars'],
    ['About $2 million and 1,400 hours at 7.65%', 'About $2 million and 1400 hours at 7.65%'],
    ['Call 800-829-1040 in 2026, and 3, 4 or 5.', 'Call 800-829-1040 in 2026, and 3, 4 or 5.'],
    ['**$1,200 − $800**', '**1200 dollars − 800 dollars**'],
    ['', ''],
  ])('says %s', (written, spoken) => {
    expect(spokenText(written)).toBe(spoken)
  })

  it.each([
    ['Son $1,200.', 'Son 1200 dólares.'],
    ['Paga $1 o $35.50, no $0.01.', 'Paga 1 dólar o 35 dólares con 50 centavos, no 1 centavo.'],
    ['Unos $66.7 mil millones y 1,400 horas', 'Unos $66.7 mil millones y 1400 horas'],
  ])('says in Spanish %s', (written, spoken) => {
    expect(spokenText(written, spanish, 'es-US')).toBe(spoken)
  })

  it('knows a language with the sign after the figure', () => {
    expect(spokenText('Es kostet 1.200,50 $ und 3.000 Stunden.', undefined, 'de-DE')).toBe(
      'Es kostet 1200 dollars and 50 cents und 3000 Stunden.',
    )
  })
})
