import { beforeAll, describe, expect, it, vi } from 'vitest'
import { asCacheStorage, FakeCache } from './FakeCaches'
import { ORIGIN } from './lessonServer'

const FOLDER = '/Learn/'

/** The worker of a site in a folder. The build writes its name into the modules. */
async function load() {
  vi.stubEnv('BASE_URL', FOLDER)
  vi.resetModules()
  const [navigation, lessons, rescue, route, mark, record] = await Promise.all([
    import('../../sw/answerNavigation'),
    import('../../sw/lessonCache'),
    import('../../sw/rescue'),
    import('../../sw/routeAssets'),
    import('../../sw/buildMark'),
    import('../../src/platform/keptLanguages'),
  ])
  return { ...navigation, ...lessons, ...rescue, ...route, ...mark, ...record }
}

let worker: Awaited<ReturnType<typeof load>>
beforeAll(async () => {
  worker = await load()
})

describe('the worker of a site in a folder', () => {
  it.each([
    ['/Learn/', ['/Learn/', '/Learn/shell']],
    ['/Learn/index.html', ['/Learn/', '/Learn/shell']],
    ['/Learn/dashboard', ['/Learn/shell']],
    ['/Learn/lesson/saving/saving_1', ['/Learn/lesson', '/Learn/shell']],
    ['/Learn/missing.pdf', []],
  ])('answers %s from its folder', (path, pages) => {
    const precached = ['/Learn/', '/Learn/shell', '/Learn/lesson']
    expect(worker.pagesFor(path, (known) => precached.includes(known))).toEqual(pages)
  })

  it('has its screens in the folder only', () => {
    for (const path of ['dashboard', 'quiz/saving', 'lesson/a/b']) expect(worker.isScreen(FOLDER + path)).toBe(true)
    for (const path of ['/dashboard', '/Learn/', '/Learn/deeper/dashboard']) expect(worker.isScreen(path)).toBe(false)
  })

  it('has its lessons and its rescue in the folder', () => {
    expect([worker.LESSONS_PATH, worker.CHECKED_PATH]).toEqual(['/Learn/data/lessons/', '/Learn/data/files-checked'])
    expect([worker.LESSONS_CACHE, worker.LANGUAGES_PATH]).toEqual(['/Learn/:lessons', '/Learn/data/languages-kept'])
    expect(worker.isRescue(new URL('/Learn/?rescue', ORIGIN))).toBe(true)
    expect(worker.isRescue(new URL('/?rescue', ORIGIN))).toBe(false)
  })

  it('lets the browser answer the files of its folder', async () => {
    const addRoutes = vi.fn<NonNullable<import('../../sw/routeAssets').RoutingEvent['addRoutes']>>(
      async () => undefined,
    )
    await worker.routeAssets({ addRoutes }, 'kept')
    expect(addRoutes.mock.calls[0]?.[0].condition).toMatchObject({ urlPattern: '/Learn/assets/*' })
  })

  it('rescues its own copy, and leaves the site above it alone', async () => {
    const root = ['lessons', `workbox-precache-v2-${ORIGIN}/`]
    const own = ['/Learn/:lessons', `workbox-precache-v2-${ORIGIN}${FOLDER}`]
    const kept = new Map([...root, ...own].map((name) => [name, new FakeCache()]))
    const caches = asCacheStorage(kept)
    const asked: string[] = []
    const open = async (address: string): Promise<string> => {
      const answer = await worker.rescue(new URL(address, ORIGIN), {
        origin: ORIGIN,
        caches,
        token,
        fetch: async (request) => {
          asked.push(request.url)
          return new Response(`<meta ${worker.BUILD_MARK}>`)
        },
        unregister: async () => true,
      })
      return answer.text()
    }
    const token = worker.createRescueToken(ORIGIN, caches)
    const question = await open('/Learn/?rescue')
    expect(question).toContain('action="/Learn/"')
    expect(question).toContain('href="/Learn/"')
    const [, word = ''] = /name="rescue" value="([^"]+)"/u.exec(question) ?? []
    expect(await open(`/Learn/?rescue=${word}`)).toContain('href="/Learn/"')
    expect(asked).toEqual([`${ORIGIN}/Learn/`])
    expect([...kept.keys()]).toEqual(root)
  })
})
