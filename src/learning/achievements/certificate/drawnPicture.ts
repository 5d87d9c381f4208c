import besley from '../../../ui/fonts/besley-600-latin.woff2?url'

/** What the style sheets of the page give to a drawing. A picture has none, so it takes them along. */
const LOOKS = ['fill', 'stroke', 'stroke-width', 'font-family', 'font-size', 'font-weight'] as const
const NAMESPACE = 'http://www.w3.org/2000/svg'

/**
 * A drawing of the page as a PNG picture, with the site's own letters in it.
 * @param width of the picture in pixels; it is as high as the drawing wants
 * @throws when the browser can't draw it, or the letters can't be read
 */
export async function drawnPicture(drawing: SVGSVGElement, width: number): Promise<Blob> {
  const { width: unitsWide, height: unitsHigh } = drawing.viewBox.baseVal
  const height = Math.round((width * unitsHigh) / unitsWide)
  const image = new Image(width, height)
  const letters = await dataUrlOf(await (await fetch(besley)).blob())
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(standalone(drawing, letters, width, height))}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('This browser gives no canvas.')
  // Some browsers read the letters of a picture only once it is drawn: the first drawing may lack them.
  context.drawImage(image, 0, 0, width, height)
  await new Promise((resolve) => setTimeout(resolve, 50))
  context.drawImage(image, 0, 0, width, height)
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('The canvas gave no picture.')) : resolve(blob)),
      'image/png',
    )
  })
}

/** The drawing as a document of its own: nothing in it asks for anything outside. */
function standalone(drawing: SVGSVGElement, letters: string, width: number, height: number): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement
  const drawn = [...drawing.querySelectorAll('*')]
  for (const [at, element] of [...copy.querySelectorAll('*')].entries()) {
    const source = drawn[at]
    if (source === undefined) continue
    const look = getComputedStyle(source)
    for (const name of LOOKS) element.setAttribute(name, look.getPropertyValue(name))
    element.removeAttribute('class')
  }
  const style = document.createElementNS(NAMESPACE, 'style')
  style.textContent = `@font-face{font-family:Besley;font-weight:600;src:url(${letters}) format("woff2")}`
  copy.prepend(style)
  copy.setAttribute('width', String(width))
  copy.setAttribute('height', String(height))
  return new XMLSerializer().serializeToString(copy)
}

function dataUrlOf(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => (typeof reader.result === 'string' ? resolve(reader.result) : reject(new Error('No text.')))
    reader.onerror = () => reject(reader.error ?? new Error('The file could not be read.'))
    reader.readAsDataURL(blob)
  })
}
