import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { cases } from './cases'
import { classMutants } from './classMutants'
import { mutants } from './mutants'
import { RulesProject } from './RulesProject'

const rules = readFileSync('firestore.rules', 'utf8')
const all = cases.flatMap(([, part]) => part)

describe('a changed rule', () => {
  it.each(
    [...mutants, ...classMutants].map((mutant, at) => [mutant.line, mutant.instead, mutant.noticedBy, at] as const),
  )('%j as %j is detected by: %s', async (line, instead, noticedBy, at) => {
    expect(rules.split(line), 'the line stands in the rules once').toHaveLength(2)
    const guard = all.find(({ name }) => name === noticedBy)
    if (guard === undefined) throw new Error(`No case is called ${noticedBy}.`)
    const project = await RulesProject.opens(
      `demo-rules-otherwise-${at}`,
      rules.replace(line, () => instead),
    )
    try {
      expect(await project.allows(guard)).toBe(!guard.allowed)
    } finally {
      await project.close()
    }
  })

  it('has a unique name for each case', () => {
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length)
  })
})
