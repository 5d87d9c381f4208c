import { expect, it } from 'vitest'
import { leftOutLine, leftOutLines } from '../../tools/setup/leftOut.mjs'

it('finds the lines about left-out parts in a step’s output', () => {
  const lines = [leftOutLine('nginx is not here.'), leftOutLine('Caddy is not here.')]
  expect(leftOutLines(`✓ one\r\n\u{1b}[39m${lines.join('\r\n')}\r\n ✓ Left out: a title\n`)).toEqual(lines)
})
