import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isolated } from '../../src/words/isolated'
import { bareInElements, bareInSentences } from '../../tools/rooms/turningNames'

type Look = (file: string, text: string) => readonly string[]

function lookAt(look: Look, folder: string, ending: string): readonly string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith(ending))
  expect(files.length).toBeGreaterThan(20)
  return files.flatMap((file) =>
    look(file, readFileSync(`${folder}/${file}`, 'utf8')).map((text) => `${file}: ${text}`),
  )
}

describe('a name that is written from right to left', () => {
  it('is isolated in a sentence, and no other name is', () => {
    expect(isolated('שרה (1)')).toBe('\u2068שרה (1)\u2069')
    expect(isolated('محمد')).toBe('\u2068محمد\u2069')
    expect([isolated('Ada'), isolated('李明'), isolated('José')]).toEqual(['Ada', '李明', 'José'])
  })

  it('changes the direction of no sentence in the catalog', () => {
    expect(lookAt(bareInSentences, 'src/words/en', '.ts')).toEqual([])
  })

  it('has its own element wherever a name is alone', () => {
    expect(lookAt(bareInElements, 'src/screens', '.tsx')).toEqual([])
    expect(lookAt(bareInElements, 'src/app', '.tsx')).toEqual([])
  })

  it('is found when it is planted', () => {
    expect(bareInSentences('a.ts', 'const a = { b: (name: string) => `Hello ${name}!` }')).toHaveLength(1)
    expect(bareInSentences('a.ts', 'const a = { b: (name: string) => `Hello ${isolated(name)}!` }')).toEqual([])
    expect(bareInSentences('a.ts', 'const a = { fileName: (name: string) => `Class ${name}` }')).toEqual([])
    expect(bareInElements('a.tsx', 'const a = <b>{member.name}</b>')).toHaveLength(1)
    expect(bareInElements('a.tsx', 'const a = <b>{isMadeUp ? words.madeUp : card.className}</b>')).toHaveLength(1)
    expect(bareInElements('a.tsx', 'const a = <b><bdi>{nameOf(learner)}</bdi></b>')).toEqual([])
    expect(bareInElements('a.tsx', 'const a = <b className={styles.className}>{words.name}</b>')).toEqual([])
  })
})
