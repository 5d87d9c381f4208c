import { expect, it } from 'vitest'
import { hostingRules } from '../../../tools/build/hosts/hostingRules'
import { nginxFile } from '../../../tools/build/hosts/nginxFile'
import { sample, sampleHosting } from './sampleRules'

/* The journey `hosts` starts a real nginx with the file of this site. */
const lines = nginxFile(sample).split('\n')

it('sends each header, and keeps missing files out of caches', () => {
  expect(lines.filter((line) => /^(?:set|if|add_header) /.test(line))).toEqual([
    'set $site_cache_control "no-cache";',
    // Pages are compressed, but no one on the way may change them.
    'if ($uri ~ "^[^.]*$") { set $site_cache_control "no-cache, no-transform"; }',
    'if ($uri ~ "^/assets/.*$") { set $site_cache_control "max-age=9, immutable"; }',
    'add_header Cache-Control $site_cache_control;',
    `add_header X-Words "'one' two; three" always;`,
  ])
})

it('sends the file, then the page, then the first rewrite that matches', () => {
  expect(lines).toContain('location / { try_files $uri $uri.html @page; }')
  expect(lines.filter((line) => line.startsWith('  rewrite '))).toEqual([
    '  rewrite "^/lesson/[^./]+$" /lesson.html break;',
    '  rewrite "^[^.]*$" /shell.html break;',
  ])
})

it('has the redirects and the names that no address has', () => {
  expect(lines).toContain('location = /old { return 302 "/about"; }')
  expect(lines).toContain('location = /notes.txt { return 404; }')
})

it('keeps endings where firebase.json does', () => {
  const kept = nginxFile(hostingRules({ ...sampleHosting, cleanUrls: false })).split('\n')
  expect(kept).toContain('location / { try_files $uri @page; }')
  expect(kept.filter((line) => line.includes('return 301'))).toEqual([])
})

it('rejects a text that nginx would read as a variable', () => {
  const headers = [{ source: '**', headers: [{ key: 'X-Price', value: '$1' }] }]
  expect(() => nginxFile(hostingRules({ headers }))).toThrow('$1')
})
