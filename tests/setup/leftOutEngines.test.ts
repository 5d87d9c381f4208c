import { expect, it } from 'vitest'
import { leftOutEngines } from '../../tools/setup/browsers.mjs'

const none = { firefox: () => undefined, webkit: () => undefined }
const both = { firefox: () => 'firefox', webkit: () => 'MiniBrowser' }

it.each([
  ['both where none is here', {}, none, ['firefox', 'webkit']],
  ['WebKit alone in CI, which needs Firefox', { CI: 'true' }, none, ['webkit']],
  ['nothing in CI where both are here', { CI: 'true' }, both, []],
  ['nothing when all are asked for', { ENGINES: 'all' }, none, []],
  ['nothing when all are asked for in CI', { CI: 'true', ENGINES: 'all' }, none, []],
] as const)('a run leaves out %s', (_, env, isHere, expected) => {
  expect(leftOutEngines({ env, isHere })).toEqual(expected)
})
