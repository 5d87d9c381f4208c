import { runInThisContext } from 'node:vm'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  languageScript,
  NAMED_FILES,
  publicLanguageScript,
  startScript,
  startText,
} from '../../src/platform/languageScript'

const LANGUAGES = [
  { tag: 'en', folder: '' },
  { tag: 'es', folder: 'es/' },
]
const WORDS = { text: 'Couldn’t load this page.', again: 'Try again' }
const files = { links: [{ rel: 'modulepreload', href: '/assets/area.js' }], entry: '/assets/main.js' }

/** Runs a script's text as a browser does, and gives the urls that it imports. `missing` ones are not there. */
async function imports(text: string, missing: readonly string[] = []): Promise<readonly string[]> {
  const asked: string[] = []
  vi.stubGlobal('imported', async (url: string) => {
    asked.push(url)
    if (missing.includes(url)) throw new TypeError('Failed to fetch')
  })
  const element = document.createElement('script')
  element.dataset['files'] = JSON.stringify(files)
  const current = vi.spyOn(document, 'currentScript', 'get').mockReturnValue(element)
  runInThisContext(text.replaceAll('import(', 'imported('))
  // No script is the current one later.
  current.mockReturnValue(null)
  await new Promise((resolve) => setTimeout(resolve))
  return asked
}
const shell = (tag = 'en', base = '/') =>
  languageScript({ base, tag, languages: LANGUAGES }, startText(NAMED_FILES, WORDS))
const choice = (value: unknown): void => localStorage.setItem('ledger-language', JSON.stringify(value))
const signIn = (id: string): void => localStorage.setItem('ledger-learner', JSON.stringify({ id, firstName: 'Ana' }))
const preloads = () => [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'))

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  history.replaceState(null, '', '/')
  document.head.innerHTML = ''
  document.body.innerHTML = ''
  for (const name of ['lang', 'dir', 'data-visit']) document.documentElement.removeAttribute(name)
})

describe('a page of the learner area', () => {
  it('starts its own scripts when no one has chosen a language', async () => {
    expect(await imports(shell())).toEqual(['/assets/main.js'])
    expect(preloads()).toEqual(['/assets/area.js'])
  })

  it.each([
    ['the device', () => choice({ device: 'es' })],
    [
      'the current learner',
      () => {
        choice({ device: 'en', learners: { ana: 'es', ben: 'en' } })
        signIn('ana')
      },
    ],
  ])('starts only the scripts of the language that was chosen for %s', async (_, chooses) => {
    chooses()
    expect(await imports(shell())).toEqual(['/es/start.js'])
    expect(preloads()).toEqual([])
  })

  it('starts its own scripts when it is in the chosen language', async () => {
    choice({ device: 'es' })
    expect(await imports(shell('es'))).toEqual(['/assets/main.js'])
  })

  it('starts its own scripts when the others can’t be fetched', async () => {
    choice({ device: 'es' })
    expect(await imports(shell(), ['/es/start.js'])).toEqual(['/es/start.js', '/assets/main.js'])
    expect(preloads()).toEqual(['/assets/area.js'])
  })

  it.each([
    ['a language that the site does not have', '{"device":"de"}'],
    ['the language of another learner', '{"learners":{"ben":"es"}}'],
    ['a torn value', '{"device":'],
    ['a value of another form', '[1]'],
    ['a name of every object', '{"device":"constructor","learners":{}}'],
  ])('starts its own scripts for %s', async (_, text) => {
    localStorage.setItem('ledger-language', text)
    signIn('ana')
    expect(await imports(shell())).toEqual(['/assets/main.js'])
  })

  it('stays in the language of its link when no one has chosen', async () => {
    history.replaceState(null, '', '/learning?view=join&lang=es')
    expect(await imports(shell())).toEqual(['/es/start.js'])
    history.replaceState(null, '', '/learning')
    expect(await imports(shell())).toEqual(['/es/start.js'])
    choice({ device: 'en', isSettled: true })
    history.replaceState(null, '', '/learning?view=join&lang=es')
    expect(await imports(shell())).toEqual(['/assets/main.js'])
  })

  it('keeps its choice apart from that of another site on the origin', async () => {
    choice({ device: 'es' })
    expect(await imports(shell('en', '/learn/'))).toEqual(['/assets/main.js'])
    localStorage.setItem('/learn/:ledger-language', '{"device":"es"}')
    expect(await imports(shell('en', '/learn/'))).toEqual(['/learn/es/start.js'])
  })

  it('runs its entry only when the document is parsed', async () => {
    const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading')
    expect(await imports(shell())).toEqual([])
    expect(preloads()).toEqual(['/assets/area.js'])
    state.mockRestore()
    const parsed = imports('')
    window.dispatchEvent(new Event('DOMContentLoaded'))
    expect(await parsed).toEqual(['/assets/main.js'])
  })
})

