/**
 * Role: reads QR codes with one of this device's cameras.
 * Guarantee: after `close`, and after any failure to open, every track is stopped and the camera's light is off. No
 * picture is saved or sent.
 * Must not: guess. A code that was only partly read is not reported.
 */
import { isDomFault } from '../domFault'
import { openCodeReader } from './codeReader'
import { nextVideoPicture } from './videoPictures'

/**
 * `denied`: the person, the browser or the device denied access. `none`: there is no camera. `busy`: another app is
 * using it. `unsupported`: this browser or address has no camera access.
 */
export type CameraRefusal = 'denied' | 'none' | 'busy' | 'unsupported'

export interface OpenCamera {
  readonly kind: 'open'
  /** The id of this camera. `ids` has the ids of all cameras, or only this one if the browser doesn't list them. */
  readonly id: string
  readonly ids: readonly string[]
  /** Whether this is the front camera. Its picture is shown mirrored, like a mirror image. */
  readonly isFront: boolean
  readonly hasTorch: boolean
  /** Turns the lamp on or off. Resolves to whether it is on now. */
  shine(isOn: boolean): Promise<boolean>
  /** Returns the text of every code found in the next camera picture. Undefined if the camera was closed or removed. */
  look(): Promise<readonly string[] | undefined>
  /** How bright the current picture is, 0 to 1. */
  brightness(): number
  close(): void
}

export interface CameraSource {
  /** Whether the person has given permission before, so that the browser won't ask. */
  isAllowed(): Promise<boolean>
  /** Shows the camera in the element. Without an id it prefers the back camera. The browser may ask for permission. */
  open(
    video: HTMLVideoElement,
    id?: string,
  ): Promise<OpenCamera | { readonly kind: 'refused'; readonly reason: CameraRefusal }>
}

/** The part of `navigator` that a camera needs. */
export interface CameraHost {
  readonly permissions?: { query(of: { readonly name: PermissionName }): Promise<{ readonly state: string }> }
  readonly mediaDevices?: Pick<MediaDevices, 'getUserMedia' | 'enumerateDevices'>
}

/** At this size, a code that fills half of the picture has four pixels per module. */
const SIZE = { width: { ideal: 1280 }, height: { ideal: 720 } } as const

export function browserCamera(host: CameraHost = navigator): CameraSource {
  return {
    async isAllowed() {
      try {
        const status = await host.permissions?.query({ name: 'camera' })
        return status?.state === 'granted'
      } catch {
        // Firefox and older Safari don't know this permission name.
        return false
      }
    },
    async open(video, id) {
      const { mediaDevices } = host
      if (mediaDevices === undefined) return { kind: 'refused', reason: 'unsupported' }
      const which = id === undefined ? { facingMode: { ideal: 'environment' } } : { deviceId: { exact: id } }
      let stream: MediaStream
      try {
        stream = await mediaDevices.getUserMedia({ audio: false, video: { ...which, ...SIZE } })
      } catch (error) {
        return { kind: 'refused', reason: refusalOf(error) }
      }
      try {
        return await openStream(video, stream, mediaDevices)
      } catch (error) {
        stopTracks(stream)
        throw error
      }
    },
  }
}

async function openStream(
  video: HTMLVideoElement,
  stream: MediaStream,
  mediaDevices: Pick<MediaDevices, 'enumerateDevices'>,
): Promise<OpenCamera> {
  const [track] = stream.getVideoTracks()
  const settings = track?.getSettings() ?? {}
  const reader = await openCodeReader(video)
  const id = settings.deviceId ?? ''
  const devices = await mediaDevices.enumerateDevices().catch(() => [])
  const ids = devices.filter(({ kind }) => kind === 'videoinput').map(({ deviceId }) => deviceId)
  const end = new AbortController()
  track?.addEventListener('ended', () => end.abort())
  video.srcObject = stream
  // This rejects if the camera is closed in the meantime. In that case, no one is watching.
  await video.play().catch(() => undefined)
  return {
    kind: 'open',
    id,
    ids: ids.length === 0 ? [id] : ids,
    isFront: settings.facingMode === 'user',
    hasTorch: track !== undefined && 'torch' in (track.getCapabilities?.() ?? {}),
    async shine(isOn) {
      try {
        // The standard types lack the torch constraint.
        await track?.applyConstraints({ advanced: [{ torch: isOn } as MediaTrackConstraintSet] })
        return isOn
      } catch {
        return false
      }
    },
    async look() {
      const isNew = await nextVideoPicture(video, end.signal)
      return isNew ? await reader.read() : undefined
    },
    brightness: reader.brightness,
    close() {
      end.abort()
      stopTracks(stream)
      if (video.srcObject === stream) video.srcObject = null
    },
  }
}

function stopTracks(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}

/** The error names in the standard, and older names that browsers used before it. */
function refusalOf(error: unknown): CameraRefusal {
  if (isDomFault(error, 'NotFoundError', 'DevicesNotFoundError', 'OverconstrainedError')) return 'none'
  if (isDomFault(error, 'NotReadableError', 'TrackStartError', 'AbortError')) return 'busy'
  if (isDomFault(error, 'NotAllowedError', 'PermissionDeniedError', 'SecurityError')) return 'denied'
  return 'unsupported'
}
