import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** The sentences are law, so a translation or a shorter text must not lose one. `languages/es/terms.md` has the sources. */
const SENTENCES: readonly (readonly [file: string, rule: string, sentence: string])[] = [
  [
    'public',
    'EITC, child credit and three deductions',
    'With an ITIN alone they cannot claim the EITC, the Child Tax Credit or the deductions for tips, overtime and age.',
  ],
  ['public', 'school credits', 'From 2026 both school credits need Social Security numbers, yours and the student’s.'],
  [
    'public',
    'open credits',
    'Still open are the care credit and the {{other-dependent-credit}} for another dependent.',
  ],
  ['public', 'numbers for the EITC', 'You need a Social Security number valid for work.'],
  [
    'public',
    'numbers for the child credit',
    'The child and at least one parent need Social Security numbers valid for work.',
  ],
  [
    'public',
    'numbers for the deductions',
    'The first three need a Social Security number valid for work and, if you are married, a joint return.',
  ],
  [
    'public',
    'married parents who count as unmarried',
    'A married parent who files as head of household needs no joint return.',
  ],
  [
    'es',
    'EITC, child credit and three deductions',
    'Con un ITIN solo, no puede pedir el EITC, el Crédito Tributario por Hijos, ni las deducciones por propinas, horas extra o edad.',
  ],
  [
    'es',
    'school credits',
    'Desde 2026, los dos créditos tributarios para estudios exigen números de Seguro Social, el de usted y el del estudiante.',
  ],
  [
    'es',
    'open credits',
    'Sí puede pedir el crédito tributario por cuidado y los {{other-dependent-credit}} por otro dependiente.',
  ],
  ['es', 'numbers for the EITC', 'Necesita un número de Seguro Social válido para trabajar.'],
  [
    'es',
    'numbers for the child credit',
    'El hijo y al menos uno de sus padres necesitan números de Seguro Social válidos para trabajar.',
  ],
  [
    'es',
    'numbers for the deductions',
    'Las primeras tres exigen un número de Seguro Social válido para trabajar y, si está casado o casada, una declaración conjunta.',
  ],
  [
    'es',
    'married parents who count as unmarried',
    'Una madre o un padre con cónyuge que declara como cabeza de familia no la necesita.',
  ],
]

const FILES: Readonly<Record<string, string>> = {
  public: 'public/data/lessons/taxes_3.json',
  es: 'languages/es/lessons/taxes_3.json',
}

it.each(SENTENCES)('in %s, the lesson on credits has the rule about %s', (file, _rule, sentence) => {
  expect(readFileSync(FILES[file] ?? '', 'utf8')).toContain(sentence)
})

/** The three deductions must come first in the list, because “the first three” names them. */
it.each([
  ['public', ['**Tips.**', '**Overtime.**', '**Age 65 and over.**', '**Car loan interest.**']],
  ['es', ['**Propinas.**', '**Horas extra.**', '**65 años o más.**', '**Intereses de un préstamo de carro.**']],
])('in %s, the first three deductions are tips, overtime and age', (file, names) => {
  const text = readFileSync(FILES[file] ?? '', 'utf8')
  const places = names.map((name) => text.indexOf(name))
  expect(Math.min(...places)).toBeGreaterThan(0)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
})