describe('the start of a language on a page of another one', () => {
  it('removes the texts of the page, and starts its own scripts', async () => {
    document.documentElement.dataset['visit'] = 'first'
    document.body.innerHTML = '<div id="root"><header></header><template data-starts="[]"></template></div>'
    expect(await imports(startScript({ tag: 'ar-XB', dir: 'rtl' }, files, WORDS))).toEqual(['/assets/main.js'])
    expect(document.documentElement.lang).toBe('ar-XB')
    expect(document.documentElement.dir).toBe('rtl')
    expect(document.documentElement.dataset['visit']).toBeUndefined()
    expect(document.querySelector('template')).toBeNull()
    expect(preloads()).toEqual(['/assets/area.js'])
  })
})

const heard: Parameters<typeof removeEventListener>[] = []
afterEach(() => {
  for (const one of heard.splice(0)) window.removeEventListener(...one)
})

/** Runs the script in the head of a public page, which listens until the test ends. */
function publicPage(tag: string, base = '/'): void {
  const listen = vi.spyOn(window, 'addEventListener')
  runInThisContext(publicLanguageScript({ base, tag, tags: ['en', 'es'], learnerParts: ['login', 'lesson'] }))
  heard.push(...listen.mock.calls)
  listen.mockRestore()
}
const stored = (): unknown => JSON.parse(localStorage.getItem('ledger-language') ?? '')

describe('a public page', () => {
  it('makes its language that of the device when no one has chosen', () => {
    publicPage('es')
    expect(stored()).toEqual({ device: 'es' })
    publicPage('en')
    expect(stored()).toEqual({ device: 'es' })
  })

  it('keeps the languages of the learners', () => {
    choice({ learners: { ana: 'en' } })
    publicPage('es')
    expect(stored()).toEqual({ device: 'es', learners: { ana: 'en' } })
  })

  it('replaces a torn value', () => {
    localStorage.setItem('ledger-language', '{"device":')
    publicPage('es')
    expect(stored()).toEqual({ device: 'es' })
  })
})

describe('a press on a public page before its script has loaded', () => {
  const presses = (html: string, type = 'click'): void => {
    document.body.innerHTML = html
    const target = document.body.querySelector('b') ?? document.body
    // The page may stop the event, and the browser must not follow the link.
    const stops = (event: Event): void => {
      event.preventDefault()
      event.stopPropagation()
    }
    target.addEventListener(type, stops, { once: true })
    target.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }))
  }
  const SPANISH = '<a href="/es/about" hreflang="es"><b>Español</b></a>'
  const link = (href: string) => `<a href="${href}"><b>Link</b></a>`

  it.each(['click', 'auxclick'])('chooses a language by %s', (type) => {
    publicPage('en')
    presses(SPANISH, type)
    expect(stored()).toEqual({ device: 'es', isSettled: true })
  })

  it('chooses a language for the current learner too', () => {
    choice({ device: 'en', learners: { ben: 'en' } })
    signIn('ana')
    publicPage('en')
    presses(SPANISH)
    expect(stored()).toEqual({ device: 'es', isSettled: true, learners: { ana: 'es', ben: 'en' } })
  })

  it.each(['/login', '/lesson/saving/saving_1'])('opens %s in the language of the page', (href) => {
    choice({ device: 'es', isSettled: true })
    publicPage('en')
    presses(link(href))
    expect(stored()).toEqual({ device: 'en', isSettled: true })
  })

  it('opens the learner area in the language of the current learner', () => {
    choice({ device: 'es', learners: { ana: 'es' } })
    signIn('ana')
    publicPage('en')
    presses(link('/login'))
    expect(stored()).toEqual({ device: 'es', learners: { ana: 'es' } })
  })

  it.each([
    link('/contact'),
    link('https://elsewhere.example/login'),
    '<a href="/de" hreflang="de"><b>Deutsch</b></a>',
    '<p><b>Text</b></p>',
    '',
  ])('changes nothing on %s', (html) => {
    choice({ device: 'es' })
    publicPage('en')
    presses(html)
    expect(stored()).toEqual({ device: 'es' })
  })

  it('saves the choice of a site in a folder apart from others', () => {
    choice({ device: 'es' })
    publicPage('en', '/learn/')
    presses('<a href="/learn/es" hreflang="es"><b>Español</b></a>')
    expect(localStorage.getItem('/learn/:ledger-language')).toBe('{"device":"es","isSettled":true}')
    presses(link('/login'))
    expect(localStorage.getItem('/learn/:ledger-language')).toBe('{"device":"es","isSettled":true}')
    presses(link('/learn/login'))
    expect(localStorage.getItem('/learn/:ledger-language')).toBe('{"device":"en","isSettled":true}')
    expect(stored()).toEqual({ device: 'es' })
  })

  it('does nothing where storage is blocked', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    expect(() => {
      publicPage('en')
      presses(SPANISH)
    }).not.toThrow()
    vi.restoreAllMocks()
  })
})
