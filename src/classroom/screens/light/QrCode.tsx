import { useMemo } from 'react'
import { type QrModules, qrModules } from '../../../platform/qrCode'
import { useElementWidth } from '../../../ui/useElementWidth'
import styles from './QrCode.module.css'

interface QrCodeProps {
  /** The content. Base45 characters take the least space. */
  readonly text: string
  /** The accessible name. */
  readonly label: string
}

/** A QR code with its quiet zone, black on white in both themes, as wide as its container. */
export function QrCode({ text, label }: QrCodeProps) {
  const [box, width] = useElementWidth<HTMLDivElement>(280)
  const modules = useMemo(() => qrModules(text), [text])
  const side = sideOf(modules.length, width)
  return (
    <div className={styles.box} ref={box}>
      <svg
        className={styles.code}
        role="img"
        aria-label={label}
        width={side}
        height={side}
        viewBox={`0 0 ${modules.length} ${modules.length}`}
        shapeRendering="crispEdges"
      >
        <path d={darkPath(modules)} />
      </svg>
    </div>
  )
}

/**
 * The side of the code in CSS pixels. Every module gets the same number of screen pixels, because cameras misread
 * modules of unequal size.
 */
function sideOf(modules: number, width: number): number {
  const ratio = window.devicePixelRatio
  return (Math.max(1, Math.floor((width * ratio) / modules)) * modules) / ratio
}

/** Draws each run of dark modules in a row as one rectangle. */
function darkPath(modules: QrModules): string {
  return modules
    .flatMap((row, y) =>
      row.flatMap((isDark, x) => {
        if (!isDark || row[x - 1] === true) return []
        const end = row.indexOf(false, x)
        const length = (end < 0 ? row.length : end) - x
        return [`M${x} ${y}h${length}v1h${-length}z`]
      }),
    )
    .join('')
}
