import { type ReactNode, useState } from 'react'
import type { SheetForm } from '../../../src/screens/lesson/sheet/useSheet'

interface HeldFormProps {
  /** What stands in it at first, by field. */
  readonly texts?: Readonly<Record<string, string>>
  /** Called as a field is left. */
  readonly onLeave?: () => void
  readonly children: (form: SheetForm) => ReactNode
}

/** A form as a sheet gives it to its parts, without a sheet and a database behind it. */
export function HeldForm({ texts = {}, onLeave, children }: HeldFormProps) {
  const [held, setHeld] = useState(texts)
  return children({
    textOf: (name) => held[name] ?? '',
    sourceOf: () => undefined,
    write: (name, text) => setHeld((before) => ({ ...before, [name]: text })),
    leave: () => onLeave?.(),
  })
}
