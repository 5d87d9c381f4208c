import type { Plugin } from 'vite'
import { site } from '../../src/site.ts'

const icon = { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' }

/** What an installed copy of the site is called, looks like and opens. */
const webManifest = {
  id: '/',
  name: site.name,
  short_name: site.name,
  description: site.description,
  lang: 'en',
  dir: 'ltr',
  scope: '/',
  start_url: '/dashboard',
  display: 'standalone',
  theme_color: '#0f1d27',
  background_color: '#f5f6ee',
  categories: ['education', 'finance'],
  icons: [
    icon,
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icons/maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: '/icons/mark.svg', sizes: 'any', type: 'image/svg+xml' },
  ],
  shortcuts: [
    { name: 'Continue learning', url: '/learning', icons: [icon] },
    { name: 'Review', url: '/review', icons: [icon] },
    { name: 'Tools', url: '/tools', icons: [icon] },
  ],
} as const

/** Writes manifest.webmanifest, so that its name comes from the one file that names the organisation. */
export function webManifestFile(): Plugin {
  return {
    name: 'web-manifest',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'manifest.webmanifest', source: JSON.stringify(webManifest) })
    },
  }
}
