import { beforeAll, describe, expect, it, vi } from 'vitest'

const FOLDER = '/Learn/'

/** The modules of a site in a folder. The build writes its name into them. */
async function load() {
  vi.stubEnv('BASE_URL', FOLDER)
  vi.stubEnv('HOME_URL', FOLDER)
  vi.resetModules()
  const [paths, places, links, address, returns, page, clean, storage, scripts] = await Promise.all([
    import('../../src/words/paths'),
    import('../../src/words/places'),
    import('../../src/words/links'),
    import('../../src/words/siteAddress'),
    import('../../src/app/learner/returnPath'),
    import('../../src/app/public/publicPathAt'),
    import('../../src/platform/cleanPath'),
    import('../../src/platform/storageName'),
    import('../../src/platform/window/admitScripts'),
  ])
  return { ...paths, ...places, ...links, ...address, ...returns, ...page, ...clean, ...storage, ...scripts }
}

let site: Awaited<ReturnType<typeof load>>
beforeAll(async () => {
  site = await load()
})

describe('a site in a folder', () => {
  it('has every path in the folder', () => {
    const { paths, patterns, feedPath, licensesPath, whoPath, quiltPath } = site
    for (const path of [
      ...Object.values(paths),
      ...Object.values(patterns),
      feedPath,
      licensesPath,
      whoPath,
      quiltPath,
    ])
      expect(path).toMatch(/^\/Learn\//)
    expect(site.joinPath('card')).toBe('/Learn/learning?view=join#card')
    expect(site.siteAddress('https://example.org')).toBe('example.org/Learn')
    expect(site.lessonPath('saving', 'saving_1')).toBe('/Learn/lesson/saving/saving_1')
  })

  it('finds its screens at their addresses, and none outside', () => {
    expect(site.placeOfLink('/Learn/lesson/saving/saving_1')).toEqual({
      screen: 'lesson',
      moduleId: 'saving',
      lessonId: 'saving_1',
    })
    expect(site.placeOfLink('/Learn/learning?view=review')).toEqual({ screen: 'review' })
    expect(site.placeOfLink('/learning')).toBeUndefined()
    expect(site.placeOfLink('/Other/learning')).toBeUndefined()
  })

  it('finds its public pages in any spelling', () => {
    for (const path of ['/Learn', '/Learn/', '/Learn/index.html']) expect(site.publicPathAt(path)).toBe('/Learn/')
    for (const path of ['/Learn/about', '/Learn/about/', '/Learn/about.html'])
      expect(site.publicPathAt(path)).toBe('/Learn/about')
    expect(site.publicPathAt('/')).toBeUndefined()
    expect(site.publicPathAt('/about')).toBeUndefined()
    expect(site.cleanPath('/')).toBe('/')
  })

  it('has the addresses of its files, and leaves those of others', () => {
    expect(site.filePath('/documents/terms.pdf')).toBe('/Learn/documents/terms.pdf')
    expect(site.filePath('https://elsewhere.example/terms.pdf')).toBe('https://elsewhere.example/terms.pdf')
    expect(site.filePath('')).toBe('')
  })

  it('returns after the sign-in to its own pages only', () => {
    expect(site.returnPath('/Learn/learning?view=review')).toBe('/Learn/learning?view=review')
    for (const from of ['/dashboard', '/Learn', '/Learn/../profile', '/Learn/..//profile', '//Learn/', undefined])
      expect(site.returnPath(from)).toBe('/Learn/dashboard')
  })

  it('names its storage with the folder', () => {
    expect(site.storageName('device')).toBe('/Learn/:device')
  })

  it('runs the scripts of its folder only', () => {
    let rule = (_url: string): string | null => null
    const origin = 'https://ledger.example.org'
    site.admitScripts([], {
      trustedTypes: { createPolicy: (_, { createScriptURL }) => void (rule = createScriptURL) },
      location: { origin },
      document: { baseURI: `${origin}/Learn/` },
    })
    for (const path of ['/Learn/sw.js', '/Learn/assets/main-1.js']) expect(rule(path)).toBe(origin + path)
    for (const path of ['/sw.js', '/assets/main-1.js', '/Learn/x/assets/main-1.js', '/Learn/sw.js?x'])
      expect(rule(path)).toBeNull()
  })
})
