import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { addressReads } from '../../tools/rooms/addressReads'

/** The modules that read an address themselves. All others ask the table of places. The list may only get shorter. */
const READERS: Readonly<Record<string, string>> = {
  'src/words/places.ts': 'It is the table.',
  'src/words/paths.ts': 'Public pages need one address, without the table (tests/words/places.test.ts).',
  'src/screens/tools/form/texts.ts': 'The numbers of a tool are fields of its form.',
  'src/screens/tools/frame/ToolPage.tsx': 'It asks whether a link has such numbers.',
  'src/app/onClassCard.ts': 'It runs first on every page, before the table is loaded.',
  'src/platform/firstVisitScript.ts': 'A script in the head of a page can import nothing.',
  'sw/rescue.ts': 'The question of the rescue is no screen.',
}

function readsIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/u.test(file))
    .map((file) => `${folder}/${file}`)
    .filter((file) => addressReads(file, readFileSync(file, 'utf8')).length > 0)
}

describe('the address', () => {
  it('is read by the listed modules only', () => {
    expect([...readsIn('src'), ...readsIn('sw')].toSorted()).toEqual(Object.keys(READERS).toSorted())
  })

  it.each([
    ["const view = new URLSearchParams(search).get('view')", ['URLSearchParams']],
    ["const page = new URL(link).searchParams.get('page')", ['searchParams']],
    ['const [params] = useSearchParams()', ['useSearchParams']],
    ['const isReview = /[?&]view=review/.test(search)', ['/[?&]view=review/']],
    ["const to = '/learning?view=review'", ["'/learning?view=review'"]],
    ['const to = `/learning?view=class&class=${key}&page=${page}`', ['`/learning?view=class&class=${', '}&page=${']],
    ['const to = <Link to="/learning?view=review" />', ['"/learning?view=review"']],
  ])('is found where it is planted: %s', (planted, found) => {
    expect(addressReads('planted.tsx', planted)).toEqual(found)
  })

  it.each(["const place = usePlace('sign')?.card", '// at ?view=review', "const to = addressOf({ screen: 'review' })"])(
    'is not found in %s',
    (code) => expect(addressReads('planted.tsx', code)).toEqual([]),
  )
})
