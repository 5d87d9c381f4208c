import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { pictureWords } from '#words/pictures'
import manifest from '../../../public/data/lessons/manifest.json'
import { LessonPicture } from '../../../src/screens/lesson/LessonHero'

const draw = (image: string | undefined, id: string, icon = id) =>
  renderToStaticMarkup(<LessonPicture image={image} module={{ id, icon, color: 'orange' }} />)

describe('the picture of a lesson', () => {
  it('is the drawing that the lesson names, described in words', () => {
    const html = draw('saving', 'saving')
    expect(html).toContain('src="/illustrations/saving.svg"')
    expect(html).toContain(`alt="${pictureWords['saving']}"`)
  })

  it.each(['../../secret', 'https://example.org/x', 'constructor', '', undefined])(
    'is the module’s own when the lesson asks for %s',
    (image) => {
      expect(draw(image, 'credit')).toContain('src="/illustrations/credit.svg"')
    },
  )

  it('is the quilt when there is no drawing', () => {
    expect(draw('pantry', 'gardening', 'saving')).not.toContain('<img')
  })

  it('is small for every module, without scripts or external resources', () => {
    expect(Object.keys(pictureWords).sort()).toEqual(manifest.modules.map(({ id }) => id).sort())
    expect(readdirSync('public/illustrations').sort()).toEqual(
      Object.keys(pictureWords)
        .map((name) => `${name}.svg`)
        .sort(),
    )
    for (const name of Object.keys(pictureWords)) {
      const path = `public/illustrations/${name}.svg`
      expect(existsSync(path) && statSync(path).size, path).toBeLessThanOrEqual(6144)
      expect(readFileSync(path, 'utf8'), path).not.toMatch(/<script|<text|https?:\/\/(?!www\.w3\.org)|href="(?!#)/)
    }
  })
})
