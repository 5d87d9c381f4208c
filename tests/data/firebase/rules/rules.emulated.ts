import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cases } from './cases'
import { RulesProject } from './RulesProject'

describe('the security rules', () => {
  let project: RulesProject
  beforeAll(async () => {
    project = await RulesProject.opens('demo-rules', readFileSync('firestore.rules', 'utf8'))
  })
  afterAll(() => project.close())

  describe.each(cases)('%s', (_, part) => {
    it.each(part.map((one) => [one.allowed ? 'allow' : 'refuse', one.name, one] as const))(
      '%s: %s',
      async (_expected, _name, one) => {
        expect(await project.allows(one)).toBe(one.allowed)
      },
    )
  })
})
