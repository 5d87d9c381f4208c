/**
 * Role: a camera of this device, as something that reads QR codes.
 * Guarantee: after `close`, and after any refusal, every track is stopped and the camera's light is off. Pictures are
 * looked at and forgotten: none is kept or sent.
 * Must not: guess: what is not read whole is not told.
 */
import { isDomFault } from '../domFault'
import { openCodeReader } from './codeReader'
import { nextPicture } from './videoPictures'

/**
 * `denied`: by the person, the browser or the device. `none`: no camera. `busy`: another app holds it. `unsupported`:
 * this browser, or this address, hands out no camera.
 */
export type CameraRefusal = 'denied' | 'none' | 'busy' | 'unsupported'

export interface OpenCamera {
  readonly kind: 'open'
  /** Of this camera and of all; one where the browser doesn't tell. */
  readonly id: string
  readonly ids: readonly string[]
  /** It looks at who holds the device: shown mirrored, as people know themselves. */
  readonly isFront: boolean
  readonly hasTorch: boolean
  /** Turns its lamp on or off, and says whether it shines now. */
  shine(isOn: boolean): Promise<boolean>
  /** The texts of all codes in the next picture. Undefined when there is none any more: closed, or taken away. */
  look(): Promise<readonly string[] | undefined>
  /** How bright the picture is by now, 0 to 1. */
  brightness(): number
  close(): void
}

export interface CameraSource {
  /** Whether the person has said yes before, so that the browser won't ask. */
  isAllowed(): Promise<boolean>
  /** Shows the camera in the element. Without an id the one at the back, where there is one. The browser may ask. */
  open(
    video: HTMLVideoElement,
    id?: string,
  ): Promise<OpenCamera | { readonly kind: 'refused'; readonly reason: CameraRefusal }>
}

/** As much of `navigator` as a camera takes. */
export interface CameraHost {
  readonly permissions?: { query(of: { readonly name: PermissionName }): Promise<{ readonly state: string }> }
  readonly mediaDevices?: Pick<MediaDevices, 'getUserMedia' | 'enumerateDevices'>
}

/** A code that fills half of such a picture has four pixels a module. */
const SIZE = { width: { ideal: 1280 }, height: { ideal: 720 } } as const

export function browserCamera(host: CameraHost = navigator): CameraSource {
  return {
    async isAllowed() {
      try {
        const status = await host.permissions?.query({ name: 'camera' })
        return status?.state === 'granted'
      } catch {
        // Firefox and older Safari don't know this name.
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
  // Rejects when it is closed meanwhile; then nobody looks.
  await video.play().catch(() => undefined)
  return {
    kind: 'open',
    id,
    ids: ids.length === 0 ? [id] : ids,
    isFront: settings.facingMode === 'user',
    hasTorch: track !== undefined && 'torch' in (track.getCapabilities?.() ?? {}),
    async shine(isOn) {
      try {
        // No standard type knows the lamp yet.
        await track?.applyConstraints({ advanced: [{ torch: isOn } as MediaTrackConstraintSet] })
        return isOn
      } catch {
        return false
      }
    },
    async look() {
      const isNew = await nextPicture(video, end.signal)
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

/** Names of the standard, and those that browsers used before it. */
function refusalOf(error: unknown): CameraRefusal {
  if (isDomFault(error, 'NotFoundError', 'DevicesNotFoundError', 'OverconstrainedError')) return 'none'
  if (isDomFault(error, 'NotReadableError', 'TrackStartError', 'AbortError')) return 'busy'
  if (isDomFault(error, 'NotAllowedError', 'PermissionDeniedError', 'SecurityError')) return 'denied'
  return 'unsupported'
}
