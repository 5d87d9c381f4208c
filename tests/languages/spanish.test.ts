import { describe, expect, it } from 'vitest'
import { checkSpanish, isSpanish } from '../../tools/languages/spanish/checkSpanish'
import { inflesz, sentencesOf, syllablesOf } from '../../tools/languages/spanish/inflesz'
import { slipsIn } from '../../tools/languages/spanish/slips'
import type { Translation } from '../../tools/languages/read/readTranslation'

describe('syllables', () => {
  it.each([
    ['casa', 2],
    ['ahorro', 3],
    ['cuenta', 2],
    ['deuda', 2],
    ['país', 2],
    ['garantía', 4],
    ['quien', 1],
    ['guerra', 2],
    ['bilingüe', 3],
    ['ley', 1],
    ['mayo', 2],
    ['ciudad', 2],
    ['leer', 2],
    ['reír', 2],
    ['Paraguay', 3],
    ['averiguáis', 4],
    ['baúl', 2],
    ['y', 1],
    ['FDIC', 1],
  ])('of %s are counted', (word, count) => {
    expect(syllablesOf(word)).toBe(count)
  })
})

describe('the INFLESZ scale', () => {
  it('is the formula of Szigriszt-Pazos', () => {
    // 8 words, 16 syllables, 2 sentences.
    expect(inflesz('Usted gana dinero. Lo ahorra en el banco.')).toBeCloseTo(206.835 - (62.3 * 15) / 8 - 8 / 2, 5)
  })

  it('has no value without words', () => {
    expect(inflesz('{count} … $1,200')).toBeUndefined()
  })

  it('takes each line of a list as a sentence', () => {
    expect(sentencesOf('Pague:\n- la renta\n- la luz. Y **ahorre** {{limite}}.').map(({ length }) => length)).toEqual([
      1, 2, 2, 2,
    ])
  })

  it('is lower for longer words and sentences', () => {
    const easy = inflesz('Pague a tiempo. Así paga menos.') ?? 0
    const hard =
      inflesz('La realización oportuna de las obligaciones contractuales posibilita la disminución de recargos.') ?? 0
    expect(easy).toBeGreaterThan(70)
    expect(hard).toBeLessThan(20)
  })
})

describe('slips', () => {
  it.each([
    'Puede aplicar para un préstamo.',
    'El balance de la cuenta es $20.',
    'Eventualmente paga todo.',
    'Revise su reporte de crédito.',
    'Esto no hace sentido.',
    'Abra tu cuenta.',
    '¿Tienes una deuda?',
    'Cuesta dos billones.',
  ])('are found: %s', (text) => {
    expect(slipsIn(text)).toHaveLength(1)
  })

  it.each([
    'Solicite un préstamo. El saldo es $20.',
    'Aplique la crema en la piel.',
    'El balance general de una empresa.',
    'Estudie el tipo de cuenta y actúe.',
    'Los virtuosos y la virtud.',
  ])('are no right words: %s', (text) => {
    expect(slipsIn(text)).toEqual([])
  })
})

describe('the check of a Spanish translation', () => {
  const translation = (path: string, text: string): Translation => ({
    locale: 'es-US',
    files: new Map([[path, { locale: 'es-US', entries: new Map([['a', { of: 'x', text }]]) }]]),
    faults: [],
    locate: (file, key, problem) => `${file} ${key} ${problem}`,
  })
  const hard = 'La realización oportuna de las obligaciones contractuales posibilita la disminución de recargos. '

  it('names a slip with its place', () => {
    expect(checkSpanish(translation('lessons/credit_1.json', 'Eventualmente paga.'))).toEqual([
      'lessons/credit_1.json a has “Eventualmente”. Use con el tiempo, al final.',
    ])
  })

  it('names a file that is too hard', () => {
    expect(checkSpanish(translation('lessons/credit_1.json', hard.repeat(20)))[0]).toContain('and needs 65')
    expect(checkSpanish(translation('words/quiz.json', hard.repeat(20)))[0]).toContain('and needs 70')
    expect(checkSpanish(translation('lessons/credit_1.json', hard))).toEqual([])
  })

  it('is for Spanish only', () => {
    expect([isSpanish('es-US'), isSpanish('es'), isSpanish('en-XA'), isSpanish('ar-XB')]).toEqual([
      true,
      true,
      false,
      false,
    ])
  })
})
