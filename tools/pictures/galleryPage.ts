import type { Picture } from './Camera'

const sizes = ['phone', 'laptop'] as const

/** README.md of the folder of pictures. It shows every screen in small pictures. */
export function galleryPage(pictures: readonly Picture[]): string {
  const sections = pictures.map(({ name, title, isDarkToo }) => {
    const schemes = isDarkToo ? (['light', 'dark'] as const) : (['light'] as const)
    const cells = schemes.flatMap((scheme) =>
      sizes.map((device) => {
        const file = `${name}-${device}-${scheme}.webp`
        const width = device === 'phone' ? 160 : 480
        return `<a href="${file}"><img src="${file}" width="${width}" alt="${title}, on a ${device}, ${scheme}"></a>`
      }),
    )
    return `## ${title}\n\n${cells.join('\n')}\n`
  })
  return `# Every screen

Written by \`npm run pictures\`, which takes them again in Chromium: 360 and 1280 pixels wide, some in the dark theme too.
Long pages are cut. Choose a picture to see it in full size.

${sections.join('\n')}`
}
