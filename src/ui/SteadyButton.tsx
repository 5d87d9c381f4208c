import type { ComponentProps, MouseEvent } from 'react'
import { Button } from './Button'
import { type SteadyPressOptions, useSteadyPress } from './useSteadyPress'

interface SteadyButtonProps
  extends Omit<ComponentProps<typeof Button>, 'onClick' | 'onPointerDown' | 'onKeyDown'>,
    SteadyPressOptions {
  /** The current effect of a press, for example `undo`. */
  readonly meaning: string
  /** Leave it out for a button that submits its form. */
  readonly onPress?: (event: MouseEvent) => void
}

/**
 * A button that appears, disappears or changes its meaning with live state. A press that was meant for an earlier state
 * does nothing.
 */
export function SteadyButton({ meaning, onPress, shownForMs, ...rest }: SteadyButtonProps) {
  return <Button {...rest} {...useSteadyPress(meaning, onPress, { shownForMs })} />
}
