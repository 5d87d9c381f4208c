import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { backupFileWords } from '#words/backupFile'
import { otherCardWords } from '#words/otherCard'

/** Names that a person typed, of a learner, a class or a file named after them. */
const TYPED = /\$\{(?:isolated\()?(?:name|firstName|className|teacher|teacherName|learner|who)\)?\}\.(?=[\s`])/g

const sentencesOf = (source: string): readonly string[] => source.match(TYPED) ?? []

describe('a name at the end of a sentence', () => {
  it('has exactly one period after any last character', () => {
    expect(otherCardWords.left('Dakota R.')).toBe('You left the older class, Dakota R. You keep all your progress.')
    expect(otherCardWords.left('Ada')).toBe('You left the older class, Ada. You keep all your progress.')
    expect(backupFileWords.added('Dakota R.')).not.toContain('..')
  })

  it('ends through the helper in every sentence of the catalog', () => {
    const found = readdirSync('src/words/en').flatMap((file) =>
      sentencesOf(readFileSync(`src/words/en/${file}`, 'utf8')).map((text) => `${file} ${text}`),
    )
    // This is the helper.
    expect(found).toEqual(['ended.ts ${isolated(name)}.'])
  })

  it('is found when it is planted', () => {
    expect(sentencesOf('const a = (name: string) => `Hello ${name}. You are here.`')).toEqual(['${name}.'])
    expect(sentencesOf('const a = (name: string) => `Hello ${isolated(name)}.`')).toHaveLength(1)
    expect(sentencesOf('const a = (name: string) => `${name}.txt`')).toEqual([])
  })
})
