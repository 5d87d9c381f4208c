import type { Plugin } from 'vite'
import { appearanceScript } from '../../src/platform/appearanceScript.ts'

/** This is for the development server. Built pages get the script from `pageHtml`, with their policy. */
export function appearanceInHead(): Plugin {
  let base = '/'
  return {
    name: 'appearance-in-head',
    apply: 'serve',
    configResolved: (config) => {
      base = config.base
    },
    transformIndexHtml: () => [{ tag: 'script', children: appearanceScript(base), injectTo: 'head' }],
  }
}
