import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { findBareTexts, reasons } from '../../tools/words/bareTexts'

const root = process.cwd()
mkdirSync('.cache', { recursive: true })
/** This is below the project, where the types of React are found. */
const folder = mkdtempSync(join('.cache', 'bare-texts-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const before = `
import type { ReactElement, ReactNode } from 'react'
import { words } from '#words/planted'
declare const n: number, name: string, isOn: boolean, node: ReactNode, element: ReactElement, list: string[]
declare const maybe: string | undefined, elements: ReactElement[]
declare function Part(props: { children?: ReactNode; note?: ReactNode }): ReactElement
`
const shapes: readonly (readonly [name: string, reason: keyof typeof reasons | undefined, source: string])[] = [
  ['a count before its unit', 'beside', '<p>{n} points</p>'],
  ['a text between two', 'beside', '<p>{words.from} {name} {words.to}</p>'],
  ['a text that may be left out', 'beside', '<p>{words.saved} {isOn && name}</p>'],
  ['one of two texts', 'beside', '<p><b>x</b> {isOn ? words.on : words.off}</p>'],
  ['a text that may be missing', 'beside', '<p><b>x</b>{maybe}</p>'],
  ['a name behind an icon', 'beside', '<button><i /> {name}</button>'],
  ['a text for a part of ours', 'beside', '<Part>{n} points</Part>'],
  ['anything that React can draw', 'beside', '<div>{node}<b>x</b></div>'],
  ['children that come and go', 'beside', '<div>{isOn ? node : <b>x</b>}</div>'],
  ['a call of the words', 'beside', '<p><b>x</b> {words.count(n)}</p>'],
  ['words without an element', 'fragment', '<>{words.saved} <b>x</b></>'],
  ['a text alone in a fragment', 'fragment', '<Part note={<>{name}</>} />'],
  ['words behind what comes and goes', 'after', '<p>{isOn ? <b>x</b> : null} Saved</p>'],
  ['words behind a list', 'after', '<p>{elements} {words.saved}</p>'],
  ['a list of texts', 'list', '<p>{list}</p>'],
  ['a list of texts and elements', 'list', '<p>{list.map((one) => isOn ? one : <b key={one}>x</b>)}</p>'],
  ['a text alone', undefined, '<p>{name}</p>'],
  ['a text put together', undefined, '<p>{`${n} points`}</p>'],
  ['a text or nothing', undefined, '<p>{isOn && name}</p>'],
  ['a text or an element', undefined, '<p>{isOn ? name : <b>x</b>}</p>'],
  ['a text with an element of its own', undefined, '<p><span>{n}</span> points</p>'],
  ['words that never change', undefined, '<button><i /> {words.saved}</button>'],
  ['signs that nobody translates', undefined, '<p>{isOn ? <b>x</b> : null} · {elements}</p>'],
  ['elements beside elements', undefined, '<div>{element}{elements}{isOn && element}</div>'],
  ['a text for a part that holds nothing else', undefined, '<Part note={name}>{name}</Part>'],
]

function foundIn(files: Readonly<Record<string, string>>): readonly string[] {
  const project = mkdtempSync(join(folder, 'project-'))
  for (const [file, source] of Object.entries(files)) writeFileSync(join(project, file), source)
  writeFileSync(join(project, 'planted.d.ts'), `declare module '#words/planted' { export const words: any }`)
  writeFileSync(
    join(project, 'tsconfig.json'),
    JSON.stringify({ extends: join(root, 'tsconfig.json'), files: undefined, include: ['.'] }),
  )
  const config = relative(root, join(project, 'tsconfig.json'))
  return findBareTexts(root, config).map((found) =>
    found.replace(`${relative(root, project)}/`.replaceAll('\\', '/'), ''),
  )
}

describe('a text of a screen', () => {
  it('has its own element when it changes, in every component', () => {
    expect(findBareTexts(root, 'src/tsconfig.json')).toEqual([])
  })

  it('is found in each shape that React writes as page text', () => {
    const files = Object.fromEntries(
      shapes.map(([, , source], index) => [`Shape${index}.tsx`, `${before}export const shown = (\n  ${source}\n)\n`]),
    )
    const found = foundIn(files)
    const told = shapes.map(([name], index) => {
      const line = before.split('\n').length + 1
      const hits = found.filter((hit) => hit.startsWith(`Shape${index}.tsx:${line}: `))
      return [name, ...new Set(hits.map((hit) => Object.entries(reasons).find(([, text]) => hit.includes(text))?.[0]))]
    })
    expect(told).toEqual(shapes.map(([name, reason]) => (reason === undefined ? [name] : [name, reason])))
  })

  it('is found when a component renders it directly', () => {
    const source = `${before}export function Name() {\n  if (isOn) return <b>x</b>\n  return name\n}\nexport const textOf = () => name\n`
    const line = before.split('\n').length + 2
    expect(foundIn({ 'Name.tsx': source })).toEqual([`Name.tsx:${line}: ${reasons.component}: name`])
  })
})
