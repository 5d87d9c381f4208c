/** The first word of a name; the whole name when there is only one. */
export function firstName(displayName: string): string {
  return displayName.trim().split(/\s+/u)[0] ?? displayName
}
