import { useEffect, useState } from 'react'
import type { Bytes } from '../../protocol/bytes'
import { blockBytesFor } from '../../protocol/light/frame'
import { LightFrames } from '../../protocol/light/LightFrames'
import { classroomTools } from '../../../platform/classroomTools'
import { type QrVersion, signsOfVersion } from '../../../platform/qrCode'

interface Made {
  readonly of: Bytes
  readonly version: QrVersion
  /** Undefined if the content can't be shown as codes. */
  readonly frames: LightFrames | undefined
}

/** Undefined until the frames are made. `refused` if the content is empty or too large for codes. */
export function useLightFrames(bytes: Bytes, version: QrVersion): LightFrames | 'refused' | undefined {
  const [made, setMade] = useState<Made | undefined>(undefined)
  useEffect(() => {
    let isWanted = true
    const tell = (frames: LightFrames | undefined): void => {
      if (isWanted) setMade({ of: bytes, version, frames })
    }
    LightFrames.of(bytes, blockBytesFor(signsOfVersion[version]), classroomTools).then(tell, () => tell(undefined))
    return () => {
      isWanted = false
    }
  }, [bytes, version])
  if (made === undefined || made.of !== bytes || made.version !== version) return undefined
  return made.frames ?? 'refused'
}
