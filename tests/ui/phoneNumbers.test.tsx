import { renderToStaticMarkup } from 'react-dom/server'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findPhones, PhoneText } from '../../src/ui/PhoneText'

const phonesIn = (text: string) =>
  findPhones(text).flatMap((part) => (part.kind === 'phone' ? [[part.text, part.href]] : []))

describe('a number to call', () => {
  it.each([
    ['Call 800-829-1040.', '800-829-1040', 'tel:+18008291040'],
    ['Call 1-800-318-2596 or look at the site', '1-800-318-2596', 'tel:+18003182596'],
    ['the office at (515) 555-0142, open daily', '(515) 555-0142', 'tel:+15155550142'],
    ['or +1 877.322.8228', '+1 877.322.8228', 'tel:+18773228228'],
    ['Call 1-800-MEDICARE today', '1-800-MEDICARE', 'tel:+18006334227'],
    ['Call 1-800-4-MY-HUD1 now', '1-800-4-MY-HUD1', 'tel:+18004694831'],
    ['For rent, call 211; it is free.', '211', 'tel:211'],
    ['call or text 988 at any hour', '988', 'tel:988'],
    ['988 is there at any hour', '988', 'tel:988'],
    ['press 2, or text AYUDA to 988.', 'AYUDA to 988', 'sms:988?&body=AYUDA'],
    ['mande por mensaje de texto la palabra AYUDA al 988.', 'AYUDA al 988', 'sms:988?&body=AYUDA'],
    ['In danger, call 911.', '911', 'tel:911'],
    ['dial 711 for relay', '711', 'tel:711'],
    ['Text HOME to 741741 to write with somebody', 'Text HOME to 741741', 'sms:741741?&body=HOME'],
    ['You can also text your ZIP code to 898211. If not, call.', '898211', 'sms:898211'],
    ['or text “BAL” to 22752.', 'text “BAL” to 22752', 'sms:22752?&body=BAL'],
  ])('%s', (text, written, href) => {
    expect(phonesIn(text)).toEqual([[written, href]])
  })

  it('may be next to another', () => {
    expect(phonesIn('Call 211 first, then 888-227-7669.').map(([text]) => text)).toEqual(['211', '888-227-7669'])
  })
})

describe('a number that is not to call', () => {
  it.each([
    'It costs $211 a month.',
    '$1,211 in all',
    '1,988 was the sum',
    'In 1988 rents were lower.',
    'He earned 211 dollars and 988 points.',
    'File Form 911 with the IRS.',
    'Box 211 of the form',
    '900 + 88 = 988 in all',
    '988 − 211 is left over',
    'Your number 123-45-6789 stays secret.',
    'Account 4111-111-111-1111 of hers',
    'the year 2026-07-08',
    'from 2.211 to 9.988 percent',
    'a 211-mile road',
    'She has 411 in the bank.',
    'text me to 5 people',
    '211',
    '988.00',
  ])('%s', (text) => {
    expect(phonesIn(text)).toEqual([])
  })
})

describe('any text', () => {
  it('is returned letter by letter', () => {
    const pieces = fc.constantFrom(
      'call ',
      '211',
      '988',
      ' or text ',
      '1-800-MEDICARE',
      '800-829-1040',
      ' ',
      '$',
      ',',
      '-',
      'x',
    )
    fc.assert(
      fc.property(
        fc.oneof(
          fc.array(pieces).map((all) => all.join('')),
          fc.string(),
        ),
        (text) => {
          expect(
            findPhones(text)
              .map((part) => part.text)
              .join(''),
          ).toBe(text)
        },
      ),
    )
  })

  it('is shown as written, with its numbers as links', () => {
    expect(renderToStaticMarkup(<PhoneText>For food or rent call 211; it is free.</PhoneText>)).toMatch(
      /^<span>For food or rent call <\/span><a class="[^"]+" href="tel:211">211<\/a><span>; it is free\.<\/span>$/,
    )
  })
})
