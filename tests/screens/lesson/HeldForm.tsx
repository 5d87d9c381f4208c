import { type ReactNode, useState } from 'react'
import type { SheetForm } from '../../../src/screens/lesson/sheet/useSheet'

interface HeldFormProps {
  /** The initial texts, by field. */
  readonly texts?: Readonly<Record<string, string>>
  /** Called when a field is left. */
  readonly onLeave?: () => void
  readonly children: (form: SheetForm) => ReactNode
}

/** A form as a worksheet passes it to its parts, but without a worksheet or a database. */
export function HeldForm({ texts = {}, onLeave, children }: HeldFormProps) {
  const [held, setHeld] = useState(texts)
  return children({
    textOf: (name) => held[name] ?? '',
    typedOf: (name) => held[name] ?? '',
    sourceOf: () => undefined,
    write: (name, text) => setHeld((before) => ({ ...before, [name]: text })),
    leave: () => onLeave?.(),
  })
}
