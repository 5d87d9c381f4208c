import { describe, expect, it } from 'vitest'
import { classGridWords } from '#words/classGrid'
import { learningCenterWords } from '#words/learningCenter'
import { plainScreenWords } from '#words/plainScreens'
import { readyOfflineWords } from '#words/readyOffline'

describe('a module with one lesson', () => {
  it.each([
    ['in the Learning Center', (all: number) => learningCenterWords.lessonsDone(0, all, 0)],
    ['on the plain screens', (all: number) => plainScreenWords.moduleFacts('Beginner', 0, all, 0)],
    ['in the offline list', (all: number) => readyOfflineWords.lessons(0, all)],
    ['in the grid of a class', (all: number) => classGridWords.patch(0, all, classGridWords.quiz.none(), false)],
    ['on the page of a learner in a class', (all: number) => classGridWords.lessonsOf(0, all)],
  ])('has no lessons in the plural %s', (_place, text) => {
    expect(text(1)).toMatch(/0 of 1 lesson\b/)
    expect(text(2)).toMatch(/0 of 2 lessons\b/)
  })
})
