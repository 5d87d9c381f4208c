import type { Plugin } from 'vite'
import { appearanceScript } from '../../src/platform/appearanceScript.ts'

/** For the development server; built pages have it by `pageHtml`, with their policy. */
export function appearanceInHead(): Plugin {
  return {
    name: 'appearance-in-head',
    apply: 'serve',
    transformIndexHtml: () => [{ tag: 'script', children: appearanceScript, injectTo: 'head' }],
  }
}
