import { describe, expect, it } from 'vitest'
import { colorName, lookName, pictureName } from '#words/learners'
import { LEARNER_COLORS, isDuplicate, nextPicture, PICTURES, pictureOf } from '../../../src/data/accounts/learnerLook'
import { learnerShapes } from '../../../src/ui/learnerShapes'

describe('the pictures of learners', () => {
  it('are 24, each drawn once and with its own name', () => {
    expect(Object.keys(learnerShapes)).toEqual(PICTURES)
    expect(new Set(Object.values(learnerShapes)).size).toBe(24)
    expect(new Set(PICTURES.map(pictureName)).size).toBe(24)
    expect(PICTURES.map(pictureName)).not.toContain('')
    expect(new Set(LEARNER_COLORS.map(colorName)).size).toBe(LEARNER_COLORS.length)
    expect(LEARNER_COLORS.map(colorName)).not.toContain('')
  })

  it('are clipped to their frame', () => {
    const drawnWith = (path: string) => [...path.matchAll(/[a-z]/gi)].map(([command]) => command)
    for (const path of Object.values(learnerShapes)) {
      expect(path).toMatch(/^M[\d.]+ [\d.]/)
      expect(drawnWith(path).every((command) => 'MmLlHhVvCcSsAaZz'.includes(command))).toBe(true)
      expect(path.endsWith('z')).toBe(true)
    }
  })

  it('have names that distinguish learners', () => {
    expect(lookName({ picture: 'boat', color: 'banking' })).toBe('blue boat')
    expect(lookName({ picture: 'rocket of a newer site', color: 'banking' })).toBe('blue')
  })
})

describe('the picture of a learner', () => {
  it('is the one that they chose', () => {
    expect(pictureOf({ id: 'maya', picture: 'kite' })).toBe('kite')
  })

  it('follows from the id by default, is stable, and varies', () => {
    const ids = Array.from({ length: 200 }, (_each, index) => `learner-${index}`)
    const pictures = ids.map((each) => pictureOf({ id: each }))
    expect(ids.map((each) => pictureOf({ id: each, picture: 'rocket' }))).toEqual(pictures)
    expect(pictures.every((picture) => PICTURES.includes(picture))).toBe(true)
    expect(new Set(pictures).size).toBe(24)
  })

  it('is unique on this device while unused ones are left', () => {
    const worn: string[] = []
    for (let count = 0; count < 24; count += 1) worn.push(nextPicture('maya', worn))
    expect(new Set(worn).size).toBe(24)
    expect(nextPicture('maya', worn)).toBe(worn[0])
  })
})

it.each([
  ['Ana', 'boat', 'ana ', 'boat', true],
  ['Ana', 'boat', 'Ana', 'sun', false],
  ['Ana', 'boat', 'Ben', 'boat', false],
  ['José', 'boat', 'José', 'boat', true],
  ['José', 'boat', 'Jose', 'boat', false],
])('%s the %s and %s the %s look alike: %s', (name, picture, other, otherPicture, expected) => {
  expect(isDuplicate({ displayName: name, picture }, { displayName: other, picture: otherPicture })).toBe(expected)
})
