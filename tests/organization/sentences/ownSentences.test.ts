import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readOwnSentences } from '../../../tools/organization/sentences/ownSentences'

const root = process.cwd()
const folder = mkdtempSync(join(tmpdir(), 'own-sentences-'))
mkdirSync(join(folder, 'words'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const file = relative(root, join(folder, 'words/en.json'))
function read(json: string): ReadonlyMap<string, string> {
  writeFileSync(join(folder, 'words/en.json'), json)
  return readOwnSentences(folder, root)
}

describe('the own sentences of an organization', () => {
  it('are none without a file', () => {
    expect([...readOwnSentences(join(folder, 'nowhere'), root)]).toEqual([])
  })

  it('are read by key', () => {
    expect([
      ...read('{ "$schema": "./x", "home.headline": "Ours", "home.seeModules.other": "All {modules}" }'),
    ]).toEqual([
      ['home.headline', 'Ours'],
      ['home.seeModules.other', 'All {modules}'],
    ])
  })

  it('end the build with their line and the nearest key', () => {
    expect(() => read('{\n  "home.headline": "Ours",\n  "home.headlin": "Ours"\n}')).toThrow(
      new Error(`${file}:3: “home.headlin” is no sentence. The nearest one is “home.headline”.`),
    )
  })

  it('are named together, each with its problem', () => {
    const json = '{\n"home.headline": "{count}",\n"home.seeModules.other": "All",\n"home.inAll": 3,\n"home.inal": ""}'
    expect(() => read(json)).toThrow(
      new Error(
        [
          `${file}:2: “home.headline” has no values, so {count} can’t be in it.`,
          `${file}:3: “home.seeModules.other” is made from values. Write it with {modules}.`,
          `${file}:4: “home.inAll” has no text.`,
          `${file}:5: “home.inal” is no sentence. The nearest one is “home.inAll”.`,
        ].join('\n'),
      ),
    )
  })

  it.each(['[]', '"text"', 'null'])('can’t be %s', (json) => {
    expect(() => read(json)).toThrow(new Error(`${file} has to be an object of sentences by key.`))
  })

  it('end the build when the file is no JSON', () => {
    expect(() => read('{')).toThrow(`${file}: `)
  })
})
