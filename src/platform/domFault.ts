/** Names that browsers give their own errors, those from before the standard too. No build renames them. */
export type DomFault =
  | ('AbortError' | 'DataCloneError' | 'DataError' | 'InvalidAccessError' | 'NotAllowedError' | 'NotFoundError')
  | ('NotReadableError' | 'OperationError' | 'OverconstrainedError' | 'QuotaExceededError' | 'SecurityError')
  | ('SyntaxError' | 'DevicesNotFoundError' | 'PermissionDeniedError' | 'TrackStartError')

/**
 * Whether the browser itself threw this. The only place that reads the name of an error (`tools/rooms/errorNames.ts`): an error
 * of a library is told by its class, whose name the production build shortens.
 */
export function isDomFault(error: unknown, ...names: readonly DomFault[]): boolean {
  return error instanceof Error && (names as readonly string[]).includes(error.name)
}
