import { type FirebaseHosting, hostingRules } from '../../../tools/build/hosts/hostingRules'

/** A small firebase.json with each kind of rule. */
export const sampleHosting: FirebaseHosting = {
  ignore: ['**/.*', 'notes.txt'],
  cleanUrls: true,
  trailingSlash: false,
  redirects: [{ source: '/old', destination: '/about', type: 302 }],
  rewrites: [
    { regex: '^/lesson/[^./]+$', destination: '/lesson.html' },
    { regex: '^[^.]*$', destination: '/shell.html' },
  ],
  headers: [
    {
      source: '**',
      headers: [
        { key: 'Cache-Control', value: 'no-cache' },
        { key: 'X-Words', value: "'one' two; three" },
      ],
    },
    { source: '/assets/**', headers: [{ key: 'Cache-Control', value: 'max-age=9, immutable' }] },
  ],
}

export const sample = hostingRules(sampleHosting)
