/** A ref for a part that appears because the learner asked for it. The part takes the focus when it mounts. */
export function focusWhenShown(part: HTMLElement | null): void {
  part?.focus()
}
