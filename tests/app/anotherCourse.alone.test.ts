import { expect, it, vi } from 'vitest'
import { issues } from '../../src/pages/newsletters/issues'
import { publicRoutes, render } from '../../src/prerender'
import { newsletterPath } from '../../src/words/paths'
import { composedCourse } from '../../tools/organization/course/courseFolder'

const river = vi.hoisted(async () => {
  const { chosenOrganization } = await import('../../tools/organization/chosenOrganization')
  return chosenOrganization('tests/organizations/river-county')
})
vi.mock('#course', async () => ({ default: (await river).course }))
vi.mock('#lessons/manifest.json', async () => {
  const { composedCourse: compose } = await import('../../tools/organization/course/courseFolder')
  return JSON.parse(compose(await river).files.get('manifest.json') ?? '')
})

it('links to no lesson or module that another course doesn’t have', async () => {
  const { files } = composedCourse(await river)
  const paths = [...publicRoutes, ...issues.map(({ slug }) => newsletterPath(slug))]
  const links = paths.flatMap((path) =>
    [...render(path).html.matchAll(/href="\/(?:lesson\/\w+\/|quiz\/|learning#)(\w+)/g)].map(([, id = '']) => id),
  )
  expect(links).toContain('harvest_1')
  expect(links.filter((id) => !files.has(`${id}.json`) && !files.has(`${id}_quiz.json`))).toEqual([])
})
