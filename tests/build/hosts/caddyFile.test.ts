import { expect, it } from 'vitest'
import { caddyFile } from '../../../tools/build/hosts/caddyFile'
import { hostingRules } from '../../../tools/build/hosts/hostingRules'
import { sample, sampleHosting } from './sampleRules'

/* The journey `hosts` starts a real Caddy with the file of this site. */
const linesOf = (text: string) => text.split('\n').map((line) => line.trim())
const lines = linesOf(caddyFile(sample))

it('sends each header, and of two values the later one', () => {
  expect(lines.filter((line) => /cache-control|x-words/i.test(line))).toEqual([
    'header Cache-Control "no-cache"',
    '@cache-control1 path_regexp ^/assets/.*$',
    'header @cache-control1 Cache-Control "max-age=9, immutable"',
    `header X-Words "'one' two; three"`,
    // A missing file is kept out of caches.
    'header -Cache-Control',
  ])
})

it('gives the type of the manifest by a named matcher', () => {
  // Caddy reads `header *.webmanifest` as the name of a header.
  const [matcher, header] = lines.filter((line) => /manifest/.test(line))
  expect(matcher).toBe('@manifest path *.webmanifest')
  expect(header).toBe('header @manifest Content-Type application/manifest+json')
  expect(lines.filter((line) => line.startsWith('header *.'))).toEqual([])
})

it('sends the file, then the page, then the first rewrite that matches', () => {
  const order = ['file {path} {path}.html', '@page0 path_regexp ^/lesson/[^./]+$', '@page1 path_regexp ^[^.]*$']
  const at = [...order, 'error 404'].map((line) => lines.indexOf(line))
  expect(at).toEqual(at.toSorted((a, b) => a - b))
  expect(at).not.toContain(-1)
  expect(lines[lines.indexOf('handle @page0 {') + 1]).toBe('rewrite * /lesson.html')
  expect(lines[lines.indexOf('handle @page1 {') + 1]).toBe('rewrite * /shell.html')
})

it('has the redirects and the names that no address has', () => {
  expect(lines).toContain('redir /old /about 302')
  expect(lines[lines.indexOf('@hidden path /notes.txt') + 1]).toBe('error @hidden 404')
})

it('keeps endings where firebase.json does', () => {
  const kept = linesOf(caddyFile(hostingRules({ ...sampleHosting, cleanUrls: false })))
  expect(kept).toContain('file {path}')
  expect(kept.filter((line) => line.endsWith(' 301'))).toEqual([])
})

it('rejects a text that Caddy would read as a placeholder', () => {
  const headers = [{ source: '**', headers: [{ key: 'X-Name', value: '{host}' }] }]
  expect(() => caddyFile(hostingRules({ headers }))).toThrow('{host}')
})
