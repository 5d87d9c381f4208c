import { escapeText } from './escapeText.ts'

/** Attributes of a link. An empty value gives a name without a value. */
export type Attributes = Readonly<Record<string, string>>

export function link(attributes: Attributes): string {
  const written = Object.entries(attributes).map(([name, value]) =>
    value === '' ? name : `${name}="${escapeText(value)}"`,
  )
  return `<link ${written.join(' ')}>`
}

export const stylesheet = (href: string): Attributes => ({ rel: 'stylesheet', crossorigin: '', href })
export const scriptPreload = (href: string): Attributes => ({ rel: 'modulepreload', crossorigin: '', href })
export const dataPreload = (href: string): Attributes => ({ rel: 'preload', as: 'fetch', crossorigin: '', href })
export const sheetPreload = (href: string): Attributes => ({
  rel: 'preload',
  as: 'style',
  'data-stylesheet': '',
  crossorigin: '',
  href,
})
export const fontPreload = (href: string): Attributes => ({
  rel: 'preload',
  as: 'font',
  type: 'font/woff2',
  crossorigin: '',
  href,
})
