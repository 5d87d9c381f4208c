import { afterEach, describe, expect, it, vi } from 'vitest'
import { browserCamera } from '../../../src/platform/window/camera'

class FakeTrack extends EventTarget {
  isLive = true
  applied: unknown
  constructor(
    readonly settings: MediaTrackSettings,
    readonly hasTorch = false,
  ) {
    super()
  }
  getSettings = () => this.settings
  getCapabilities = () => (this.hasTorch ? { torch: true } : {})
  applyConstraints = (wanted: unknown) => {
    this.applied = wanted
    return this.hasTorch ? Promise.resolve() : Promise.reject(new TypeError('No torch'))
  }
  stop(): void {
    this.isLive = false
  }
}

function device(track: FakeTrack, devices: readonly { kind: string; deviceId: string }[] = []) {
  const getUserMedia = vi.fn(async () => ({ getVideoTracks: () => [track], getTracks: () => [track] }))
  const mediaDevices = { getUserMedia, enumerateDevices: async () => devices } as unknown as MediaDevices
  const video = document.createElement('video')
  vi.spyOn(video, 'play').mockResolvedValue(undefined)
  Object.defineProperty(video, 'srcObject', { value: null, writable: true, configurable: true })
  return { source: browserCamera({ mediaDevices }), getUserMedia, video }
}

async function opens(track: FakeTrack, devices?: readonly { kind: string; deviceId: string }[]) {
  const { source, video, getUserMedia } = device(track, devices)
  const camera = await source.open(video)
  if (camera.kind === 'refused') throw new Error(`The camera refused: ${camera.reason}`)
  return { camera, video, getUserMedia }
}

afterEach(() => vi.unstubAllGlobals())

describe('the camera of a browser', () => {
  it('is the back camera, without sound', async () => {
    const { getUserMedia } = await opens(new FakeTrack({ deviceId: 'back' }))
    expect(getUserMedia).toHaveBeenCalledWith({
      audio: false,
      video: { facingMode: { ideal: 'environment' }, width: { ideal: 1280 }, height: { ideal: 720 } },
    })
  })

  it('is the requested one', async () => {
    const { source, video, getUserMedia } = device(new FakeTrack({ deviceId: 'front', facingMode: 'user' }))
    const camera = await source.open(video, 'front')
    expect(camera).toMatchObject({ kind: 'open', id: 'front', ids: ['front'], isFront: true })
    expect(getUserMedia).toHaveBeenCalledWith(
      expect.objectContaining({ video: expect.objectContaining({ deviceId: { exact: 'front' } }) }),
    )
  })

  it('lists the other cameras', async () => {
    const { camera } = await opens(new FakeTrack({ deviceId: 'a' }), [
      { kind: 'videoinput', deviceId: 'a' },
      { kind: 'audioinput', deviceId: 'm' },
      { kind: 'videoinput', deviceId: 'b' },
    ])
    expect(camera.ids).toEqual(['a', 'b'])
  })

  it('is off after closing, and ends any wait for a picture', async () => {
    const track = new FakeTrack({ deviceId: 'a' })
    const { camera, video } = await opens(track)
    const looking = camera.look()
    camera.close()
    await expect(looking).resolves.toBeUndefined()
    expect(track.isLive).toBe(false)
    expect(video.srcObject).toBeNull()
  })

  it('reports when the device removes it', async () => {
    const track = new FakeTrack({ deviceId: 'a' })
    const { camera } = await opens(track)
    const looking = camera.look()
    track.dispatchEvent(new Event('ended'))
    await expect(looking).resolves.toBeUndefined()
  })

  it('turns on its lamp only if it has one', async () => {
    const lamp = new FakeTrack({ deviceId: 'a' }, true)
    const { camera } = await opens(lamp)
    expect(camera.hasTorch).toBe(true)
    await expect(camera.shine(true)).resolves.toBe(true)
    expect(lamp.applied).toEqual({ advanced: [{ torch: true }] })
    const without = await opens(new FakeTrack({ deviceId: 'a' }))
    expect(without.camera.hasTorch).toBe(false)
    await expect(without.camera.shine(true)).resolves.toBe(false)
  })

  it.each([
    ['NotAllowedError', 'denied'],
    ['SecurityError', 'denied'],
    ['NotFoundError', 'none'],
    ['OverconstrainedError', 'none'],
    ['NotReadableError', 'busy'],
    ['AbortError', 'busy'],
    ['TypeError', 'unsupported'],
  ])('that answers %s is %s', async (name, reason) => {
    const { source, getUserMedia, video } = device(new FakeTrack({}))
    getUserMedia.mockRejectedValue(Object.assign(new Error('no'), { name }))
    await expect(source.open(video)).resolves.toEqual({ kind: 'refused', reason })
  })

  it('is unsupported without media devices', async () => {
    await expect(browserCamera({}).open(document.createElement('video'))).resolves.toEqual({
      kind: 'refused',
      reason: 'unsupported',
    })
  })

  it('is off again when it could not be shown', async () => {
    const track = new FakeTrack({ deviceId: 'a' })
    const { source, video } = device(track)
    Object.defineProperty(video, 'srcObject', {
      set() {
        throw new TypeError('no')
      },
    })
    await expect(source.open(video)).rejects.toThrow('no')
    expect(track.isLive).toBe(false)
  })

  it('is allowed only when the browser reports it', async () => {
    const asks = (state: string) => browserCamera({ permissions: { query: async () => ({ state }) } }).isAllowed()
    await expect(asks('granted')).resolves.toBe(true)
    await expect(asks('prompt')).resolves.toBe(false)
    await expect(browserCamera({}).isAllowed()).resolves.toBe(false)
    const firefox = browserCamera({ permissions: { query: () => Promise.reject(new TypeError('camera')) } })
    await expect(firefox.isAllowed()).resolves.toBe(false)
  })
})
