import { readFileSync } from 'node:fs'
import { financialLiteracyWords } from '#words/financialLiteracy'
import { describe, expect, it } from 'vitest'
import manifest from '../../public/data/lessons/manifest.json'
import project from '../../package.json'
import { courseFigures, newestCompiled } from '../../src/pages/courseFigures'
import { outline, outlineLesson, totals } from '../../src/pages/courseOutline'
import { parts, projectLicense } from '../../src/pages/openSource/parts'
import { publishersOf } from '../../src/pages/research/Sources'
import { notesOn, standardNotes } from '../../src/pages/research/page'

describe('the course on the public pages', () => {
  it('has the counts of the manifest', () => {
    expect(totals.lessons).toBe(manifest.modules.flatMap(({ lessons }) => lessons).length)
    for (const [index, module] of manifest.modules.entries()) {
      const points = module.lessons.reduce((sum, lesson) => sum + lesson.points, module.quiz.points)
      expect(outline[index]).toMatchObject({ id: module.id, points, lessons: module.lessons.length })
    }
    expect(totals.minutes).toBe(outline.reduce((sum, { minutes }) => sum + minutes, 0))
    expect(totals.points).toBe(outline.reduce((sum, { points }) => sum + points, 0))
  })

  it('finds a lesson with its module', () => {
    expect(outlineLesson('foundations_1')).toMatchObject({ moduleId: 'foundations', minutes: 15, points: 50 })
    expect(outlineLesson('nowhere_1')).toBeUndefined()
  })

  it.each([
    [45, '45 minutes'],
    [60, '1 hour'],
    [61, '1 hour 1 minute'],
    [1145, '19 hours 5 minutes'],
  ])('%i minutes: %s', (minutes, text) => {
    expect(financialLiteracyWords.time(minutes)).toBe(text)
  })

  it('reads well with one module and with ten', () => {
    expect(financialLiteracyWords.lead(10, 'Saving', 'Taxes')).toMatch(/^Ten modules, from Saving to Taxes\. /)
    expect(financialLiteracyWords.lead(1, 'Saving', 'Saving')).toMatch(/^The course starts with one module /)
    expect(financialLiteracyWords.counts(1, 8, 1)).toEqual(['1 module', '8 lessons', '1 quiz'])
    expect(financialLiteracyWords.disclosure(1)).toBe('1 lesson and a quiz')
    expect(financialLiteracyWords.disclosureOf(5, 'Taxes')).toBe('5 lessons and a quiz: Taxes')
  })
})

describe('the parts of the software', () => {
  it('list everything that reaches a device, with its license', () => {
    expect(parts.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(project.dependencies)))
    for (const { name, license } of parts.filter(({ name }) => name in project.dependencies)) {
      const stated = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'))
      expect(license, name).toBe(stated.license.replace(/[()]/g, ''))
    }
  })

  it('allow what the page promises: to run, change and share', () => {
    const permissive = new Set(['MIT', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'OFL-1.1'])
    for (const { name, license } of parts)
      for (const one of license.split(' OR ')) expect(permissive.has(one), `${name}: ${one}`).toBe(true)
    expect(permissive.has(projectLicense)).toBe(true)
  })
})

describe('the counts on the research page', () => {
  it('count figures by publisher, most used first', () => {
    const figures = ['https://www.irs.gov/a', 'https://ssa.gov/b', 'https://irs.gov/c', 'https://fcc.gov/'].map(
      (url) => ({ url }),
    )
    expect(publishersOf(figures)).toEqual([
      { host: 'irs.gov', figures: 2 },
      { host: 'fcc.gov', figures: 1 },
      { host: 'ssa.gov', figures: 1 },
    ])
    const all = publishersOf(courseFigures).reduce((sum, { figures: count }) => sum + count, 0)
    expect(all).toBe(courseFigures.length)
    expect(newestCompiled).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  })

  it('count a lesson once for each topic that it names', () => {
    const counted = notesOn([['SP 12-1', 'SP 8-1', 'EI 12-6'], ['SP 12-9'], undefined, 'SP', [7, 'INX 1']])
    expect(counted.filter(({ lessons }) => lessons > 0)).toEqual([
      { topic: 'EI', lessons: 1 },
      { topic: 'SP', lessons: 2 },
    ])
    for (const { topic, lessons } of standardNotes) {
      expect(lessons, topic).toBeGreaterThan(0)
      expect(lessons, topic).toBeLessThanOrEqual(totals.lessons)
    }
  })
})
