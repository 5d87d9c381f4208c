import type { ComponentProps, MouseEvent } from 'react'
import { Button } from './Button'
import { type SteadyPressOptions, useSteadyPress } from './useSteadyPress'

interface SteadyButtonProps
  extends Omit<ComponentProps<typeof Button>, 'onClick' | 'onPointerDown' | 'onKeyDown'>,
    SteadyPressOptions {
  /** What a press does now, for example `undo`. */
  readonly meaning: string
  /** Left out for a button that submits its form. */
  readonly onPress?: (event: MouseEvent) => void
}

/** A button that appears, goes or changes its meaning with live state: a press that was meant for something else does nothing. */
export function SteadyButton({ meaning, onPress, shownForMs, ...rest }: SteadyButtonProps) {
  return <Button {...rest} {...useSteadyPress(meaning, onPress, { shownForMs })} />
}
