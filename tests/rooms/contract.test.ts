import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { appWords } from '#words/app'
import { contentWords } from '#words/content'
import { missedMessage } from '#words/missedDays'
import { pointsForLesson, pointsForQuiz } from '../../src/core/progress/points'
import { site } from '../../src/site'
import { paths, patterns } from '../../src/words/paths'

const contract = readFileSync('docs/contract.md', 'utf8')
const sections = [...contract.matchAll(/^#{2,3} (\d+(?:\.\d+)?) /gmu)].map(([, number = '']) => number)

/** `contract, section 5.2` and `contract, sections 4, 7 and 8.3`. */
const CITATION = /contract, sections? (\d+(?:\.\d+)?)((?:(?:,| and) \d+(?:\.\d+)?)*)/giu

function citedIn(source: string): readonly string[] {
  const flat = source.replaceAll(/\n *(?:\*|\/\/)? */gu, ' ')
  return [...flat.matchAll(CITATION)].flatMap(([, first = '', others = '']) => [
    first,
    ...(others.match(/[\d.]+/gu) ?? []),
  ])
}

describe('the contract', () => {
  it('has its sections in order, each once', () => {
    const order = sections.map((number) => number.split('.').map(Number))
    expect(order).toEqual(order.toSorted(([a = 0, b = 0], [c = 0, d = 0]) => a - c || b - d))
    expect(new Set(sections).size).toBe(sections.length)
    expect(sections.filter((number) => !number.includes('.'))).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9'])
  })

  it('has every section that code and tests cite', () => {
    const sources = ['src', 'sw', 'tests', 'tools'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.(?:tsx?|mjs)$/u.test(file))
        .map((file) => join(folder, file)),
    )
    const cited = sources.flatMap((file) => citedIn(readFileSync(file, 'utf8')).map((number) => `${number} in ${file}`))
    expect(cited.length).toBeGreaterThan(70)
    expect(cited.filter((citation) => !sections.includes(citation.split(' ')[0] ?? ''))).toEqual([])
  })

  it('parses a citation with several sections or a line break', () => {
    expect(citedIn('(contract, sections 4, 7 and 8.3)')).toEqual(['4', '7', '8.3'])
    expect(citedIn('/**\n * What is shown (contract,\n * section 5.2).\n */')).toEqual(['5.2'])
  })

  it.each([...Object.values(paths), ...Object.values(patterns).map((path) => path.replaceAll(/:(\w+)/gu, '{$1}'))])(
    'names the path %s',
    (path) => expect(contract).toContain(`\`${path}\``),
  )

  it.each([
    appWords.errorTitle,
    appWords.errorText,
    appWords.refresh,
    contentWords.keyTakeaways,
    contentWords.practicalSteps,
    contentWords.fallbackLesson.title,
    contentWords.fallbackLesson.text,
    contentWords.fallbackManifest.module,
    contentWords.fallbackManifest.lesson,
    missedMessage({ kind: 'yesterday' }),
    missedMessage({ kind: 'some-days', days: 4 }).replace('4', 'N'),
    missedMessage({ kind: 'weeks' }),
    missedMessage({ kind: 'longer' }),
  ])('has the exact message: %s', (message) => expect(contract).toContain(`'${message}'`))

  it('has the code’s points table and the version label', () => {
    const rows = [...contract.matchAll(/^\| `(\w+)` \| \w+ \| (\d+) \| (\d+) \| (\d+) \|$/gmu)]
    const written = rows.map(([, id, , lesson, quiz]) => [id, Number(lesson), Number(quiz)])
    expect(written).toEqual(rows.map(([, id = '']) => [id, pointsForLesson(`${id}_1`), pointsForQuiz(id)]))
    expect(rows.reduce((sum, [, , lessons]) => sum + Number(lessons), 0)).toBe(49)
    expect(contract).toContain(`\`${site.version}\``)
  })
})

it('is held by tests that exist', () => {
  const paths = [...readFileSync('docs/mended.md', 'utf8').matchAll(/`([\w./-]+\.(?:tsx?|mjs|json|py))`/gu)].map(
    ([, path = '']) => path,
  )
  expect(paths.length).toBeGreaterThan(150)
  expect(paths.filter((path) => !existsSync(path) && !existsSync(join('tests', path)))).toEqual([])
})
