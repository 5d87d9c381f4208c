import type { Plugin } from 'vite'
import { appearanceScript } from '../../src/platform/appearanceScript.ts'

/** This is for the development server. Built pages get the script from `pageHtml`, with their policy. */
export function appearanceInHead(): Plugin {
  return {
    name: 'appearance-in-head',
    apply: 'serve',
    transformIndexHtml: () => [{ tag: 'script', children: appearanceScript, injectTo: 'head' }],
  }
}
