import { drawsTrue } from './drawsTrue'

/** Width and height of a saved picture, in pixels. */
export const PHOTO_SIDE = 96

/** The longest data URL for a saved picture, in characters. This equals its bytes in storage and on the network. */
export const PHOTO_MOST_BYTES = 12_000

/**
 * A picture from a camera has a few million bytes. A cheap phone would run out of memory while reading a file above
 * this limit.
 */
const FILE_MOST_BYTES = 40_000_000

const QUALITIES = [0.86, 0.74, 0.6, 0.45, 0.3] as const

export type ResizedPhoto =
  | { readonly kind: 'resized'; readonly dataUrl: string }
  /**
   * `not-a-picture`: this browser can't read the file as a picture. `too-large`: the file is too large to read on this
   * device, or the result is too large to save. `unavailable`: the browser has no canvas, or
   * answers with noise.
   */
  | { readonly kind: 'refused'; readonly reason: 'not-a-picture' | 'too-large' | 'unavailable' }

export interface Square {
  readonly x: number
  readonly y: number
  readonly side: number
}

export interface Picture {
  readonly width: number
  readonly height: number
  readonly source: CanvasImageSource
  readonly release: () => void
}

/** The browser's functions for pictures, or a stand-in. */
export interface PictureHost {
  /** Whether a drawing can be read back. */
  canDraw(): boolean
  /** Rejects a file that is not a picture. */
  decode(file: Blob): Promise<Picture>
  /**
   * Draws a part of the picture. Returns a function that encodes the drawing as a data URL. Undefined if drawing is not
   * possible.
   */
  draw(picture: Picture, part: Square, side: number): ((quality: number) => string) | undefined
}

/**
 * Makes a small square picture from the middle of a large one, on this device. Nothing else from the original is saved,
 * not its location or the rest of the scene.
 */
export async function resizePhoto(file: Blob, host: PictureHost = browserPictures): Promise<ResizedPhoto> {
  if (file.size > FILE_MOST_BYTES) return { kind: 'refused', reason: 'too-large' }
  let picture: Picture
  try {
    picture = await host.decode(file)
  } catch {
    return { kind: 'refused', reason: 'not-a-picture' }
  }
  try {
    if (picture.width < 1 || picture.height < 1) return { kind: 'refused', reason: 'not-a-picture' }
    if (!host.canDraw()) return { kind: 'refused', reason: 'unavailable' }
    const write = host.draw(picture, middleOf(picture), PHOTO_SIDE)
    if (write === undefined) return { kind: 'refused', reason: 'unavailable' }
    for (const quality of QUALITIES) {
      const dataUrl = write(quality)
      if (dataUrl.length <= PHOTO_MOST_BYTES) return { kind: 'resized', dataUrl }
    }
    return { kind: 'refused', reason: 'too-large' }
  } finally {
    picture.release()
  }
}

/** The largest square in the middle. */
export function middleOf({ width, height }: Pick<Picture, 'width' | 'height'>): Square {
  const side = Math.min(width, height)
  return { x: Math.floor((width - side) / 2), y: Math.floor((height - side) / 2), side }
}

const browserPictures: PictureHost = {
  canDraw: () => drawsTrue(),
  async decode(file) {
    try {
      return await decodeSmall(file)
    } catch {
      // Older browsers reject the options, or can decode pictures only in elements.
      return await decodeInElement(file)
    }
  },
  draw({ source }, part, side) {
    const canvas = document.createElement('canvas')
    canvas.width = side
    canvas.height = side
    const context = canvas.getContext('2d')
    if (context === null) return undefined
    context.imageSmoothingQuality = 'high'
    // JPEG would turn transparent areas black.
    context.fillStyle = '#fff'
    context.fillRect(0, 0, side, side)
    context.drawImage(source, part.x, part.y, part.side, part.side, 0, 0, side, side)
    return (quality) => canvas.toDataURL('image/jpeg', quality)
  },
}

/** The picture is scaled down while it is read, because a full picture from a camera takes a hundred megabytes. */
async function decodeSmall(file: Blob): Promise<Picture> {
  const bitmap = await createImageBitmap(file, {
    resizeWidth: PHOTO_SIDE * 4,
    resizeQuality: 'high',
    imageOrientation: 'from-image',
  })
  return { width: bitmap.width, height: bitmap.height, source: bitmap, release: () => bitmap.close() }
}

async function decodeInElement(file: Blob): Promise<Picture> {
  const address = URL.createObjectURL(file)
  const release = (): void => URL.revokeObjectURL(address)
  try {
    const image = new Image()
    image.src = address
    await image.decode()
    return { width: image.naturalWidth, height: image.naturalHeight, source: image, release }
  } catch (error) {
    release()
    throw error
  }
}
