/** Names that browsers give their own errors, including names from before the standard. No build renames them. */
export type DomFault =
  | ('AbortError' | 'DataCloneError' | 'DataError' | 'InvalidAccessError' | 'NotAllowedError' | 'NotFoundError')
  | ('NotReadableError' | 'OperationError' | 'OverconstrainedError' | 'QuotaExceededError' | 'SecurityError')
  | ('SyntaxError' | 'DevicesNotFoundError' | 'PermissionDeniedError' | 'TrackStartError')

/**
 * Whether the browser itself threw this error. Only this function may read the name of an error
 * (`tools/rooms/errorNames.ts`). A library's errors are recognized by class, because the production build shortens
 * their names.
 */
export function isDomFault(error: unknown, ...names: readonly DomFault[]): boolean {
  return error instanceof Error && (names as readonly string[]).includes(error.name)
}
