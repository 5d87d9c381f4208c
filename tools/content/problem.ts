/** One problem that an author has to fix. */
export interface Problem {
  /** File name in the lessons folder. */
  readonly file: string
  /** Path of the field inside the file, or empty for a problem of the entire file. */
  readonly field: string
  readonly problem: string
}

export function describeProblem({ file, field, problem }: Problem): string {
  return field === '' ? `${file}: ${problem}` : `${file}: ${field}: ${problem}`
}
