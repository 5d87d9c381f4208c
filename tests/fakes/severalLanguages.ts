import { afterAll, beforeAll } from 'vitest'
import { languages, type OfferedLanguage } from '../../src/words/languages'

export const spanish: OfferedLanguage = {
  tag: 'es',
  name: 'Español',
  dir: 'ltr',
  folder: 'es/',
  offer: 'Este sitio está también en español.',
}
export const arabic: OfferedLanguage = {
  tag: 'ar-XB',
  name: 'العربية',
  dir: 'rtl',
  folder: 'ar-XB/',
  offer: 'الموقع متاح بالعربية.',
}

/** Gives the site more languages than English, while the tests of a file run. */
export function siteIsAlsoIn(...others: readonly OfferedLanguage[]): void {
  const list = languages as OfferedLanguage[]
  beforeAll(() => void list.push(...others))
  afterAll(() => void list.splice(1))
}
