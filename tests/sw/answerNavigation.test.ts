import { describe, expect, it } from 'vitest'
import { answerNavigation, pagesFor } from '../../sw/answerNavigation'
import { offline } from './lessonServer'

const precached = new Set(['/', '/about', '/shell', '/lesson', '/documents/privacy.pdf'])

describe('the saved page that answers a navigation', () => {
  it.each([
    ['/', ['/', '/shell']],
    ['/index.html', ['/', '/shell']],
    ['/index', ['/', '/shell']],
    ['/%61bout', ['/about', '/shell']],
    ['/about', ['/about', '/shell']],
    ['/about/', ['/about', '/shell']],
    ['/about.html', ['/about', '/shell']],
    ['/dashboard', ['/shell']],
    ['/lesson/saving/saving_1', ['/lesson', '/shell']],
    ['/lesson/saving/saving_1/', ['/lesson', '/shell']],
    ['/lesson/saving', ['/shell']],
    ['/lesson/saving/saving_1.png', []],
    ['/nowhere/at/all/', ['/shell']],
    ['/documents/privacy.pdf', ['/documents/privacy.pdf', '/shell']],
    ['/documents/missing.pdf', []],
    ['/robots.txt', []],
  ])('%s', (path, pages) => {
    expect(pagesFor(path, (known) => precached.has(known))).toEqual(pages)
  })

  it('never uses the network when it exists', async () => {
    const answer = await answerNavigation(['/about', '/shell'], async (page) => new Response(page), offline)
    expect(await answer.text()).toBe('/about')
  })

  it('falls back to the shell, and then to the network', async () => {
    const onlyShell = async (page: string) => (page === '/shell' ? new Response('shell') : undefined)
    expect(await (await answerNavigation(['/about', '/shell'], onlyShell, offline)).text()).toBe('shell')
    const network = async () => new Response('network')
    expect(await (await answerNavigation(['/shell'], async () => undefined, network)).text()).toBe('network')
  })
})
