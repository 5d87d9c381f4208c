import { createServer } from 'vite'
import { expect, test } from 'vitest'
import project from '../../package.json'

/** The development server gives a module's id to the browser, which leaves out everything after a #. */
test('no module of an organization has a # in its address', async () => {
  const mode = { mode: 'development', logLevel: 'silent', appType: 'custom' } as const
  const server = await createServer({ ...mode, server: { middlewareMode: true, ws: false, watch: null } })
  try {
    const names = Object.keys(project.imports).map((name) => name.replace('*', 'manifest.json'))
    const ids = await Promise.all(names.map((name) => server.pluginContainer.resolveId(name)))
    expect(ids.filter((found) => found?.id.includes('#'))).toEqual([])
    for (const id of ['#organization', '#course', '#mark']) {
      const found = await server.pluginContainer.resolveId(id)
      expect(await server.transformRequest(found?.id ?? ''), id).toMatchObject({ code: expect.any(String) })
    }
  } finally {
    await server.close()
  }
})
